import type { FindingWithoutLaw, LawFinding, LawGroup } from '#domain/law/evidence.ts';
import type { UnreadAct } from '#domain/law/sealing-law.ts';

/*
 * What the editors found in the law of a state, in the words of every place that says it. No other file says it in words
 * of its own.
 */

/** The map's legend, and the filter of the table. */
export const LAW_GROUP_WORDS = {
  automatic: {
    legend: 'Some cases are sealed or hidden without anybody asking',
    filter: 'Partly automatic',
  },
  'on-request': {
    legend: 'There is a law or court rule, but somebody has to ask',
    filter: 'On request',
  },
  unconfirmed: {
    legend: 'There is only a narrow rule, or a new law',
    filter: 'Narrow or new',
  },
  none: {
    legend: 'We looked for a law in force and found none',
    filter: 'No law found',
  },
} as const satisfies Readonly<Record<LawGroup, Readonly<Record<'legend' | 'filter', string>>>>;

/** A state on the map and in the table, and the answer on its page and those of its places. */
export const LAW_FINDING_WORDS = {
  automatic: { table: 'Partly automatic', answer: 'Some cases, and the court acts' },
  'on-request': { table: 'On request', answer: 'Some cases, if you ask' },
  narrow: { table: 'Only a narrow rule', answer: 'Only by a narrow rule' },
  'new-law': { table: 'A new law', answer: 'There is a new law: ask the clerk' },
  bill: {
    table: 'No law in force; a bill was pending',
    answer: 'We know of no law in force; a bill was pending',
  },
  none: { table: 'No law found', answer: 'We found no law for it' },
} as const satisfies Readonly<Record<LawFinding, Readonly<Record<'table' | 'answer', string>>>>;

/**
 * A state without a law that an editor has read, in every place that says more:
 *
 * - `head`: the description of its page
 * - `heading` and `explanation`: the note on how far the law could be confirmed, on its page, its plan and its law panel
 * - `status`: after the status by the list
 * - `reason`: why the list answers otherwise
 * - `plan`: the opening of its plan, if no remedy was confirmed, and the plan's description
 */
export const NO_LAW_WORDS = {
  narrow: {
    head: 'There is only a narrow rule there; see what else helps.',
    heading: 'We found only a narrow rule',
    explanation: 'We found only a narrow rule in {state}. {rule}',
    status: 'as other sites have it; we found only a narrow rule',
    reason: 'Why: they name a waiting period for {state}. We found only a narrow rule.',
  },
  'new-law': {
    head: 'There is a new law there; see what to ask the clerk.',
    heading: 'There is a new law',
    explanation: 'Ask the court clerk or legal aid about {act}. {known}',
    status: 'as other sites have it; there is a new law',
    reason: 'Why: they do not count the new law in {state}.',
    plan: {
      opening: 'There is a new law here.',
      contents: 'What to ask about the new law, and what helps: steps, papers, letters and whom to call.',
    },
  },
  bill: {
    head: 'We know of no law in force there; a bill was pending.',
    heading: 'We know of no law in force',
    explanation:
      'We know of no law in force in {state} that seals eviction records. A bill was pending: {bills}. Ask the court clerk or legal aid what became of it.',
    status: 'as other sites have it; we know of no law in force, and a bill was pending',
    reason:
      'Why: they name a waiting period for {state}. We know of no law in force behind it; a bill was pending.',
    plan: {
      opening: 'However your case ended, we know of no law in force here that seals it; a bill was pending.',
      contents: 'What helps where no law seals the record: steps, papers, letters and whom to call.',
    },
  },
  none: {
    head: 'We found no sealing law there; see what else helps.',
    heading: 'We found no sealing law',
    explanation:
      'We looked for a law in {state} that seals eviction records and found none. Laws change, so ask the court clerk or legal aid.',
    status: 'as other sites have it; we found no sealing law',
    reason: 'Why: they name a waiting period for {state}. We looked for the law behind it and found none.',
    plan: {
      opening: 'However your case ended, we found no law here that seals it.',
      contents: 'What helps where no law seals the record: steps, papers, letters and whom to call.',
    },
  },
} as const satisfies Readonly<
  Record<
    FindingWithoutLaw,
    Readonly<Record<'head' | 'heading' | 'explanation' | 'status' | 'reason', string>> & {
      readonly plan?: Readonly<Record<'opening' | 'contents', string>>;
    }
  >
>;

/** From when an act is in force that no editor has read: in the verdict, and at the start of the law's panel. */
export const ACT_START_WORDS = {
  coming: 'A new law in {state} starts on {date}.',
  since: 'There is a new law in {state} since {date}.',
} as const;

/** The same in a verdict, for a case. `{month}` is the month in which the law was checked. */
export const NO_LAW_VERDICTS = {
  narrow: 'We found no law in {state} for a case like yours. {rule}',
  'narrow-fact': 'We found only a narrow rule in {state}. If it fits depends on {fact}. {branches}',
  'new-law': `${ACT_START_WORDS.since} {known}`,
  'new-law-coming': `${ACT_START_WORDS.coming} {known}`,
  bill: 'We know of no law in force in {state} that seals evictions ({month}). A bill was pending: {bills}.',
  none: 'We looked for a law in {state} that seals evictions and found none ({month}).',
} as const;

/** How an act is known whose own words no editor has read. */
export const ACT_SOURCE_WORDS = {
  nothing: 'We have not read its text.',
  'official-summary': 'We know it from the legislature’s summary.',
  'reader-summary': 'We have not read its text, only a published summary.',
} as const satisfies Readonly<Record<UnreadAct['knownFrom'], string>>;
