import * as z from 'zod/mini';

import {
  storedChoice,
  storedChoices,
  storedDate,
  storedFlag,
  storedOptionalText,
  storedText,
} from '#domain/records/stored-field.ts';
import { plainDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { phoneDigits } from '#domain/shared/telephone.ts';

/*
 * Kinds of form fields. A kind defines how an answer is typed and parsed, how it can be invalid, and how it is stored. The table
 * of a form (check/form.ts, inbox/forms.ts) assigns a kind and a name to each field.
 *
 * The messages of these schemas are keys, such as `missing` or `long`. The sentences are in content/words, by language.
 */

/** All control characters except line breaks and tabs, which are intended in long texts. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Normalizes to NFC, so that equal texts compare as equal; removes control characters and surrounding spaces. */
const cleaned = z.overwrite<string>((typed) => typed.normalize('NFC').replace(CONTROL_CHARACTERS, '').trim());

/** A letter, digit, sign or symbol. Without one a text is invisible: joiners, fillers, blank Braille. */
const VISIBLE = /[^\s\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** @param limit maximum length in UTF-16 code units, like `maxlength` */
function requiredString(limit: number) {
  return z.string({ error: 'missing' }).check(
    cleaned,
    z.refine((typed) => VISIBLE.test(typed), { error: 'missing', abort: true }),
    z.maxLength(limit, { error: 'long' }),
  );
}

export function text(limit: number) {
  return {
    input: requiredString(limit),
    problems: ['missing', 'long'],
    stored: storedText,
    limit,
    control: { dir: 'auto' },
  } as const;
}

export const fullName = {
  ...text(200),
  control: { autoComplete: 'name', dir: 'auto' },
  personal: 'name',
  correction: 'person',
} as const;

/** An optional text: `''` when parsed, `null` when stored (product §3). */
export function optionalText(limit: number) {
  return {
    input: z._default(
      z.string({ error: 'not-text' }).check(cleaned, z.maxLength(limit, { error: 'long' })),
      '',
    ),
    problems: ['not-text', 'long'],
    stored: storedOptionalText,
    limit,
    control: { dir: 'auto' },
    optional: true,
  } as const;
}

/** The pattern of HTML's `type=email`, plus a required dot after the @, which every public domain has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** RFC 5321 § 4.5.3.1.3, without the angle brackets. */
const EMAIL_LIMIT = 254;

export const email = {
  input: requiredString(EMAIL_LIMIT).check(z.regex(EMAIL, { error: 'invalid' })),
  problems: ['missing', 'long', 'invalid'],
  stored: storedText,
  limit: EMAIL_LIMIT,
  control: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  personal: 'email',
  correction: 'person',
} as const;

const PHONE_LIMIT = 40;

/** A US number with area code has 10 digits; the longest number anywhere has 15 (ITU-T E.164). */
function isPhoneNumber(typed: string): boolean {
  const { length } = phoneDigits(typed);
  return length >= 10 && length <= 15;
}

/** A phone number in any notation, with an extension or a remark if the renter adds one. */
export const phone = {
  input: requiredString(PHONE_LIMIT).check(z.refine(isPhoneNumber, { error: 'invalid' })),
  problems: ['missing', 'long', 'invalid'],
  stored: storedText,
  limit: PHONE_LIMIT,
  control: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  personal: 'phone',
  correction: 'person',
} as const;

/** One of the given keys. Anything else is reported as missing, because the page cannot send it. */
export function choice<const Key extends string>(keys: readonly Key[]) {
  return {
    input: z.enum(keys, { error: 'missing' }),
    problems: ['missing'],
    stored: storedChoice(keys),
  } as const;
}

/**
 * Any of the given keys, or none, as a text: `'bankruptcy, not-mine'`. It is parsed with or without the spaces, and put into
 * the order of the keys, so that the same choices are the same text.
 */
export function choices(keys: readonly string[]) {
  const chosen = (text: string) => (text === '' ? [] : text.split(',').map((key) => key.trim()));
  return {
    input: z._default(
      z.string({ error: 'unknown' }).check(
        z.refine((typed) => chosen(typed).every((key) => keys.includes(key)), {
          error: 'unknown',
          abort: true,
        }),
        z.overwrite((typed) => keys.filter((key) => chosen(typed).includes(key)).join(', ')),
      ),
      '',
    ),
    problems: ['unknown'],
    stored: storedChoices(keys),
    many: true,
    optional: true,
  } as const;
}

/** A checkbox; if missing, it counts as not ticked. Without scripts, browsers send `on`. */
export const checkbox = {
  input: z._default(
    z.pipe(
      z.union([z.boolean(), z.literal('on')], { error: 'invalid' }),
      z.transform((ticked) => ticked !== false),
    ),
    false,
  ),
  problems: ['invalid'],
  stored: storedFlag,
} as const;

/** An ISO date, not before `earliest`. */
export function date(earliest: PlainDate) {
  const realDay = z.transform<string, PlainDate>((typed, { issues }) => {
    const day = plainDate(typed);
    if (day !== undefined) return day;
    issues.push({ code: 'custom', input: typed, message: 'invalid' });
    return z.NEVER;
  });
  return {
    input: z
      .pipe(z.string({ error: 'missing' }).check(z.trim(), z.minLength(1, { error: 'missing' })), realDay)
      .check(z.refine((day) => day >= earliest, { error: 'early' })),
    problems: ['missing', 'invalid', 'early'],
    stored: storedDate,
    control: { autoComplete: 'off' },
  } as const;
}

/** One message for each invalid field, by name; `''` holds the message about the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A valid value, or messages about the invalid fields. */
export type Validated<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: FieldErrors };

/** The first message of each field. Only the first, because people correct one thing at a time. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  return Object.fromEntries(
    [...firstIssues(issues)].map(([field, issue]) => [
      field,
      issue.code === 'unrecognized_keys' ? 'Not part of this request' : issue.message,
    ]),
  );
}

/** The first issue of each field by name. */
export function firstIssues(issues: readonly z.core.$ZodIssue[]): ReadonlyMap<string, z.core.$ZodIssue> {
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')];
    for (const field of fields) if (!first.has(field)) first.set(field, issue);
  }
  return first;
}
