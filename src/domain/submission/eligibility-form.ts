import * as z from 'zod/mini';

import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '../eligibility/case-facts.ts';
import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import { fieldErrors, type Validated } from './field-errors.ts';
import { plainDate, type PlainDate } from './plain-date.ts';

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
export const FIELD_LIMITS = { fullName: 200, email: 254, phone: 40, county: 100, details: 4000 } as const;

/** No filing date before this day is believable: the record is about a living renter. */
export const EARLIEST_FILING_DATE = '1900-01-01' as PlainDate;

/** What each field says when it cannot be read: what to do, not what went wrong. */
export const FIELD_MESSAGES = {
  fullName: {
    missing: 'Enter your full name',
    long: `Use ${FIELD_LIMITS.fullName} characters or fewer for your name`,
  },
  email: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address with an @ and a dot, like name@example.com',
    long: `Use ${FIELD_LIMITS.email} characters or fewer for your email address`,
  },
  phone: {
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with its area code, like (602) 555-0134',
    long: `Use ${FIELD_LIMITS.phone} characters or fewer for your phone number`,
  },
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

/** Line breaks and tabs are typed on purpose in long texts; other control characters never are. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A typed text without control characters and outer space, in one Unicode form so that equal texts are equal. */
const typedText = (limit: number, messages: { missing?: string; long: string }) =>
  z.pipe(
    z.pipe(
      z.string({ error: messages.missing ?? 'Enter text here' }),
      z.transform((text) => text.normalize('NFC').replace(CONTROL_CHARACTERS, '').trim()),
    ),
    z
      .string()
      .check(
        ...(messages.missing === undefined ? [] : [z.minLength(1, { error: messages.missing, abort: true })]),
        z.maxLength(limit, { error: messages.long, abort: true }),
      ),
  );

const chosen = <const Options extends readonly [string, ...string[]]>(options: Options, missing: string) =>
  z.enum(options, { error: missing });

const DIGIT = /\p{Nd}/gu;

/** 10 digits are a US number with its area code, 15 the longest number there is (ITU-T E.164). */
function isPhoneNumber(text: string): boolean {
  const digits = text.match(DIGIT)?.length ?? 0;
  return digits >= 10 && digits <= 15;
}

const email = typedText(FIELD_LIMITS.email, FIELD_MESSAGES.email).check(
  // The pattern of HTML's own type=email, so that browser and server refuse the same addresses.
  z.refine((text) => z.regexes.html5Email.test(text) && text.includes('.', text.indexOf('@')), {
    error: FIELD_MESSAGES.email.invalid,
  }),
);

const phone = typedText(FIELD_LIMITS.phone, FIELD_MESSAGES.phone).check(
  z.refine(isPhoneNumber, { error: FIELD_MESSAGES.phone.invalid }),
);

function filingDateSchema(today: PlainDate) {
  const messages = FIELD_MESSAGES.filingDate;
  return z.pipe(
    z.string({ error: messages.missing }).check(z.minLength(1, { error: messages.missing, abort: true })),
    z.transform((text, context): PlainDate => {
      const date = plainDate(text.trim());
      if (date !== undefined && date >= EARLIEST_FILING_DATE && date <= today) return date;
      const message = date === undefined ? messages.invalid : date > today ? messages.future : messages.early;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

function eligibilityFormSchema(today: PlainDate) {
  return z.strictObject({
    fullName: typedText(FIELD_LIMITS.fullName, FIELD_MESSAGES.fullName),
    email,
    phone,
    state: chosen(JURISDICTION_CODES as typeof JURISDICTION_CODES & [string], FIELD_MESSAGES.state.missing),
    county: z._default(typedText(FIELD_LIMITS.county, FIELD_MESSAGES.county), ''),
    filingDate: filingDateSchema(today),
    outcome: chosen(CASE_OUTCOMES, FIELD_MESSAGES.outcome.missing),
    paymentStatus: chosen(PAYMENT_STATUSES, FIELD_MESSAGES.paymentStatus.missing),
    reason: chosen(EVICTION_REASONS, FIELD_MESSAGES.reason.missing),
    details: z._default(typedText(FIELD_LIMITS.details, FIELD_MESSAGES.details), ''),
    /** Consent to calls and texts: a box that starts empty and that no answer depends on (47 CFR § 64.1200). */
    contactConsent: z._default(z.boolean({ error: FIELD_MESSAGES.contactConsent.invalid }), false),
  });
}

/** A check as the renter filled it in, read and cleaned; optional texts are `''` when left out. */
export type EligibilityForm = z.infer<ReturnType<typeof eligibilityFormSchema>>;

/**
 * Reads a filled-in form (specification §3 and §5). Unknown fields are refused, so that nothing is stored by accident.
 *
 * @param today the latest filing date that is believed: the browser's own day, or {@link latestDateOnEarth} on a server
 * @returns the cleaned form, or a message for each field that needs another look
 */
export function readEligibilityForm(input: unknown, today: PlainDate): Validated<EligibilityForm> {
  const result = eligibilityFormSchema(today).safeParse(input);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}
