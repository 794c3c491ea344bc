import type { CaseOutcome } from '~/domain/check/case-facts.ts';

import { PLAN_WHEN_COPY } from './plan.ts';

/** What the letters of a plan are filled with. `null` is what was not typed: the letter leaves a gap. */
export interface LetterFacts {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Today, in words. */
  readonly today: string;
  readonly court: string;
  /** `'Maricopa County, Arizona'`, or the state alone. */
  readonly place: string;
  /** The day of the filing, in words. */
  readonly filed: string;
  readonly outcome: CaseOutcome;
  /** The day the case ended, in words. */
  readonly ended: string | null;
  readonly isPaid: boolean;
  readonly owes: boolean;
  /** The law under which landlord and renter can agree to seal; `null` where none was found. */
  readonly agreementLaw: string | null;
  /** Whether the seven years of 15 U.S.C. § 1681c are over. */
  readonly isTooOldToReport: boolean;
}

/** One text that a renter sends, hands over or reads out. */
export interface LetterWords {
  readonly title: string;
  /** When it helps, and what to do with it. */
  readonly use: string;
  readonly text: (facts: LetterFacts) => string;
}

const ENDINGS: Readonly<Record<CaseOutcome, string>> = {
  dismissed: 'The case was dismissed',
  won: 'The judge ruled for me',
  lost: 'The judge ruled for the landlord',
  settlement: 'We settled the case',
};

const ending = ({ outcome, ended }: LetterFacts): string =>
  ended === null ? `${ENDINGS[outcome]}.` : `${ENDINGS[outcome]} (${ended}).`;

const caseLine = ({ court, place, filed }: LetterFacts): string =>
  `${court}, ${place}, case number [number], filed ${filed}`;

const letter = (facts: LetterFacts, to: string, subject: string, paragraphs: readonly string[]): string =>
  [
    `${facts.name}\n[Your address]\n${facts.phone}\n${facts.email}`,
    facts.today,
    to,
    `Re: ${subject}`,
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    `Sincerely,\n\n\n${facts.name}`,
  ].join('\n\n');

/** The letters and the call, by what they are for. The renter fills in what is in [brackets]. */
export const PLAN_LETTERS = {
  dispute: {
    title: 'Letter to a screening company',
    use: 'For a report that is wrong or out of date. It is free. The company usually has 30 days to check. Keep a copy.',
    text: (facts) =>
      letter(
        facts,
        '[Name and address of the screening company]',
        'Dispute of my tenant screening report (15 U.S.C. § 1681i)',
        [
          `Your report about me lists this case: ${caseLine(facts)}.`,
          `I dispute it. ${ending(facts)}${facts.isPaid ? ' I paid in full.' : ''}${
            facts.isTooOldToReport ? ' The case is more than seven years old (15 U.S.C. § 1681c).' : ''
          } The report is wrong because: [say what is wrong]`,
          'Please check this item again, free of charge. Fix or delete what you can’t confirm. Then send me the result and a new copy of my report.',
          'I enclose: [a copy of my ID, of the report and of my court papers]',
        ],
      ),
  },
  landlord: {
    title: 'Letter to your old landlord',
    use: 'Send it to the landlord or the landlord’s lawyer. Keep a copy.',
    text: (facts) =>
      letter(facts, '[Name and address of the landlord]', caseLine(facts), [
        facts.isPaid
          ? 'I paid the judgment in full on [date]. Please file a paper with the court that says so (a satisfaction of judgment), and send me a copy.'
          : '',
        facts.owes
          ? 'I want to settle what I owe. Please tell me in writing how much is left. When I have paid, please file a paper with the court that says so (a satisfaction of judgment).'
          : '',
        facts.agreementLaw === null
          ? ''
          : `I also ask you to sign an agreement with me, so that the court can seal or limit the record. The law: ${facts.agreementLaw}. I will bring the form and file it.`,
        'This record makes it hard for me to rent a home. Please reply by [date].',
      ]),
  },
  explanation: {
    title: 'Note to a new landlord',
    use: 'Hand it in if the case may show up. If the case is sealed, you may not need it.',
    text: (facts) =>
      letter(facts, '[Name of the landlord]', 'My application for [address]', [
        `A search may show an eviction case from my past: ${caseLine(facts)}. ${ending(facts)}${
          facts.isPaid ? ' I paid what I owed.' : ''
        }`,
        'What happened: [one or two sentences]',
        'Since then: [your job, your rent paid on time, what has changed]',
        'You can call these people about me: [a boss, a landlord, a case worker]',
      ]),
  },
  call: {
    title: 'What to say on the phone',
    use: 'For the clerk or legal aid. Write down who you spoke with, and when.',
    text: (facts) =>
      [
        `“Hello, my name is ${facts.name}. I had an eviction case: ${caseLine(facts)}.”`,
        `“${ending(facts)}${facts.isPaid ? ' I paid in full.' : ''}${facts.owes ? ' I still owe money on it.' : ''}”`,
        '“Can the record be sealed?”',
        ...PLAN_WHEN_COPY.clerk.map((question) => `“${question}”`),
        '“Who can help me for free with the papers?”',
        'I spoke with: [name]\nOn: [date]\nThey said:',
      ].join('\n\n'),
  },
} as const satisfies Record<string, LetterWords>;

/** Which letter it is. */
export type LetterKind = keyof typeof PLAN_LETTERS;
