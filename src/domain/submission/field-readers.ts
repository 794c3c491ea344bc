import type { Validated } from './field-errors.ts';

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
