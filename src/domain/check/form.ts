import * as z from 'zod/mini';

import { checkbox, choice, date, email, optionalText, phone, text } from '#domain/forms/fields.ts';
import {
  type FormRequest,
  type FormTable,
  type FormValues,
  readForm,
  readFormRequest,
  type Reading,
} from '#domain/forms/form.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from './case-facts.ts';

/** Earlier filing dates are implausible, because the record is about a living renter. */
export const EARLIEST_FILING_DATE = '1900-01-01' as PlainDate;

const filingDate = date(EARLIEST_FILING_DATE);

/** The answers of the eligibility check without the consent: all that the admin may correct on request. */
export const CHECK_ANSWERS = {
  fullName: { ...text(200), storedAs: 'full_name', label: 'Name', personal: 'name' },
  email: { ...email, storedAs: 'email', label: 'Email', personal: 'email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone', personal: 'phone' },
  state: { ...choice(JURISDICTION_CODES), storedAs: 'state', label: 'State' },
  county: { ...optionalText(100), storedAs: 'county', label: 'County', personal: 'other' },
  filingDate: {
    ...filingDate,
    problems: [...filingDate.problems, 'future'],
    storedAs: 'filing_date',
    label: 'Filing date',
  },
  outcome: {
    ...choice(CASE_OUTCOMES),
    storedAs: 'outcome',
    label: 'Outcome',
    spaced: true,
    card: 'fact',
  },
  paymentStatus: {
    ...choice(PAYMENT_STATUSES),
    storedAs: 'payment_status',
    label: 'Payment',
    spaced: true,
    card: 'fact',
  },
  reason: {
    ...choice(EVICTION_REASONS),
    storedAs: 'reason',
    label: 'Reason',
    after: 'filing_date',
    card: 'fact',
  },
  details: { ...optionalText(4000), storedAs: 'details', label: 'Details', personal: 'other' },
} as const satisfies FormTable;

/**
 * The eligibility check (specification §3, "Eligibility form input"), in the order of the stored record, the dashboard
 * and the CSV. docs/tasks/add-a-form-field.md explains how to add a field.
 */
export const CHECK_FORM = {
  ...CHECK_ANSWERS,
  // The box must start unticked, and the outcome must not depend on it (47 CFR § 64.1200).
  contactConsent: {
    ...checkbox,
    storedAs: 'contact_consent',
    label: 'Agreed to calls and texts',
    after: 'phone',
  },
  // Whoever helps several people gives the same contact each time, so it must not make them one person.
  isHelper: {
    ...checkbox,
    storedAs: 'is_helper',
    label: 'Contact of a helper',
    after: 'contact_consent',
  },
} as const satisfies FormTable;

/**
 * The order of the questions: the case first and the person last, so that nobody has to give a name to see the
 * questions. The record keeps the order of {@link CHECK_FORM}, on which the operator's spreadsheets rely.
 */
export const CHECK_QUESTIONS = [
  'state',
  'county',
  'filingDate',
  'outcome',
  'paymentStatus',
  'reason',
  'details',
  'fullName',
  'email',
  'phone',
  'isHelper',
  'contactConsent',
] as const satisfies readonly (keyof typeof CHECK_FORM)[];

/** The parsed and cleaned answers of a check; optional texts are `''` when left out. */
export type EligibilityForm = FormValues<typeof CHECK_FORM>;

/** The form with a latest acceptable filing date. */
function checkFormUntil(latest: PlainDate) {
  if (latestForm?.latest !== latest) latestForm = { latest, form: { ...CHECK_FORM, ...filedUntil(latest) } };
  return latestForm.form;
}

type DatedForm = typeof CHECK_FORM & ReturnType<typeof filedUntil>;

/** Cached: a server parses a whole day's requests with the same form, and its schema is cached with it. */
let latestForm: { readonly latest: PlainDate; readonly form: DatedForm } | undefined;

function filedUntil(latest: PlainDate) {
  const input = filingDate.input.check(z.refine((day) => day <= latest, { error: 'future' }));
  return { filingDate: { ...CHECK_FORM.filingDate, input } };
}

/**
 * Parses the answers of a check (specification §3 and §5).
 *
 * @param latest the latest acceptable filing date: the browser's local date, or {@link latestDateOnEarth} on a server
 */
export function readEligibilityForm(input: unknown, latest: PlainDate): Reading<EligibilityForm> {
  return readForm(checkFormUntil(latest), input);
}

/**
 * Parses corrected answers, see {@link readEligibilityForm}. Consent is not among them: only the person can give it.
 */
export function readCorrectedCheck(
  input: unknown,
  latest: PlainDate,
): Reading<FormValues<typeof CHECK_ANSWERS>> {
  return readForm({ ...CHECK_ANSWERS, ...filedUntil(latest) }, input);
}

/**
 * Parses the body of `POST /api/submissions`.
 *
 * @param latest the latest acceptable filing date, see {@link readEligibilityForm}
 */
export function readSubmissionRequest(
  body: unknown,
  latest: PlainDate,
): Reading<FormRequest<EligibilityForm>> {
  return readFormRequest(checkFormUntil(latest), body);
}
