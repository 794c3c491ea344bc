/*
 * "Anything else we should know?": what may be true of a case besides the answers of the form, and changes what helps.
 */

/** Stored with the check. The first three are doors too (plan/doors.ts). */
export const CIRCUMSTANCES = ['never-served', 'not-mine', 'no-court', 'bankruptcy', 'foreclosure'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/**
 * What only the renter's browser knows. They are notes of the plan (features/renters-plan/plan-notes.ts), so they are
 * forgotten with the tab, and never part of the form: in no record, export, calendar entry or address.
 */
export const PRIVATE_CIRCUMSTANCES = ['violence', 'disability', 'child'] as const;
export type PrivateCircumstance = (typeof PRIVATE_CIRCUMSTANCES)[number];

/** The choices of an answer of the form; none in one without the field. */
export function circumstancesIn({ circumstances = '' }: { readonly circumstances?: string | undefined }) {
  return CIRCUMSTANCES.filter((each) => circumstances.split(', ').includes(each));
}
