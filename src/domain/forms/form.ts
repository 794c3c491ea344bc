import * as z from 'zod/mini';

import type { Shown } from '#domain/records/consent.ts';
import type { RecordField } from '#domain/records/stored-field.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { format } from '#domain/shared/format.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/shared/language.ts';
import { firstIssues, type Validated } from './fields.ts';

/** The attributes of a field's control that its kind decides, as in HTML. */
export interface ControlAttributes {
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'off';
  readonly dir?: 'auto';
}

/**
 * A field of a form: its kind (fields.ts), its stored name, and how the dashboard and the CSV show it. All code that
 * parses, stores or shows the field is derived from this.
 */
export interface FormField extends RecordField {
  /** Parses and cleans an answer. The messages of its issues are among `problems`. */
  readonly input: z.ZodMiniType;
  /** All issues that `input` can report: keys of the sentences in content/words. */
  readonly problems: readonly string[];
  /** Maximum length in UTF-16 code units, like `maxlength`. */
  readonly limit?: number;
  /** How it is typed, in the form and where the office corrects it. */
  readonly control?: ControlAttributes;
  /** Whether any number of its options may be chosen; they are stored with commas between them. */
  readonly many?: boolean;
  /** Whether it may be left out; an empty text is stored as `null` (product §3). */
  readonly optional?: boolean;
  /** The name of the field in Firestore. */
  readonly storedAs: string;
  /**
   * The kind of personal data. People are searched and exported by name, email and phone. Fields with any of these
   * values must not appear in URLs or logs.
   */
  readonly personal?: 'name' | 'email' | 'phone' | 'other';
  /**
   * Whether an admin may correct it, by the rules of the form: who the `person` is and how to reach them, or a fact of the
   * `case`, with which the finding is computed anew. What only the person can give, such as a consent, has none.
   */
  readonly correction?: 'person' | 'case';
}

/** A form's fields, in the order in which errors are listed. */
export type FormTable = Readonly<Record<string, FormField>>;

/** Parsed and cleaned answers. */
export type FormValues<Form extends FormTable> = {
  readonly [Name in keyof Form]: z.infer<Form[Name]['input']>;
};

export type RecordFieldsOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: Form[Name];
};

export type RecordOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: z.infer<Form[Name]['stored']['shown']>;
};

/** Why an answer is invalid: the key of a sentence, and a value for its placeholder. */
interface Problem {
  readonly key: string;
  /** Maximum length of the field. */
  readonly limit?: number;
}

/** A parsed value, or one problem for each invalid field. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Problem>> };

/** Parses the answers of a form. Unknown fields are rejected, so that nothing is stored by accident. */
export function readForm<Form extends FormTable>(form: Form, input: unknown): Reading<FormValues<Form>> {
  const schema = z.strictObject(formInputs(form), { error: 'not-an-object' });
  const { data, error } = z.safeParse(schema, input);
  if (error !== undefined) return { ok: false, problems: problemsIn(error.issues) };
  return { ok: true, value: data as FormValues<Form> };
}

/** The schemas of a form's answers. */
function formInputs(form: FormTable): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(Object.entries(form).map(([name, { input }]) => [name, input]));
}

/** Converts a schema's issues to one problem for each field. */
function problemsIn(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    [...firstIssues(issues)].map(([field, issue]): [string, Problem] => {
      if (issue.code === 'unrecognized_keys') return [field, { key: 'unknown' }];
      if (issue.code === 'too_big') return [field, { key: issue.message, limit: Number(issue.maximum) }];
      return [field, { key: issue.message }];
    }),
  );
}

/** Name of the honeypot, a field that people cannot see and bots fill in. Must be empty; not part of any form table. */
export const HONEYPOT = 'website';

/** Name of the hidden field with the language of the form (`en`, `es`). Not part of any form table. */
export const LANGUAGE_FIELD = 'language';

/** Name of the hidden field with the version of the consent wording that was shown. Not part of any form table. */
export const CONSENT_VERSION_FIELD = 'consentVersion';

/**
 * Minimum time in milliseconds between the first input into a form and its submission; faster submissions are taken for
 * bots. Nobody types an email address in less. If a browser's autofill fills in everything at once, the page waits for
 * the rest of the time and sends again.
 */
export const LEAST_FILL_MS = 1_500;

/**
 * Fill time for forms submitted without scripts, which cannot measure it. For these, only the rate limits and the
 * honeypot protect against bots.
 */
export const UNTIMED_FILL_MS = LEAST_FILL_MS;

/**
 * Whole seconds to wait before a form that was sent too soon may be sent again; 0 if it was not too soon.
 *
 * @example secondsTooSoon(400) // => 2
 */
export function secondsTooSoon(fillMs: number): number {
  return Math.max(0, Math.ceil((LEAST_FILL_MS - fillMs) / 1_000));
}

/**
 * The fields sent along with a form's answers, which are not stored among them. A function rather than a constant, so
 * that bundlers drop it from pages, which only send requests.
 */
const envelope = () => ({
  /** The idempotency key: a UUID of any version (RFC 9562), in lower case. */
  id: z.guid({ error: 'invalid' }).check(z.toLowerCase()),
  /** Milliseconds from first input to submission, as measured by the page's script. */
  fillMs: z.int({ error: 'invalid' }).check(z.gte(0, { error: 'invalid' })),
  /** Must be empty or missing. */
  [HONEYPOT]: z._default(z.literal('', { error: 'filled-in' }), ''),
  /** Language of the form. An invalid value falls back to the default, so that no answers are rejected for it. */
  [LANGUAGE_FIELD]: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  /** Version of the consent wording that was shown; empty if missing. */
  [CONSENT_VERSION_FIELD]: z._default(z.string({ error: 'unknown' }), ''),
  /** Whether the page resends automatically what may have arrived before, so that it does not count as asking again. */
  isRepeat: z.catch(z.boolean(), false),
});

const requestSchema = (form: FormTable) =>
  z.strictObject({ ...envelope(), ...formInputs(form) }, { error: 'not-an-object' });

/** Cached, because creating a schema takes longer than parsing a request with it. */
const schemas = new WeakMap<FormTable, ReturnType<typeof requestSchema>>();

function schemaOf(form: FormTable): ReturnType<typeof requestSchema> {
  const known = schemas.get(form) ?? requestSchema(form);
  schemas.set(form, known);
  return known;
}

/** A parsed submission of a form. */
export interface FormRequest<Values> extends Shown {
  readonly id: string;
  readonly fillMs: number;
  readonly isRepeat: boolean;
  readonly form: Values;
}

/**
 * Parses a body that contains a form's answers and the additional fields side by side.
 *
 * @returns the request, or one problem for each invalid field; a body that is not an object is reported under `''`
 */
export function readFormRequest<Form extends FormTable>(
  form: Form,
  body: unknown,
): Reading<FormRequest<FormValues<Form>>> {
  const { data, error } = z.safeParse(schemaOf(form), body);
  if (error !== undefined) return { ok: false, problems: problemsIn(error.issues) };
  const { id, fillMs, language, consentVersion, isRepeat, ...rest } = data;
  const values = Object.entries(rest).filter(([name]) => name !== HONEYPOT);
  const answers = Object.fromEntries(values) as FormValues<Form>;
  return { ok: true, value: { id, fillMs, language, consentVersion, isRepeat, form: answers } };
}

/** Converts parsed answers to their stored form. */
export function recordOf<Form extends FormTable>(form: Form, values: FormValues<Form>): RecordOf<Form> {
  return Object.fromEntries(
    Object.entries<FormField>(form).map(([name, { storedAs, optional }]) => {
      const value: unknown = values[name];
      return [storedAs, optional === true && value === '' ? null : value];
    }),
  ) as RecordOf<Form>;
}

/** The fields of a form by the names under which they are stored. */
export function recordFields<Form extends FormTable>(form: Form): RecordFieldsOf<Form> {
  return Object.fromEntries(
    Object.values<FormField>(form).map((field) => [field.storedAs, field]),
  ) as RecordFieldsOf<Form>;
}

/** How to correct an answer. `{limit}` is the maximum length. */
type Sentence = string;

interface FieldWords<ProblemKey extends string> {
  readonly label: string;
  readonly hint?: string;
  /** The empty option of a select. */
  readonly placeholder?: string;
  readonly errors: Readonly<Record<ProblemKey, Sentence>>;
}

/**
 * The texts of a form in one language (content/words). A missing sentence for one of a field's problems is a type
 * error.
 */
export interface FormWords<Form extends FormTable> {
  readonly fields: { readonly [Name in keyof Form]: FieldWords<Form[Name]['problems'][number]> };
  /** For the fields that are sent along with the answers. */
  readonly request: Readonly<Record<string, { readonly errors: Readonly<Record<string, Sentence>> }>>;
  /** For unknown fields. */
  readonly unknown: string;
}

/** The texts that a page needs: the rest is said only to whoever calls the API without it. */
export type PageFormWords<Form extends FormTable> = Pick<FormWords<Form>, 'fields'>;

/** Replaces the problems of a reading with sentences. */
export function inWords<Value>(
  { fields, request = {}, unknown = '' }: PageFormWords<FormTable> & Partial<FormWords<FormTable>>,
  reading: Reading<Value>,
): Validated<Value> {
  if (reading.ok) return reading;
  const sentences = new Map(Object.entries({ ...request, ...fields }));
  const errors = Object.entries(reading.problems).map(([field, { key, limit = 0 }]): [string, string] => {
    const sentence: string = sentences.get(field)?.errors[key] ?? unknown;
    return [field, format(sentence, { limit: wholeNumber(limit) })];
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}
