import * as z from 'zod/mini';

import {
  checkbox,
  choice,
  choices,
  date,
  email,
  fullName,
  optionalText,
  phone,
} from '#domain/forms/fields.ts';
import {
  type FormRequest,
  type FormTable,
  type FormValues,
  LANGUAGE_FIELD,
  readForm,
  readFormRequest,
  type Reading,
} from '#domain/forms/form.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { hasTwoReadings, periodAround, precisionOf, readKnownDate } from '#domain/shared/known-date.ts';
import { type Language, LANGUAGE_NAMES, languageOf } from '#domain/shared/language.ts';
import { DATE_PRECISIONS, type PlainDate } from '#domain/shared/plain-date.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from './case-facts.ts';

/** Earlier filing dates are implausible, because the record is about a living renter. */
const EARLIEST_FILING_DATE = '1900-01-01' as PlainDate;

const filingDate = date(EARLIEST_FILING_DATE);
const precision = choice(DATE_PRECISIONS);

const PERSON = {
  fullName: { ...fullName, storedAs: 'full_name', label: 'Name' },
  email: { ...email, storedAs: 'email', label: 'Email' },
  phone: { ...phone, storedAs: 'phone', label: 'Phone' },
} as const satisfies FormTable;

const CASE = {
  state: {
    ...choice(JURISDICTION_CODES),
    storedAs: 'state',
    label: 'State',
    control: { autoComplete: 'off' },
    correction: 'case',
  },
  county: {
    ...optionalText(100),
    storedAs: 'county',
    label: 'County',
    personal: 'other',
    control: { autoComplete: 'off' },
    correction: 'case',
  },
  filingDate: {
    ...filingDate,
    problems: [...filingDate.problems, 'future'],
    storedAs: 'filing_date',
    label: 'Filing date',
    correction: 'case',
  },
  /** Where only the month or the year is known, the date is its first day. */
  filingPrecision: {
    ...precision,
    input: z._default(precision.input, 'day'),
    storedAs: 'filing_date_precision',
    label: 'Filing date known to the',
    correction: 'case',
  },
  circumstances: {
    ...choices(CIRCUMSTANCES),
    storedAs: 'circumstances',
    label: 'Also said',
    spaced: true,
    correction: 'case',
  },
  reason: {
    ...choice(EVICTION_REASONS),
    storedAs: 'reason',
    label: 'Reason',
    correction: 'case',
  },
  outcome: {
    ...choice(CASE_OUTCOMES),
    storedAs: 'outcome',
    label: 'Outcome',
    spaced: true,
    correction: 'case',
  },
  paymentStatus: {
    ...choice(PAYMENT_STATUSES),
    storedAs: 'payment_status',
    label: 'Payment',
    spaced: true,
    correction: 'case',
  },
  details: { ...optionalText(4000), storedAs: 'details', label: 'Details', personal: 'other' },
} as const satisfies FormTable;

/** The answers of the eligibility check without the consent. */
export const CHECK_ANSWERS = { ...PERSON, ...CASE };

/**
 * The eligibility check (product §3, "Eligibility form input"), in the order of the stored record, the dashboard
 * and the CSV. docs/tasks/add-a-form-field.md explains how to add a field.
 */
export const CHECK_FORM = {
  ...PERSON,
  // The box must start unticked, and the outcome must not depend on it (47 CFR § 64.1200).
  contactConsent: { ...checkbox, storedAs: 'contact_consent', label: 'Agreed to calls' },
  // Whoever helps several people gives the same contact each time, so it must not make them one person.
  isHelper: { ...checkbox, storedAs: 'is_helper', label: 'Contact of a helper' },
  ...CASE,
} as const satisfies FormTable;

/**
 * The steps of the form and their questions: the case first and the person last, so that nobody has to give a name to
 * see the questions. The record keeps the order of {@link CHECK_FORM}, on which the operator's spreadsheets rely.
 */
export const CHECK_STEPS = [
  ['state', 'county', 'filingDate'],
  ['outcome', 'paymentStatus', 'reason', 'circumstances', 'details'],
  ['isHelper', 'fullName', 'email', 'phone', 'contactConsent'],
] as const satisfies readonly (readonly (keyof typeof CHECK_FORM)[])[];

export const CHECK_QUESTIONS = CHECK_STEPS.flat();

/** Place of the first step with one of these fields; `undefined` where no step has any. */
export function stepOf(fields: Readonly<Record<string, unknown>>): number | undefined {
  const step = CHECK_STEPS.findIndex((questions) => questions.some((name) => name in fields));
  return step < 0 ? undefined : step;
}

/** The parsed and cleaned answers of a check; optional texts are `''` when left out. */
export type EligibilityForm = FormValues<typeof CHECK_FORM>;
export type CheckAnswers = FormValues<typeof CHECK_ANSWERS>;

function checkFormUntil(latest: PlainDate) {
  if (latestForm?.latest !== latest) latestForm = { latest, form: { ...CHECK_FORM, ...filedUntil(latest) } };
  return latestForm.form;
}

type DatedForm = typeof CHECK_FORM & ReturnType<typeof filedUntil>;

/** Cached: a server parses a whole day's requests with the same form, and its schema is cached with it. */
let latestForm: { readonly latest: PlainDate; readonly form: DatedForm } | undefined;

export function filedUntil(latest: PlainDate) {
  const input = filingDate.input.check(z.refine((day) => day <= latest, { error: 'future' }));
  return { filingDate: { ...CHECK_FORM.filingDate, input } };
}

/**
 * Parses the answers of a check (product §3 and §5). The filing date may be typed in any way that
 * {@link readKnownDate} reads. Who helps may leave out name, email and phone; a server takes no such form.
 *
 * @param latest the latest acceptable filing date: the browser's local date, or {@link latestDateOnEarth} on a server
 * @param language of the form: what may be day and month or month and day is not a date in Spanish
 */
export function readEligibilityForm(
  input: unknown,
  latest: PlainDate,
  language: Language,
): Reading<EligibilityForm> {
  const answers = withFilingDay(input, language);
  if (!isHelpersCase(answers)) return readForm(checkFormUntil(latest), answers);
  const { contactConsent, isHelper } = CHECK_FORM;
  const { fullName: _name, email: _email, phone: _phone, ...others } = answers;
  const reading = readForm({ ...CASE, ...filedUntil(latest), contactConsent, isHelper }, others);
  return reading.ok ? { ok: true, value: { ...reading.value, ...NO_CONTACT } } : reading;
}

const NO_CONTACT = { fullName: '', email: '', phone: '', contactConsent: false };

/** Whether somebody who helps has left the contact out: then the answer is shown, and nothing is sent. */
export function isWithoutContact({ email }: Pick<EligibilityForm, 'email'>): boolean {
  return email === '';
}

function isHelpersCase(answers: unknown): answers is Readonly<Record<string, unknown>> {
  if (typeof answers !== 'object' || answers === null || !('isHelper' in answers)) return false;
  const contact = Object.entries(answers).filter(([name]) => name in PERSON);
  return (
    answers.isHelper === true && contact.every(([, typed]) => typeof typed === 'string' && !/\S/u.test(typed))
  );
}

/** Replaces a typed filing date with its first day and its precision. Leaves what cannot be read to the schema. */
export function withFilingDay(input: unknown, language: Language): unknown {
  if (typeof input !== 'object' || input === null || !('filingDate' in input)) return input;
  const { filingDate: typed } = input;
  if (typeof typed !== 'string' || (LANGUAGE_NAMES[language].isDayFirst && hasTwoReadings(typed)))
    return input;
  const known = readKnownDate(typed);
  if (known === undefined) return input;
  const given = 'filingPrecision' in input ? input.filingPrecision : precisionOf(known);
  const precision = DATE_PRECISIONS.find((each) => each === given);
  if (precision === undefined) return input;
  return { ...input, filingDate: periodAround(known.first, precision).first, filingPrecision: precision };
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
  const isObject = typeof body === 'object' && body !== null;
  const language = languageOf(isObject && LANGUAGE_FIELD in body ? body[LANGUAGE_FIELD] : undefined);
  return readFormRequest(checkFormUntil(latest), withFilingDay(body, language));
}
