import type { DoorLetter, DoorPage } from '#domain/plan/doors.ts';
import type { LetterTemplate } from '#domain/plan/letters.ts';

import { SENDER, SIGNED } from './plan.ts';

const COMPANY = '[Name and address of the screening company]';

/**
 * The letters of the doors. None admits a debt, and none says that there is a case that the reader does not know of.
 * Statements of law are from 15 U.S.C. §§ 1681g, 1681i, 1681j and 1692g, 24 CFR 982.554, 982.555 and 960.208, and 42
 * U.S.C. § 3604.
 */
export const DOOR_LETTERS = {
  'own-file': {
    title: 'Ask a screening company for your file',
    use: 'Send it to each company that you know of. It is free once in 12 months from a nationwide company, and within 60 days after a no.',
    paragraphs: [
      '{name}\n{phone}\n{email}',
      '{today}',
      COMPANY,
      'Re: My file (15 U.S.C. §§ 1681g, 1681j)',
      'Please send me all information in my file, its sources, and who received a report about me. It is free of charge.',
      'My date of birth: [date]\nFormer names: [names, or cross this out]\nWhere I lived in the last years: [addresses]',
      'I enclose: [a copy of my ID, with its number struck out]',
      'Thank you,\n\n\n{name}',
    ],
  },
  dispute: {
    title: 'Dispute the line on a report',
    use: 'Send it to the company that reports it. It is free. They usually have 30 days to answer. Keep a copy.',
    paragraphs: [
      ...SENDER,
      COMPANY,
      'Re: Dispute (15 U.S.C. § 1681i)',
      [
        {
          when: 'not-mine',
          text: 'Your report about me lists the case number [number]. This case is not mine.',
        },
      ],
      [
        {
          when: 'no-court',
          text: 'Your report about me lists [the line on the report]. I dispute it. There was no court case.',
        },
      ],
      'Please check this, free of charge. Delete what is wrong and what you can’t confirm. Then send me the result and a new copy of my report.',
      'I enclose a copy of my ID, with its number struck out.',
      SIGNED,
    ],
  },
  'second-dispute': {
    title: 'The second letter: they did not answer, or it stays',
    use: 'After 30 days without an answer, or if the line stays or comes back. Your statement may have 100 words. Tell no private facts in it.',
    paragraphs: [
      ...SENDER,
      COMPANY,
      'Re: My dispute of [date of the first letter] (15 U.S.C. § 1681i)',
      'I enclose a copy of that letter. The 30 days have passed. Please delete what you could not confirm.',
      'Did you put a line back? I had no notice. Please send me the certification, or delete the line.',
      'Please tell me how you checked it, and whom you asked.',
      'Please add this statement to my file and send it with each report: [your statement, at most 100 words]',
      'Please send the corrected report or the statement to everybody who got my report in the last six months.',
      SIGNED,
    ],
  },
  'debt-validation': {
    title: 'Ask a debt collector for proof',
    use: 'Only to a collector, not to the landlord. Send it before the end day on their notice: then they must stop until they have sent proof. Never write that you owe it or will pay.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the collector]',
      'Re: Account number [number] (15 U.S.C. § 1692g)',
      'I dispute this debt, all of it.',
      'Please send me verification, and the name and address of the original creditor.',
      'Please report it as disputed.',
      'Please write to me at the address above.',
      SIGNED,
    ],
  },
  review: {
    title: 'Ask the housing authority for a review',
    use: 'Send it before the last day in their letter, and keep a copy. Give no reasons that admit a fault before legal aid has read it.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the housing authority]',
      'Re: Your letter of [date], application number [number]',
      '[Keep the line that fits, and cross out the other two.]',
      'I applied for a voucher. I ask for an informal review (24 CFR 982.554).',
      'I have a voucher. I ask for an informal hearing, and to see the papers before it (24 CFR 982.555).',
      'I applied for public housing. I ask for an informal hearing on the finding that I am not eligible (24 CFR 960.208).',
      'Please send me the papers that you relied on, and your rules for the review. I want to speak in person.',
      '[Was a report wrong? Then keep this: I dispute the report under 15 U.S.C. § 1681i.]',
      SIGNED,
    ],
  },
  accommodation: {
    title: 'Ask for a change of a rule because of a disability',
    use: 'To a landlord or a housing authority. No form is needed. Never write which disability it is, or about medicine or doctors. They may say no, or offer another change.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the landlord or the housing authority]',
      'Re: Request for a reasonable accommodation (42 U.S.C. § 3604(f)(3)(B))',
      'I have a disability, or a member of my household has one.',
      'This rule keeps me out: [the rule].',
      'Please make this change: [for example look at my application without that one case].',
      'I need it because of the disability: [one sentence without medical facts].',
      'If you can’t do this, please tell me what other change you can make. Please answer by [date].',
      SIGNED,
    ],
  },
} as const satisfies Readonly<Record<DoorLetter, LetterTemplate>>;

/** A button of a page: what it does, with a line below. */
interface DoorButton {
  readonly label: string;
  readonly note: string;
}

/** What a page says in a list of short parts, each with a sentence or two. */
interface DoorPart {
  readonly heading: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

interface DoorCopy {
  readonly heading: string;
  readonly lede: string;
  /** For the first letters of the door, in their order. */
  readonly buttons: readonly DoorButton[];
  readonly parts: readonly DoorPart[];
  /** A sentence to read out to the clerk; empty where there is none. */
  readonly say: string;
}

/** The pages of what may have happened instead of a case that is over. */
export const DOOR_COPY = {
  'not-mine': {
    heading: 'Then have it taken off. You need no sealing.',
    lede: 'It is free. The company that reports it must look into what you dispute.',
    buttons: [
      { label: 'Ask for my report, free', note: 'A landlord who said no must name the company' },
      { label: 'I have it: write the dispute', note: '“This case is not mine” is already in it' },
    ],
    parts: [
      {
        heading: 'Is it really somebody else?',
        items: [
          { title: 'Date of birth.', text: 'A report can match by name alone.' },
          { title: 'The home in the case.', text: 'Did you ever live there?' },
          {
            title: 'The court’s file.',
            text: 'Ask the clerk to read out the name, the address and any date of birth.',
          },
        ],
      },
      {
        heading: 'What comes after the report',
        items: [
          { title: 'Send the dispute.', text: 'One page, and a copy of your ID with its number struck out.' },
          { title: 'Count 30 days.', text: 'They usually have 30 days to answer (15 U.S.C. § 1681i).' },
          {
            title: 'They say it stays?',
            text: 'Send the second letter below, with a statement of your own.',
          },
          {
            title: 'Did somebody use your name?',
            text: 'Only then report it at IdentityTheft.gov. With that report and proof of who you are, ask the company to block the line within four business days (15 U.S.C. § 1681c-2). Never for a stranger of the same name: a false report is a crime.',
          },
        ],
      },
    ],
    say: 'Is there a date of birth or another way to tell people apart in this file?',
  },
  'never-served': {
    heading: 'Setting it aside comes first',
    lede: 'The landlord won, and you never got the papers? A judge can undo that judgment. Ask legal aid first.',
    buttons: [],
    parts: [
      {
        heading: 'Before you ask the judge',
        items: [
          {
            title: 'Call legal aid.',
            text: 'If the judgment is undone, the case starts again. They can say what that may bring.',
          },
          {
            title: 'Ask the clerk.',
            text: 'The file says when and how you are said to have got the papers.',
          },
          {
            title: 'Don’t wait.',
            text: 'Some states give only days. Is the time over? Ask still: a judgment without papers may be void.',
          },
        ],
      },
      {
        heading: 'What it does to your record',
        items: [
          {
            title: 'By itself, nothing yet.',
            text: 'The case must then be dismissed, or you must win it. Indiana’s law also names judgments that were undone.',
          },
          { title: 'Then check again.', text: 'A dismissed case has more ways to be sealed.' },
        ],
      },
    ],
    say: 'How does the file say that I got the papers? Which form asks the judge to set the judgment aside?',
  },
  'no-court': {
    heading: 'No court? Dispute it in writing',
    lede: 'A landlord or a collector reports a debt, and there was no case. Then there is nothing to seal. Two letters are free.',
    buttons: [
      { label: 'A collector wrote: ask for proof', note: 'Before the end day on their notice' },
      { label: 'It is on a report: dispute it', note: 'Free, to the company that reports it' },
    ],
    parts: [
      {
        heading: 'What a collector may not do',
        items: [
          {
            title: 'Go on without proof.',
            text: 'Dispute in writing in time, and they must stop until they have sent proof (12 CFR 1006.38). The time is 30 days from their notice, which prints the last day.',
          },
          {
            title: 'Hide the dispute.',
            text: 'They must report the debt as disputed (15 U.S.C. § 1692e(8)).',
          },
          {
            title: 'Take silence as a yes.',
            text: 'Not to dispute a debt is no admission (15 U.S.C. § 1692g(c)).',
          },
          {
            title: 'A landlord is no collector.',
            text: 'These rules do not bind a landlord who collects his own rent. Dispute the line on the report.',
          },
        ],
      },
      {
        heading: 'Take care',
        items: [
          {
            title: 'Don’t promise to pay.',
            text: 'In some states that starts the time to sue you again. Ask legal aid first.',
          },
          {
            title: 'Papers came after all?',
            text: 'Then there is a case, and the days count. Get help today.',
          },
        ],
      },
    ],
    say: '',
  },
  'housing-authority': {
    heading: 'Ask for a review, in writing',
    lede: 'A housing authority that says no must tell you why, and how to ask for a review. It is free.',
    buttons: [
      { label: 'Write: I ask for a review', note: 'Before the last day in their letter' },
      { label: 'A disability plays a part', note: 'Ask for a change of the rule' },
    ],
    parts: [
      {
        heading: 'How a review goes',
        items: [
          {
            title: 'The last day is in their letter.',
            text: 'Each housing authority sets its own. No letter? Ask for one.',
          },
          { title: 'Somebody else decides.', text: 'Not the one who said no, and nobody below that person.' },
          { title: 'You may speak or write.', text: 'They must answer in writing, with the reasons.' },
          {
            title: 'Do you have a voucher already?',
            text: 'Then ask for a hearing, and to see the papers before it.',
          },
          {
            title: 'Not for everything.',
            text: 'The size of the home or more time for a voucher has no review.',
          },
        ],
      },
      {
        heading: 'Was it because of violence?',
        items: [
          {
            title: 'They may not count it against you.',
            text: 'Housing with federal help may not turn you down because you survived violence at home, stalking or sexual abuse (34 U.S.C. § 12491).',
          },
          {
            title: 'Tell nobody what happened.',
            text: 'Only if they ask in writing, give form HUD-5382 or another paper: you choose. You have 14 business days. Ask them to keep it confidential, and name a safe way to answer.',
          },
        ],
      },
    ],
    say: '',
  },
} as const satisfies Readonly<Record<DoorPage, DoorCopy>>;

/** Around all of them. */
export const DOOR_PAGE_COPY = {
  change: 'Change',
  letters: 'The letters',
  /** After the dispute. */
  days: {
    ends: 'Sent today? They usually have until {date}.',
    alone: 'The link opens this page and holds nothing of you.',
  },
  companies: {
    heading: 'Whom to write to',
    text: 'The company is named in the landlord’s answer. Two that show on their own sites how to ask:',
    list: 'All companies: the list of a federal agency',
  },
  state: 'In which state was the case?',
  help: 'Free help in your state',
  also: { 'not-mine': 'It is not my case either', 'never-served': 'I also never got court papers' },
  both: 'Both can be true.',
  after: 'Is there a case of your own that is over?',
  print: 'Print this page',
} as const;
