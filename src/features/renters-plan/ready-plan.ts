import { FEE_WORDS } from '~/content/words/en/law.ts';
import type { LetterKind } from '~/content/words/en/letters.ts';
import type { FurtherDate, PlanCase } from '~/domain/plan/remedy-fit.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import { filingInformation, type FilingInformation } from '~/domain/law/filing-information.ts';
import { casePlace } from '~/domain/check/outcome.ts';
import { jurisdiction } from '~/domain/places/jurisdiction.ts';
import { readKnownDate } from '~/domain/plan/date-arithmetic.ts';
import { rentersPlan, type RentersPlan } from '~/domain/plan/renters-plan.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlainDate } from '~/domain/shared/plain-date.ts';

/** Dates as they were typed. */
export type TypedDates = Readonly<Partial<Record<FurtherDate, string>>>;

/**
 * What a renter types into a plan. It lives in the page's memory, as long as the answers that it belongs to: Back and
 * Forward find it again, and nothing of it is stored, put into the browser's history or sent.
 */
export interface PlanNotes {
  /** The text of the date fields, valid or not. */
  readonly typed: TypedDates;
  /** What stood in them when the plan was last brought up to date. */
  readonly dates: TypedDates;
  /** The letters that were edited. */
  readonly letters: Readonly<Partial<Record<LetterKind, string>>>;
  /** The letter on show. */
  readonly letter: LetterKind;
}

/** The notes of a new plan. */
export const NO_NOTES: PlanNotes = { typed: {}, dates: {}, letters: {}, letter: 'dispute' };

/** What a plan is made from: the case as it was typed, the answer to it, and the state's law. */
export interface PlanInput {
  readonly form: EligibilityForm;
  /** The heading of the specification's banner. */
  readonly answer: string;
  readonly file: SealingLawFile;
  readonly today: PlainDate;
}

/** A plan with everything that its parts show. */
export interface ReadyPlan extends PlanInput {
  readonly plan: RentersPlan;
  /** `'Arizona'` */
  readonly state: string;
  /** `'Pima County, Arizona'`, or the state alone. */
  readonly place: string;
  readonly filing: FilingInformation;
  /** Those of the typed dates that can be read. */
  readonly dates: PlanCase['dates'];
}

/** Makes the plan, anew whenever a date is typed. */
export function readyPlan(input: PlanInput, typed: TypedDates): ReadyPlan {
  const { form, file, today } = input;
  const dates: PlanCase['dates'] = Object.fromEntries(
    Object.entries(typed).flatMap(([which, text]) => {
      const date = readKnownDate(text);
      return date === undefined ? [] : [[which, date]];
    }),
  );
  const { name } = jurisdiction(form.state);
  return {
    ...input,
    dates,
    plan: rentersPlan(file, { ...form, dates }, today),
    state: name,
    place: casePlace(form.county, name),
    filing: filingInformation(file.courts, form.county, FEE_WORDS),
  };
}

/** The address of this page without anything that could tell of a case: no query and no fragment. */
export function pageAddress(): URL {
  return new URL(window.location.pathname, window.location.origin);
}
