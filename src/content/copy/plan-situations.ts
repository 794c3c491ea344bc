import type { Situation } from '~/domain/plan/situations.ts';

/** What to do in one situation, in words. */
export interface SituationWords {
  readonly heading: string;
  readonly introduction: string;
  readonly steps: readonly string[];
}

/** What the words of a plan speak of. */
export interface SituationFacts {
  /** `'Arizona'` */
  readonly state: string;
  /** The court's name, as it stands under the law: `'Justice Court'`. */
  readonly court: string;
  /** The day to wait for, in words; the empty text where there is none. */
  readonly date: string;
}

const KEEP_A_COPY = 'Keep a copy of the order. Screening firms can be slow, so you may have to show it.';
const ASK_FOR_HELP = 'Call legal aid. Help is free if your income is low. Ask if they know another way.';

/**
 * The steps of each situation. Plain, in the order in which a person does them; nothing in them is promised, because a
 * court decides.
 */
export const SITUATION_WORDS: Readonly<
  Record<Situation['kind'], (facts: SituationFacts, remedy: Situation['remedy']) => SituationWords>
> = {
  automatic: ({ court }) => ({
    heading: 'Check that the court has done its part',
    introduction: 'The law tells the court to act. You should not have to file, but mistakes happen.',
    steps: [
      `Call or visit the clerk of the court (${court}). Have your case number at hand.`,
      'Ask: “Is my case sealed, closed or off the website?”',
      'If it is still open, ask how to get it fixed. Name the law that is cited above.',
      KEEP_A_COPY,
    ],
  }),
  petition: ({ court }, remedy) => ({
    heading: 'Ask the court',
    introduction: 'You file a paper and a judge or clerk decides. You can do this without a lawyer.',
    steps: [
      remedy?.formName == null
        ? 'Ask the clerk which form to use. If there is none, ask how to file a motion.'
        : `Get the form: ${remedy.formName}. The clerk or the court’s website has it.`,
      `Fill it in and file it with the court that had your case (${court}).`,
      'Ask if you must send the landlord a copy, and how.',
      'If there is a hearing, go. Bring your papers and say in short why it matters to you.',
      KEEP_A_COPY,
    ],
  }),
  'find-out': ({ court }) => ({
    heading: 'Find what is missing',
    introduction: 'One fact decides if a path is open to you. You can find it in a day or two.',
    steps: [
      'Look at your court papers. Most dates are on the first or the last page.',
      `No papers? Call the clerk (${court}). Give your name and the year. Ask for the case number and the dates.`,
      'Come back to this page with what you found. It takes a minute.',
    ],
  }),
  wait: ({ date }) => ({
    heading: date === '' ? 'Wait, and use the time' : `Wait until ${date}, and use the time`,
    introduction: 'Waiting can be part of the plan. A new eviction case may start the time again.',
    steps: [
      'Put the date in your calendar with the button above.',
      'If you owe money on the case, pay when you can and keep each receipt.',
      'On that day, call the clerk. Ask if the law is still the same.',
    ],
  }),
  stipulation: ({ court }, remedy) => ({
    heading: 'Ask the landlord to sign',
    introduction: `If you both sign a paper, the court can act. The law: ${remedy?.citation ?? 'see above'}.`,
    steps: [
      'Send the letter to your old landlord. It is below, ready to edit.',
      'If you owe money, offer to pay as part of the deal. Get the deal in writing first.',
      `Ask the clerk (${court}) if there is a form for both of you to sign.`,
      'File the signed paper with the court. Ask when a judge will look at it.',
    ],
  }),
  pay: ({ court }) => ({
    heading: 'Pay, and have it put on file',
    introduction: 'One path opens once the judgment is paid. Paid is not enough: the court must know it.',
    steps: [
      `Ask the clerk (${court}) what is still owed, with costs and interest.`,
      'Ask the landlord or the collector for a deal in writing before you pay.',
      'Pay in a way that leaves proof. Cash alone leaves none.',
      'Ask the landlord to file a paper that says you paid (a “satisfaction of judgment”).',
      'If the landlord does not file it, ask the clerk how you can prove to the judge that you paid.',
    ],
  }),
  'paid-still-refused': ({ court }) => ({
    heading: 'You paid, and still get turned down',
    introduction:
      'This is common, and you can do something. Often the court file does not show that you paid.',
    steps: [
      `Ask the clerk (${court}): “Does the file show that the judgment is paid?”`,
      'If not, send the old landlord the letter below. It asks for the paper that says you paid.',
      'No reply? Ask the clerk how to show the judge your proof.',
      'Ask the new landlord which firm made the report. If the report was the reason, they must tell you.',
      'Get your report from that firm. It is free within 60 days after you were turned down.',
      'If it does not say “paid”, send the dispute letter below.',
    ],
  }),
  'screening-limit': (_facts, remedy) => ({
    heading: 'A law limits how your case may be used',
    introduction: `It does not seal the file. It may stop a landlord from using it. The law: ${remedy?.citation ?? 'see above'}.`,
    steps: [
      'Save the name of the law. You may need to show it to a landlord.',
      'If you are turned down, ask why, in writing.',
      'Call legal aid if you think the case was held against you.',
    ],
  }),
  'no-path': ({ state }) => ({
    heading: 'No path fits your answers today',
    introduction: `${state} has rules for some cases. From your answers, none of them fits yours right now.`,
    steps: [
      ASK_FOR_HELP,
      'Check your answers. The way a case ended can be other than you recall. The clerk can tell you.',
      'Ask the old landlord to help. A short note that says you paid can help.',
      'Look at your screening report and dispute what is wrong. It is free.',
    ],
  }),
  'no-law': ({ state }) => ({
    heading: 'What helps without a sealing law',
    introduction: `We found no law in ${state} that seals this case. There is still a lot you can do.`,
    steps: [
      ASK_FOR_HELP,
      'Get your screening report and dispute what is wrong. It is free.',
      'Write a short note for the next landlord. It is below, ready to edit.',
      'If you paid, have it put on file. Ask the clerk how.',
      'Laws change. Come back in a few months.',
    ],
  }),
};
