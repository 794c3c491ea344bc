import type { LawFinding } from '#domain/law/evidence.ts';
import type { UnreadAct } from '#domain/law/sealing-law.ts';

/**
 * What the editors found in the law of a state, in the words of every place that says it: the map and its legend, the table
 * of states, the pages of states and places, and their descriptions. No other file says it in words of its own.
 */
export const LAW_FINDING_WORDS = {
  automatic: {
    legend: 'Some cases are sealed or hidden without anybody asking',
    table: 'Partly automatic',
    answer: 'Some cases, and the court acts',
  },
  'on-request': {
    legend: 'There is a law or court rule, but somebody has to ask',
    table: 'On request',
    answer: 'Some cases, if you ask',
  },
  unconfirmed: {
    legend: 'There is only a narrow rule, or a new law',
    table: 'Narrow or new',
    answer: 'Only a narrow rule, or a new law',
  },
  none: {
    legend: 'We looked for a law and found none',
    table: 'No law found',
    answer: 'We found no law for it',
  },
} as const satisfies Readonly<Record<LawFinding, Readonly<Record<'legend' | 'table' | 'answer', string>>>>;

/** How an act is known whose own words no editor has read. */
export const ACT_SOURCE_WORDS = {
  nothing: 'We have not read its text.',
  'official-summary': 'We know it from the legislature’s summary.',
  'reader-summary': 'We know it from a reader’s summary.',
} as const satisfies Readonly<Record<UnreadAct['knownFrom'], string>>;
