import type { SettlementAnswer } from '~/content/words/en/plan.ts';
import type { NextHome } from '~/domain/law/renter-protection.ts';
import type { LetterKind } from '~/domain/plan/letters.ts';
import type { FurtherDate } from '~/domain/plan/remedy-fit.ts';

/** Dates as they were typed. */
type TypedDates = Readonly<Partial<Record<FurtherDate, string>>>;

/**
 * What a renter types into a plan. The tab remembers it with the answers that it belongs to, and nothing of it is put into
 * the browser's history or sent. Not in ready-plan.ts, because the check keeps the notes and loads a plan's code only with
 * a result.
 */
export interface PlanNotes {
  /** The text of the date fields, valid or not. */
  readonly typed: TypedDates;
  /** The text of these fields when the plan was last brought up to date. */
  readonly dates: TypedDates;
  /** How a settlement ended; absent while nothing was chosen. */
  readonly settlement?: SettlementAnswer;
  /** Where the renter wants to live next; absent while no state is chosen. */
  readonly nextHome?: NextHome | undefined;
  /** The letters that were edited. */
  readonly letters: Readonly<Partial<Record<LetterKind, string>>>;
  /** The ready letters when each edit began (PlanLetters.tsx); absent of edits from before this was kept. */
  readonly startedFrom?: Readonly<Partial<Record<LetterKind, string>>>;
  /** The letter on show. */
  readonly letter: LetterKind;
}

/** The notes of a new plan. */
export const NO_NOTES: PlanNotes = { typed: {}, dates: {}, letters: {}, letter: 'dispute' };
