import type { SettlementAnswer } from '#content/words/en/plan.ts';
import type { PrivateCircumstance } from '#domain/check/circumstances.ts';
import type { CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { LetterKind } from '#domain/plan/letters.ts';
import type { DebtAnswer, YES_OR_NO } from '#domain/plan/plan-case.ts';
import type { FurtherDate } from '#domain/plan/remedy-fit.ts';

type TypedDates = Readonly<Partial<Record<FurtherDate, string>>>;

type YesOrNo = (typeof YES_OR_NO)[number];

/**
 * What a renter enters into a plan. Stored in the tab's memory together with the answers; never in the browser's
 * history and never sent. Separate from ready-plan.ts, because the check keeps the notes but loads the plan's code only
 * with a result.
 */
export interface PlanNotes {
  /** Current text of the date fields, valid or not. */
  readonly typed: TypedDates;
  /** Text of these fields at the last update of the plan. */
  readonly dates: TypedDates;
  /** How a settlement ended; absent while nothing was chosen. */
  readonly settlement?: SettlementAnswer | undefined;
  /** Answers to the plan's questions; absent while none was chosen. */
  readonly answers?: Readonly<Partial<Record<CaseQuestion, YesOrNo>>> | undefined;
  /** What became of an unpaid judgment; absent while nothing was chosen. */
  readonly debt?: DebtAnswer | undefined;
  /** What only this browser knows of the renter; ticked in the form, and kept when another case is checked. */
  readonly about?: readonly PrivateCircumstance[];
  readonly letters: Readonly<Partial<Record<LetterKind, string>>>;
  /** Generated letters when each edit began (PlanLetters.tsx); missing for edits stored before this was added. */
  readonly startedFrom?: Readonly<Partial<Record<LetterKind, string>>>;
  readonly letter: LetterKind;
}

export const NO_NOTES: PlanNotes = { typed: {}, dates: {}, letters: {}, letter: 'clerk' };

/** The id of the plan, to which the verdict leads. */
export const PLAN_ID = 'your-plan';
