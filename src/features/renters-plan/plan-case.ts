import type { EligibilityForm } from '~/domain/check/form.ts';
import { readKnownDate } from '~/domain/plan/date-arithmetic.ts';
import type { PlanCase } from '~/domain/plan/remedy-fit.ts';
import { knownCounty } from '~/domain/places/county-name.ts';

import type { PlanNotes } from './plan-notes.ts';

/** The notes that say more about a case than the form. */
export type FactNotes = Pick<PlanNotes, 'dates' | 'settlement'>;

/** What a form says about the case itself. */
export type CaseAnswers = Pick<
  EligibilityForm,
  'state' | 'county' | 'filingDate' | 'outcome' | 'paymentStatus' | 'reason'
>;

/**
 * The case of a form with what the notes add and can be read: what finding and plan are made from.
 *
 * @param counties of the state, by their official names
 */
export function planCase(
  form: CaseAnswers,
  { dates: typed, settlement }: FactNotes,
  counties: readonly string[],
): PlanCase {
  const dates: PlanCase['dates'] = Object.fromEntries(
    Object.entries(typed).flatMap(([which, text]) => {
      const date = readKnownDate(text);
      return date === undefined ? [] : [[which, date]];
    }),
  );
  // The note stays when another ending is chosen, in case that was a mistake.
  const settledAs = form.outcome === 'settlement' && settlement !== 'unknown' ? settlement : undefined;
  return { ...form, county: knownCounty(counties, form.county), dates, settledAs };
}
