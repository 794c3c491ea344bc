import type { LetterKind } from '~/content/copy/plan-letters.ts';
import type { FurtherDate } from '~/domain/plan/remedy-fit.ts';

/** Dates as they were typed. */
export type TypedDates = Readonly<Partial<Record<FurtherDate, string>>>;

/**
 * What a renter types into a plan. It lives in the page's memory, as long as the answers that it belongs to: Back and
 * Forward find it again, and nothing of it is stored, put into the browser's history or sent.
 */
export interface PlanNotes {
  /** What stands in the boxes for dates, readable or not. */
  readonly typed: TypedDates;
  /** What stood in them when the plan was last brought up to date. */
  readonly dates: TypedDates;
  /** The letters that were edited. */
  readonly letters: Readonly<Partial<Record<LetterKind, string>>>;
  /** The letter on show. */
  readonly letter: LetterKind;
}

/** The notes of a plan that nobody has typed into. */
export const NO_NOTES: PlanNotes = { typed: {}, dates: {}, letters: {}, letter: 'dispute' };
