import type { LetterKind, LetterTemplate } from '~/domain/plan/letters.ts';

import { PLAN_WHEN_COPY } from './plan.ts';

const SENDER = ['{name}\n[Your address]\n{phone}\n{email}', '{today}'] as const;
const CLERK = 'The clerk, {court}, {place}';
const CASE = '{court}, {place}, case number [number], filed {filed}';
const SIGNED = 'Sincerely,\n\n\n{name}';

/** Only the renter can tell whether a rule applies, because the plan summarises it in one sentence. */
const CHECK_THE_RULE = '[Ask legal aid if it fits your case. Cross it out if not.]';

/** Outcome of the case, if it is in the renter's favour. */
const ENDING = [
  { when: 'dismissed', text: 'The case was dismissed.' },
  { when: 'won', text: 'The judge ruled for me.' },
  { when: 'any-ending', text: '[How the case ended, and when.]' },
  { when: 'ended', text: 'It ended on {ended}.' },
  { when: 'paid', text: 'The judgment is paid.' },
] as const;

/**
 * The letters and the telephone script. The renter fills in what is in [brackets]. Each asks for something; none admits
 * a debt or promises to pay, because a signed sentence of that kind can be used in court. Statements of law are from 15
 * U.S.C. §§ 1681c, 1681e(b), 1681i, 1681j and 1681m.
 */
export const PLAN_LETTERS: Readonly<Record<LetterKind, LetterTemplate>> = {
  dispute: {
    title: 'Letter to a screening company',
    use: 'For a report that is wrong, not complete or too old. Don’t dispute what is right. It is free, and the company usually has 30 days to check. Keep a copy.',
    paragraphs: [
      ...SENDER,
      'By certified mail, return receipt, number [number]',
      '[Name and address of the screening company]',
      'Re: Dispute of report number [number] of [date of the report] (15 U.S.C. § 1681i)',
      'My date of birth: [date]\nWhere I lived before: [addresses]',
      `Your report about me lists this case: ${CASE}.`,
      [
        {
          when: 'sealed-by-law',
          text: 'By law, the public can no longer see this case: {sealingLaw}. Please take it out. [Ask the clerk first. Cross this out if the public can still see the case.]',
        },
      ],
      [
        {
          when: 'too-old',
          text: 'The case is older than seven years. A report generally may not list it (15 U.S.C. § 1681c(a)). Please take it out.',
        },
      ],
      [
        'What is wrong: [the case is not mine; the ending or a date is wrong or left out; it does not say “paid”; other; or cross this out].',
        ...ENDING,
      ],
      'The law asks you to take care that a report is as accurate as it can be (15 U.S.C. § 1681e(b)).',
      'Please check this again, free of charge. Fix or delete what is wrong and what you can’t confirm. Tell me how you checked it and whom you asked. Then send me the result and a new copy of my report.',
      'I enclose: [copies of my ID, of the report, and of court papers that show what is right]',
      SIGNED,
    ],
  },
  denial: {
    title: 'Letter after you were turned down',
    use: 'For the landlord who said no or asked for more money, or for the company that made the report. Keep a copy.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the landlord or the screening company]',
      'Re: My application for [address], turned down on [date] (15 U.S.C. § 1681m)',
      '[Keep the part that fits, and cross out the other.]',
      'To the landlord: was a report about me part of the reason? If so, please tell me in writing, and name the company that made it (15 U.S.C. § 1681m(a)).',
      [
        {
          when: 'denial-rule',
          text: `To the landlord: this is the law where the home is. {denialRule} The law: {denialLaw}. Please tell me in writing how you followed it. ${CHECK_THE_RULE}`,
        },
      ],
      'To the company: please send me my report. It is free, because I was turned down less than 60 days ago (15 U.S.C. § 1681j(b)).',
      'Please reply by [date].',
      SIGNED,
    ],
  },
  clerk: {
    title: 'Letter to the court clerk',
    use: 'It gets you a written answer that you can show. Ask first what a copy costs.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Re: Case number [number], filed {filed}',
      [
        {
          when: 'court-seals',
          text: 'Please confirm in writing that the case is sealed, expunged or closed to the public under {sealingLaw}. If the public can still see it, please tell me how to get that fixed.',
        },
      ],
      [
        {
          when: 'off-website',
          text: 'Please confirm in writing that the case is off the court’s website under {websiteLaw}. If it is still there, please tell me how to get that fixed.',
        },
      ],
      [
        {
          when: 'may-be-closed',
          text: 'Please tell me in writing if the case is sealed, closed or off the court’s website.',
        },
      ],
      'Please send me a copy of the docket, the list of what was filed in the case. I need the day it was filed, how it ended, and the day it ended.',
      'Please tell me what it costs, and how to ask for a fee waiver.',
      SIGNED,
    ],
  },
  landlord: {
    title: 'Letter to your old landlord',
    use: 'Ask legal aid before you send this. Then send it to the landlord or the landlord’s lawyer. Keep a copy.',
    paragraphs: [
      ...SENDER,
      '[Name and address of the landlord]',
      `Re: ${CASE}`,
      [
        {
          when: 'paid',
          text: 'The judgment was paid in full on [date]. Please file a paper with the court that says so (a satisfaction of judgment), and send me a copy.',
        },
      ],
      [
        {
          when: 'unpaid',
          text: 'Please send a payoff statement for the judgment, if one is still enforceable. This is not an admission or a promise to pay.',
        },
      ],
      [
        {
          when: 'agreement',
          text: 'Please sign a paper with me, so that the court can seal or limit the record. The law: {agreementLaw}. I will bring the paper and file it.',
        },
      ],
      'This record makes it hard for me to rent a home. Please reply by [date].',
      SIGNED,
    ],
  },
  satisfaction: {
    title: 'Letter to the court that the judgment is paid',
    use: 'For a court file that does not show that you paid. Ask the clerk if there is a form for it.',
    paragraphs: [
      ...SENDER,
      CLERK,
      'Re: Case number [number], filed {filed}',
      'The judgment in this case was paid in full on [date]. Please record in the file that it is satisfied.',
      'I enclose: [copies of receipts, bank records, or a letter from the landlord]',
      'If I must file a form or ask the judge first, please tell me which form it is, or how to ask. When it is done, please send me a copy that shows it.',
      SIGNED,
    ],
  },
  explanation: {
    title: 'Note to a new landlord',
    use: 'Hand it in only if the case may show up. Is the case sealed? Then ask legal aid first: you may not need it.',
    paragraphs: [
      ...SENDER,
      '[Name of the landlord]',
      'Re: My application for [address]',
      [`A search may show an eviction case from my past: ${CASE}.`, ...ENDING],
      'What happened: [one or two sentences]',
      'Since then: [your job, your rent paid on time, what has changed]',
      'You can call these people about me: [a boss, a landlord, a case worker]',
      [
        {
          when: 'application-rule',
          text: `This is the law where the home is. {applicationRule} The law: {applicationLaw}. ${CHECK_THE_RULE}`,
        },
      ],
      'Please look at all of this, and call me if you have a question.',
      SIGNED,
    ],
  },
  call: {
    title: 'What to say on the phone',
    use: 'For the clerk or legal aid. Answer what they ask, and say no more than that about money. Write down who you spoke with, and when.',
    paragraphs: [
      `“Hello, my name is {name}. I am calling about a court case: ${CASE}.”`,
      '“Can the record be sealed?”',
      ...PLAN_WHEN_COPY.clerk.map((question) => `“${question}”`),
      '“Who can help me for free with the papers?”',
      'I spoke with: [name]\nOn: [date]\nThey said:',
    ],
  },
};
