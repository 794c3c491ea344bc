import {
  CASE_OUTCOMES,
  type CaseFacts,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
} from './case-facts.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../places/jurisdiction.ts';
import {
  chosen,
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  type FieldReader,
  type FieldReaders,
  kept,
  mend,
  readEmail,
  readFields,
  readFullName,
  readPhone,
  readTrap,
  ticked,
  typedText,
  type Validated,
} from '../forms/fields.ts';
import { plainDate, type PlainDate } from '../shared/plain-date.ts';
import { type IdentifiedRequest, readIdentified } from '../forms/request.ts';

/** The form's fields, named and ordered as in specification §3; error summaries keep this order. */
export const ELIGIBILITY_FIELDS = [
  'fullName',
  'email',
  'phone',
  'state',
  'county',
  'filingDate',
  'outcome',
  'paymentStatus',
  'reason',
  'details',
] as const;
/** The name of one field of the form. */
export type EligibilityField = (typeof ELIGIBILITY_FIELDS)[number];

/** The most characters (UTF-16 code units, as `maxlength` counts) that a field takes. */
export const FIELD_LIMITS = { ...CONTACT_LIMITS, county: 100, details: 4000 } as const;

/** No filing date before this day is believable: the record is about a living renter. */
export const EARLIEST_FILING_DATE = '1900-01-01' as PlainDate;

/** What each field says when it cannot be read: what to do, not what went wrong. */
export const FIELD_MESSAGES = {
  ...CONTACT_MESSAGES,
  state: { missing: 'Choose the state where the case was filed' },
  county: { long: `Use ${FIELD_LIMITS.county} characters or fewer for the county` },
  filingDate: {
    missing: 'Enter the date the case was filed. If you are not sure, enter your best guess',
    invalid: 'Enter a real date, with month, day and year',
    early: 'Enter a filing date after 1900',
    future: 'Enter a filing date that is today or in the past',
  },
  outcome: { missing: 'Choose how the case ended' },
  paymentStatus: { missing: 'Choose whether the judgment was paid' },
  reason: { missing: 'Choose the reason the landlord gave' },
  details: { long: `Use ${FIELD_LIMITS.details} characters or fewer for the details` },
  contactConsent: { invalid: 'Tick the box, or leave it empty' },
} as const;

function filingDate(today: PlainDate): FieldReader<PlainDate> {
  const messages = FIELD_MESSAGES.filingDate;
  return (input) => {
    if (typeof input !== 'string' || input.trim() === '') return mend(messages.missing);
    const date = plainDate(input.trim());
    if (date === undefined) return mend(messages.invalid);
    if (date > today) return mend(messages.future);
    return date < EARLIEST_FILING_DATE ? mend(messages.early) : kept(date);
  };
}

/** A check as the renter filled it in, read and cleaned; optional texts are `''` when left out. */
export interface EligibilityForm extends CaseFacts {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly state: JurisdictionCode;
  readonly county: string;
  readonly filingDate: PlainDate;
  readonly reason: EvictionReason;
  readonly details: string;
  /** Consent to calls and texts: a box that starts empty and that no answer depends on (47 CFR § 64.1200). */
  readonly contactConsent: boolean;
}

function eligibilityFormReaders(today: PlainDate): FieldReaders<EligibilityForm> {
  return {
    fullName: readFullName,
    email: readEmail,
    phone: readPhone,
    state: chosen(JURISDICTION_CODES, FIELD_MESSAGES.state.missing),
    county: typedText(FIELD_LIMITS.county, FIELD_MESSAGES.county),
    filingDate: filingDate(today),
    outcome: chosen(CASE_OUTCOMES, FIELD_MESSAGES.outcome.missing),
    paymentStatus: chosen(PAYMENT_STATUSES, FIELD_MESSAGES.paymentStatus.missing),
    reason: chosen(EVICTION_REASONS, FIELD_MESSAGES.reason.missing),
    details: typedText(FIELD_LIMITS.details, FIELD_MESSAGES.details),
    contactConsent: ticked(FIELD_MESSAGES.contactConsent.invalid),
  };
}

/**
 * Reads a filled-in form (specification §3 and §5). Unknown fields are refused, so that nothing is stored by accident.
 *
 * @param today the latest filing date that is believed: the browser's own day, or {@link latestDateOnEarth} on a server
 * @returns the cleaned form, or a message for each field that needs another look
 */
export function readEligibilityForm(input: unknown, today: PlainDate): Validated<EligibilityForm> {
  return readFields(eligibilityFormReaders(today), input);
}

/** The body of `POST /api/submissions`: the form, and the idempotency key that the browser made for it. */
export type SubmissionRequest = IdentifiedRequest<EligibilityForm>;

/**
 * Reads the body of a submission. The box that must stay empty may come with it; it is no part of the answers.
 *
 * @param today the latest filing date that is believed, see {@link readEligibilityForm}
 */
export function readSubmissionRequest(body: unknown, today: PlainDate): Validated<SubmissionRequest> {
  return readIdentified(body, ({ website, ...answers }) => {
    const form = readEligibilityForm(answers, today);
    const trap = readTrap(website);
    if (trap.ok) return form;
    return { ok: false, errors: { ...(form.ok ? {} : form.errors), website: trap.message } };
  });
}
