import type { PathWords, SituationKind, SituationWords } from '~/domain/plan/situations.ts';

const KEEP_A_COPY = 'Keep a copy of the order. Screening firms can be slow, so you may have to show it.';
const CALL_LEGAL_AID = 'Call legal aid. Help is free if your income is low. Ask if they know another way.';
const OWN_NOTE = 'Write a short note for the next landlord. This plan has one to start from.';
const DISPUTE = 'Get your screening report and dispute what is wrong. It is free.';

/**
 * The steps of each situation, in the order in which a person takes them. They promise nothing, because a court
 * decides, and mention no buttons or positions on the page, because they are printed too.
 */
export const SITUATION_WORDS: Readonly<Record<SituationKind, SituationWords>> = {
  automatic: {
    heading: 'Check that the court has done its part',
    introduction: 'The law tells the court to act. You should not have to file, but mistakes happen.',
    steps: [
      'Call or visit the clerk ({court}). Have your case number at hand.',
      'Ask: “Is my case sealed, closed or off the website?” This plan has a letter that asks for it in writing.',
      'If it is still open, ask how to get it fixed. Name the law: {law}.',
      KEEP_A_COPY,
    ],
  },
  petition: {
    heading: 'Ask the court',
    introduction: 'You file a paper and a judge or clerk decides. You can do this without a lawyer.',
    steps: [
      'The form: {form}.',
      'Fill it in and file it with the court that had your case ({court}).',
      'Ask if you must send the landlord a copy, and how.',
      'If there is a hearing, go. Bring your papers and say in short why it matters to you.',
      KEEP_A_COPY,
    ],
  },
  'find-out': {
    heading: 'Find what is missing',
    introduction: 'One fact decides if a path is open to you. You can often find it in a day or two.',
    steps: [
      'Look at your court papers. Most dates are on the first or the last page.',
      'No papers? Call the clerk ({court}). Give your name and the year. Ask for the case number and the dates.',
      'Come back and add what you found.',
    ],
  },
  wait: {
    heading: 'Wait until {date}, and use the time',
    introduction: 'Waiting can be part of the plan. A new eviction case may start the time again.',
    steps: [
      'Put the date in your calendar.',
      {
        when: 'unpaid',
        text: 'If a judgment is unpaid, ask legal aid before you pay or sign. Keep each receipt.',
      },
      'On that day, call the clerk. Ask if the law is still the same.',
    ],
  },
  stipulation: {
    heading: 'Ask the landlord to sign',
    introduction: 'If you both sign a paper, the court can act. The law: {law}.',
    steps: [
      'Ask legal aid first, above all if money comes up. A deal about money needs a careful paper.',
      'Send your old landlord the letter from this plan.',
      'Ask the clerk ({court}) if there is a form for both of you to sign.',
      'File the signed paper with the court. Ask when a judge will look at it.',
    ],
  },
  pay: {
    heading: 'Pay, and have it put on file',
    introduction: 'One path opens once the judgment is paid, and the court must know that it is.',
    steps: [
      'Ask the clerk ({court}) what is still owed, with costs and interest.',
      'Ask the landlord or the collector for a deal in writing before you pay.',
      'Pay in a way that leaves proof. Cash alone leaves none.',
      'Ask the landlord to file a paper that says you paid (a “satisfaction of judgment”).',
      'If the landlord does not file it, ask the clerk how to show the judge that you paid.',
    ],
  },
  'ask-clerk': {
    heading: 'Ask the clerk if the law is still the same',
    introduction: 'We have not checked this law for a long time. It may help you, but it may have changed.',
    steps: [
      'Call or visit the clerk ({court}). Have your case number at hand.',
      'Ask: “Is this still the law, and does it fit my case?” The law: {law}.',
      CALL_LEGAL_AID,
      'Pay nobody to seal the case before you have an answer.',
    ],
  },
  'paid-still-refused': {
    heading: 'You paid, and still get turned down',
    introduction:
      'This is common, and you can do something. Often the court file does not show that you paid.',
    steps: [
      'Ask the clerk ({court}): “Does the file show that the judgment is paid?”',
      'If not, send the old landlord the letter from this plan. It asks for the paper that says you paid.',
      'No reply? Send the court the letter from this plan, with your proof that you paid.',
      'Ask the new landlord which firm made the report. If the report was the reason, they must tell you.',
      'Get your report from that firm. It is free within 60 days after you were turned down.',
      'If it does not say “paid”, send the dispute letter from this plan.',
    ],
  },
  'screening-limit': {
    heading: 'A law limits how your case may be used',
    introduction:
      'It does not seal the file. It may limit what a landlord can use, or what a report can list. The law: {law}.',
    steps: [
      'Save the name of the law. You may need to show it to a landlord or a screening firm.',
      'If you are turned down, ask why, in writing.',
      'Call legal aid if you think the case was held against you.',
    ],
  },
  'no-path': {
    heading: 'No path fits your answers today',
    introduction:
      'There are rules for some cases here. From your answers, none of them fits yours right now.',
    steps: [
      CALL_LEGAL_AID,
      'Check your answers. A case may have ended in another way than you recall. The clerk can tell you.',
      DISPUTE,
      OWN_NOTE,
    ],
  },
  'no-law': {
    heading: 'What helps without a sealing law',
    introduction: 'We could not confirm any law here that seals this case. There is still a lot you can do.',
    steps: [
      CALL_LEGAL_AID,
      'Ask the clerk ({court}) for a copy of your case, and for proof of how it ended.',
      'If you paid, ask the clerk how to put that on file.',
      'If the landlord won, ask legal aid if the landlord can sign a paper that undoes the judgment (to “vacate” it).',
      DISPUTE,
      OWN_NOTE,
      'Laws change. Come back in a few months.',
    ],
  },
};

/** The effect of a legal path, and who acts. */
export const PATH_WORDS = {
  effect: {
    sealed: 'Seals the court record.',
    expunged: 'Clears the court record (expungement).',
    confidential: 'Hides the court record from the public.',
    'limited-online-access': 'Takes the case off the court’s website. The file at the court stays open.',
    'screening-report-limit': 'Limits how the case may be used. The court file stays open.',
  },
  how: {
    automatic: 'The court acts on its own.',
    petition: 'You ask the court.',
    'court-discretion': 'You ask, and a judge weighs it.',
    stipulation: 'You and the landlord sign.',
  },
  localTo: 'Only for: {court}. Your summons names your court.',
} as const satisfies PathWords;
