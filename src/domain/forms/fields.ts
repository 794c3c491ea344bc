import * as z from 'zod/mini';

import { storedChoice, storedDate, storedFlag, storedOptionalText, storedText } from '../records/document.ts';
import { plainDate, type PlainDate } from '../shared/plain-date.ts';

/*
 * The kinds of fields that forms are made of. A kind says how an answer is read, in which ways it is refused, and how it
 * is stored; a form's table (check/form.ts, inbox/lead.ts, inbox/message.ts) gives each of its fields a kind and a name.
 *
 * The messages of these schemas are keys, not sentences: `missing`, `long`. Sentences are in content/words, by language.
 */

/** Line breaks and tabs are typed on purpose in long texts; other control characters never are. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** One Unicode form, so that equal texts are equal; neither control characters nor outer blanks. */
const cleaned = z.overwrite<string>((typed) => typed.normalize('NFC').replace(CONTROL_CHARACTERS, '').trim());

/** @param limit most UTF-16 code units, as `maxlength` counts them */
function requiredString(limit: number) {
  return z
    .string({ error: 'missing' })
    .check(cleaned, z.minLength(1, { error: 'missing' }), z.maxLength(limit, { error: 'long' }));
}

/** A text that must be given. */
export function text(limit: number) {
  return {
    input: requiredString(limit),
    problems: ['missing', 'long'],
    stored: storedText,
    limit,
  } as const;
}

/** A text that may be left out: read as `''`, stored as `null` (specification §3). */
export function optionalText(limit: number) {
  return {
    input: z._default(
      z.string({ error: 'not-text' }).check(cleaned, z.maxLength(limit, { error: 'long' })),
      '',
    ),
    problems: ['not-text', 'long'],
    stored: storedOptionalText,
    limit,
    optional: true,
  } as const;
}

/** The pattern of HTML's own type=email, and a dot after the @, which every public address has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** RFC 5321 § 4.5.3.1.3, without the angle brackets. */
const EMAIL_LIMIT = 254;

/** An email address. */
export const email = {
  input: requiredString(EMAIL_LIMIT).check(z.regex(EMAIL, { error: 'invalid' })),
  problems: ['missing', 'long', 'invalid'],
  stored: storedText,
  limit: EMAIL_LIMIT,
} as const;

const DIGIT = /\p{Nd}/gu;
const PHONE_LIMIT = 40;

/** 10 digits are a US number with its area code, 15 the longest number there is (ITU-T E.164). */
function isPhoneNumber(typed: string): boolean {
  const digits = typed.match(DIGIT)?.length ?? 0;
  return digits >= 10 && digits <= 15;
}

/** A phone number, as people write it. */
export const phone = {
  input: requiredString(PHONE_LIMIT).check(z.refine(isPhoneNumber, { error: 'invalid' })),
  problems: ['missing', 'long', 'invalid'],
  stored: storedText,
  limit: PHONE_LIMIT,
} as const;

/** One of a list of keys. Anything else counts as not chosen: a person cannot send it. */
export function choice<const Key extends string>(keys: readonly Key[]) {
  return {
    input: z.enum(keys, { error: 'missing' }),
    problems: ['missing'],
    stored: storedChoice(keys),
  } as const;
}

/** A box to tick: `true`, `false`, or left out, which reads as not ticked. */
export const checkbox = {
  input: z._default(z.boolean({ error: 'invalid' }), false),
  problems: ['invalid'],
  stored: storedFlag,
} as const;

/** A calendar day, not before the earliest one that is believable. */
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
  } as const;
}

/** One sentence for each field that needs another look, by the field's name; `''` holds what concerns the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A value that passed its checks, or what to put right. */
export type Validated<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: FieldErrors };

/** The first message of each field of a value that a zod schema refused: people put one thing right at a time. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  return Object.fromEntries(
    [...firstIssues(issues)].map(([field, issue]) => [
      field,
      issue.code === 'unrecognized_keys' ? 'Not part of the form' : issue.message,
    ]),
  );
}

/** The first issue of each field, by the field's name. */
export function firstIssues(issues: readonly z.core.$ZodIssue[]): ReadonlyMap<string, z.core.$ZodIssue> {
  const first = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')];
    for (const field of fields) if (!first.has(field)) first.set(field, issue);
  }
  return first;
}
