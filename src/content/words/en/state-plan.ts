import type { PaymentStatus } from '~/domain/check/case-facts.ts';
import type { MessageKey } from '~/domain/check/outcome.ts';
import type { SituationKind, SituationWords } from '~/domain/plan/situations.ts';

import { SITUATION_WORDS } from './situations.ts';

/** The words of a state's plan as a page. It has no form, so the texts must not mention answers, dates or buttons. */
export const STATE_PLAN_COPY = {
  heading: 'Your plan in {state}',
  /** If there is a law. */
  law: {
    lede: 'Find how your case ended. Then see what the law here may open to you, what to do, and whom to call. You answer nothing, and the page works on any phone or on paper.',
    contents: 'The paths of the law by how your case ended, steps, papers, letters and whom to call.',
    outcomes:
      'The check follows our list of waiting periods. Here you see its answer and what we found in the law. A path is one to ask about, not a promise: a court may weigh things that we can’t see.',
  },
  /** If no law was confirmed. */
  noLaw: {
    lede: 'However your case ended, we could not find a law in force here that seals it. This page is about what helps all the same, and whom to call. You answer nothing, and it works on any phone or on paper.',
    contents: 'What helps where no law seals the record: steps, papers, letters and whom to call.',
    outcomes:
      'The check follows our list of waiting periods. Here you see its answer and what we found in the law.',
  },
  check: 'Work out my dates',
  back: 'All states',
  lawIn: 'The law in {state}',
  head: {
    titles: [
      'Sealing an eviction in {state}: your plan | {brand}',
      'Sealing an eviction in {state}: your plan',
    ],
    opening: 'What to do about an eviction record in {state}.',
    keywords: ['seal an eviction in {state}', '{state} eviction record', 'eviction sealing steps'],
    sentences: ['It asks nothing of you.', 'It works without scripts.', 'Print it and take it along.'],
  },
  outcomes: {
    heading: 'How did your case end?',
    none: 'We found no path of the law for a case that ended like this.',
    onlyIf: 'Only if: ',
    /** How a settlement must have ended. */
    settledAs: {
      dismissed: 'after the deal, the case was dismissed or withdrawn',
      judgment: 'the deal was made a court judgment',
    },
    law: 'The law: ',
    todo: 'What to do',
  },
  finding: {
    /** The check's answer to a case; shown next to the finding. */
    answers: {
      eligible: 'Our check answers: “eligible”.',
      maybe: 'Our check answers: “review needed”.',
      'not-eligible': 'Our check answers: “may not qualify”.',
      'no-law': 'Our check answers: “no record sealing law”.',
    } satisfies Record<MessageKey, string>,
    payments: {
      paid: 'paid in full',
      partial: 'partly paid',
      'not-paid': 'not paid',
      'no-judgment': 'no money judgment',
    } satisfies Record<PaymentStatus, string>,
    locale: 'en-US',
  },
  /** Below a state's pending bills. */
  bill: 'We did not see how this bill ended. It may change what this page says, or may have done so since. Ask the clerk or legal aid what became of it.',
  waiting: 'Waiting period on our list: {period}',
  steps: { heading: 'What to do' },
  /** The reporting limit of screening companies (15 U.S.C. § 1681c) without dates. */
  reporting: [
    'A screening firm generally can’t report an eviction case that is more than seven years old.',
    'Count from the filing. If the landlord won, count from the day of the judgment.',
  ],
  disclosure: 'If someone asks “Have you been evicted?”',
  bring: { papers: 'Bring', clerk: 'Ask the clerk' },
  letters: {
    heading: 'Letters and a call',
    lede: 'Copy the one you need by hand, or into a message. Fill in what stands in [brackets]. Leave out what does not fit.',
  },
  help: 'Whom to call',
  /** Gaps in a letter, to be filled in by hand. */
  gaps: {
    name: '[Your name]',
    phone: '[Your phone number]',
    email: '[Your email address]',
    today: '[Today’s date]',
    filed: '[date]',
    ended: '[date]',
  },
  /** Placeholder values of the steps. */
  unknown: {
    date: 'the law allows it',
    law: 'the one that stands with your path',
    form: 'ask the clerk which one',
  },
} as const;

/** The steps of each situation, reworded where they mention answers, buttons or dates. */
export const STATE_PLAN_SITUATIONS: Readonly<Record<SituationKind, SituationWords>> = {
  ...SITUATION_WORDS,
  wait: {
    heading: 'If you have to wait, use the time',
    introduction: 'Waiting can be part of the plan. A new eviction case may start the time again.',
    steps: [
      'Count from the day that the path names, and write the date down.',
      'If a judgment is unpaid, ask legal aid before you pay or sign. Keep each receipt.',
      'On that day, call the clerk. Ask if the law is still the same.',
    ],
  },
  stipulation: {
    ...SITUATION_WORDS.stipulation,
    introduction: 'If you both sign a paper, the court can act.',
  },
  'no-path': {
    ...SITUATION_WORDS['no-path'],
    heading: 'If no path fits your case',
    introduction: 'There are rules for some cases here. If none of them is for yours, this still helps.',
    steps: SITUATION_WORDS['no-path'].steps.filter(
      (step) => typeof step !== 'string' || !step.includes('your answers'),
    ),
  },
};
