import type { EligibilityForm } from '#domain/check/form.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { type Gazetteer, knownCounty } from '#domain/places/county-lookup.ts';

import type { PlanNotes } from './plan-notes.ts';

/** Notes with facts that the form does not ask for. */
export type FactNotes = Pick<PlanNotes, 'dates' | 'settlement' | 'answers' | 'debt'>;

/** The typed dates that can be read. */
export function planDates(typed: PlanNotes['dates']): PlanCase['dates'] {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([which, text]) => {
      const date = readKnownDate(text);
      return date === undefined ? [] : [[which, date]];
    }),
  );
}

/** The form's answers about the case itself. */
export type CaseAnswers = Pick<
  EligibilityForm,
  'state' | 'county' | 'filingDate' | 'outcome' | 'paymentStatus' | 'reason'
> &
  Partial<Pick<EligibilityForm, 'filingPrecision'>>;

/**
 * Combines the form with the readable notes into the case from which finding and plan are computed.
 *
 * @param gazetteer of the state
 */
export function planCase(
  form: CaseAnswers,
  { dates: typed, settlement, answers: chosen = {}, debt }: FactNotes,
  gazetteer: Gazetteer,
): PlanCase {
  const dates = planDates(typed);
  // The note is kept when another outcome is chosen, in case that was a mistake, but used only for settlements.
  const settledAs = form.outcome === 'settlement' && settlement !== 'unknown' ? settlement : undefined;
  const answers: PlanCase['answers'] = Object.fromEntries(
    Object.entries(chosen).flatMap(([question, answer]) =>
      answer === 'unknown' ? [] : [[question, answer === 'yes']],
    ),
  );
  return {
    ...form,
    county: knownCounty(gazetteer, form.county),
    dates,
    settledAs,
    answers,
    debt: debt === 'unknown' ? undefined : debt,
  };
}
