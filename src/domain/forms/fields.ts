import type * as z from 'zod/mini';

/** One sentence for each field that needs another look, by the field's name; `''` holds what concerns the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A value that passed its checks, or what to mend. */
export type Validated<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: FieldErrors };

/** The first message of each field of a value that a zod schema refused: a person mends one thing at a time. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] ??= 'Not part of the form';
    } else {
      errors[issue.path.map(String).join('.')] ??= issue.message;
    }
  }
  return errors;
}

/**
 * Readers of single form fields, small enough to travel with the checker (docs/adr/0006). A reader takes whatever was
 * sent for its field and gives the value that is kept, or the sentence that says how to mend it.
 */
export type FieldReader<Value> = (input: unknown) => Reading<Value>;

/** What a reader makes of an answer. */
export type Reading<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

/** A good answer. */
export function kept<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

/** An answer that needs another look. */
export function mend<Value>(message: string): Reading<Value> {
  return { ok: false, message };
}

/** Line breaks and tabs are typed on purpose in long texts; other control characters never are. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * A typed text, without control characters and outer blanks, in one Unicode form so that equal texts are equal.
 *
 * @param limit most UTF-16 code units, as `maxlength` counts them
 * @param messages without `missing` the text may be left out, which reads as `''`
 */
export function typedText(limit: number, messages: { missing?: string; long: string }): FieldReader<string> {
  return (input) => {
    const text =
      typeof input === 'string' ? input.normalize('NFC').replace(CONTROL_CHARACTERS, '').trim() : '';
    const isLeftOut = text === '' && (input === undefined || typeof input === 'string');
    if (messages.missing !== undefined && text === '') return mend(messages.missing);
    if (!isLeftOut && typeof input !== 'string') return mend(messages.missing ?? 'Enter text here');
    return text.length > limit ? mend(messages.long) : kept(text);
  };
}

/** A text that must also look like something: an address, a number. */
export function textThat(
  reader: FieldReader<string>,
  isRight: (text: string) => boolean,
  message: string,
): FieldReader<string> {
  return (input) => {
    const text = reader(input);
    return text.ok && !isRight(text.value) ? mend(message) : text;
  };
}

/** One of a list of keys. Anything else counts as not chosen: a person cannot send it. */
export function chosen<const Key extends string>(keys: readonly Key[], missing: string): FieldReader<Key> {
  return (input) => {
    const key = keys.find((each) => each === input);
    return key === undefined ? mend(missing) : kept(key);
  };
}

/** A box to tick: `true`, `false`, or left out, which reads as not ticked. */
export function ticked(invalid: string): FieldReader<boolean> {
  return (input) => {
    if (input === undefined) return kept(false);
    return typeof input === 'boolean' ? kept(input) : mend(invalid);
  };
}

/** A reader for each field of a form. */
export type FieldReaders<Form> = { readonly [Field in keyof Form]: FieldReader<Form[Field]> };

/**
 * Reads a whole form: every field by its reader, in the order of the readers. Fields that no reader knows are refused,
 * so that nothing is stored by accident.
 */
export function readFields<Form extends object>(
  readers: FieldReaders<Form>,
  input: unknown,
): Validated<Form> {
  const answers: Readonly<Record<string, unknown>> = isPlainObject(input) ? input : {};
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [field, read] of Object.entries<FieldReader<unknown>>(readers)) {
    const reading = read(Object.hasOwn(answers, field) ? answers[field] : undefined);
    if (reading.ok) values[field] = reading.value;
    else errors[field] = reading.message;
  }
  for (const field of Object.keys(answers)) {
    if (!Object.hasOwn(readers, field)) errors[field] = 'Not part of the form';
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: values as Form } : { ok: false, errors };
}

function isPlainObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** The most characters (UTF-16 code units, as `maxlength` counts) of what people tell us about themselves. */
export const CONTACT_LIMITS = { fullName: 200, email: 254, phone: 40 } as const;

/** What the fields about a person say when they cannot be read: what to do, not what went wrong. */
export const CONTACT_MESSAGES = {
  fullName: {
    missing: 'Enter your full name',
    long: `Use ${CONTACT_LIMITS.fullName} characters or fewer for your name`,
  },
  email: {
    missing: 'Enter your email address',
    invalid: 'Enter an email address with an @ and a dot, like name@example.com',
    long: `Use ${CONTACT_LIMITS.email} characters or fewer for your email address`,
  },
  phone: {
    missing: 'Enter your phone number',
    invalid: 'Enter a phone number with its area code, like (602) 555-0134',
    long: `Use ${CONTACT_LIMITS.phone} characters or fewer for your phone number`,
  },
} as const;

const DIGIT = /\p{Nd}/gu;

/** 10 digits are a US number with its area code, 15 the longest number there is (ITU-T E.164). */
function isPhoneNumber(text: string): boolean {
  const digits = text.match(DIGIT)?.length ?? 0;
  return digits >= 10 && digits <= 15;
}

/** The pattern of HTML's own type=email, and a dot after the @, which every public address has. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A person's name, as they write it. */
export const readFullName: FieldReader<string> = typedText(
  CONTACT_LIMITS.fullName,
  CONTACT_MESSAGES.fullName,
);

/** An email address. */
export const readEmail: FieldReader<string> = textThat(
  typedText(CONTACT_LIMITS.email, CONTACT_MESSAGES.email),
  (text) => EMAIL.test(text),
  CONTACT_MESSAGES.email.invalid,
);

/** A phone number, as they write it. */
export const readPhone: FieldReader<string> = textThat(
  typedText(CONTACT_LIMITS.phone, CONTACT_MESSAGES.phone),
  isPhoneNumber,
  CONTACT_MESSAGES.phone.invalid,
);

/**
 * A box that people never see and programs that fill in every form do. It must stay empty; a person whose browser
 * filled it in is told so.
 */
export const readTrap: FieldReader<''> = (input) =>
  input === undefined || input === '' ? kept('') : mend('Leave this box empty');
