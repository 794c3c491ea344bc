import type { Classification } from '~/domain/check/record.ts';

/** How each result is drawn, in the order in which bars are stacked. */
export const RESULT_LOOKS: readonly (readonly [result: Classification, fill: string])[] = [
  ['eligible', 'fill-primary'],
  ['maybe', 'fill-accent'],
  ['not-eligible', 'fill-clay'],
];
