import * as z from 'zod/mini';

import { circumstancesIn, type PrivateCircumstance } from '#domain/check/circumstances.ts';
import { SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import { CASE_QUESTIONS } from '#domain/law/remedy-terms.ts';
import { type CountyNames, knownCounty } from '#domain/places/county-name.ts';

import {
  type DateConflict,
  dateConflict,
  DEBT_ENDINGS,
  FURTHER_DATES,
  mayOweJudgment,
  type PlanCase,
} from './remedy-fit.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/** The answers to a question of the plan. */
export const YES_OR_NO = ['yes', 'no', 'unknown'] as const;

/** The answers to what became of an unpaid judgment: paid although the court’s file does not say so, or none of these. */
export const DEBT_ANSWERS = ['paid', ...DEBT_ENDINGS, 'none'] as const;
export type DebtAnswer = (typeof DEBT_ANSWERS)[number];

const DATE_LIMIT = 40;
const dateText = z.string().check(z.maxLength(DATE_LIMIT));

/** Facts that the form does not ask for: dates as they were typed, and answers; absent while none was given. */
export const factNotesSchema = z.strictObject({
  dates: z.partialRecord(z.enum(FURTHER_DATES), dateText),
  settlement: z.optional(z.enum([...SETTLEMENT_ENDINGS, 'unknown'])),
  answers: z.optional(z.partialRecord(z.enum(CASE_QUESTIONS), z.enum(YES_OR_NO))),
  debt: z.optional(z.enum(DEBT_ANSWERS)),
});
export type FactNotes = z.infer<typeof factNotesSchema>;

/** The same with what only the renter's own browser knows. */
export interface DeviceNotes extends FactNotes {
  readonly about?: readonly PrivateCircumstance[] | undefined;
}

export const NO_FACTS: FactNotes = { dates: {} };

/** Reads stored facts; none where they are none. */
export function storedFacts(stored: unknown): FactNotes {
  return factNotesSchema.safeParse(stored).data ?? NO_FACTS;
}

/** The typed dates that can be read. */
export function planDates(typed: FactNotes['dates']): PlanCase['dates'] {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([which, text]) => {
      const date = readKnownDate(text);
      return date === undefined ? [] : [[which, date]];
    }),
  );
}

export type CaseAnswers = Pick<
  EligibilityForm,
  'state' | 'county' | 'filingDate' | 'outcome' | 'paymentStatus' | 'reason'
> &
  Partial<Pick<EligibilityForm, 'filingPrecision' | 'circumstances'>>;

/** The notes, with what the form's choices say of the questions that were not answered themselves. */
export function withCircumstances<Notes extends DeviceNotes>(notes: Notes, form: CaseAnswers): Notes {
  const said = circumstancesIn(form);
  const isDischarged = said.includes('bankruptcy') && mayOweJudgment(form);
  return {
    ...notes,
    debt: notes.debt ?? (isDischarged ? 'discharged' : undefined),
    answers: {
      ...(said.includes('foreclosure') && { foreclosure: 'yes' }),
      ...(notes.about?.includes('violence') && { survivor: 'yes' }),
      ...notes.answers,
    },
  };
}

/**
 * Combines the form with the readable notes into the case from which finding and plan are computed.
 *
 * @param counties of the state
 */
export function planCase(form: CaseAnswers, notes: DeviceNotes, counties: CountyNames): PlanCase {
  const { dates: typed, settlement, answers: chosen = {}, debt } = withCircumstances(notes, form);
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
    county: knownCounty(counties, form.county),
    dates,
    settledAs,
    answers,
    // The record keeps what the form said.
    paymentStatus: debt === 'paid' && isOwed(form) ? 'paid' : form.paymentStatus,
    debt: DEBT_ENDINGS.find((ending) => ending === debt),
  };
}

/** Whether the form says that a judgment is unpaid. */
function isOwed({ paymentStatus }: CaseAnswers): boolean {
  return paymentStatus === 'partial' || paymentStatus === 'not-paid';
}

/** How the dates of a case contradict its other facts, by the names of the dates; empty where they do not. */
export function factConflicts(
  facts: PlanCase,
  { dates }: FactNotes,
  today: PlainDate,
): Readonly<Record<string, DateConflict>> {
  const known = { ...facts, dates: planDates(dates) };
  return Object.fromEntries(
    FURTHER_DATES.flatMap((date) => {
      const conflict = dateConflict(known, date, today);
      return conflict === null ? [] : [[date, conflict] as const];
    }),
  );
}
