import * as z from 'zod/mini';

import type { RecordField } from '../records/document.ts';
import { format } from '../shared/format.ts';
import { firstIssues, type Validated } from './fields.ts';

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
  /** Whether it may be left out; an empty text is stored as `null` (specification §3). */
  readonly optional?: boolean;
  /** The name of the field in Firestore. */
  readonly storedAs: string;
  /**
   * The kind of personal data. People are searched and exported by name, email and phone. Fields with any of these
   * values must not appear in URLs or logs.
   */
  readonly personal?: 'name' | 'email' | 'phone' | 'other';
}

/** Name of the honeypot, a field that people cannot see and bots fill in. Must be empty; not part of any form table. */
export const HONEYPOT = 'website';

/** Name of the hidden field with the language of the form (`en`, `es`). Not part of any form table. */
export const LANGUAGE_FIELD = 'language';

/** Name of the hidden field with the version of the consent wording that was shown. Not part of any form table. */
export const CONSENT_VERSION_FIELD = 'consentVersion';

/** A form's fields, in the order in which errors are listed. */
export type FormTable = Readonly<Record<string, FormField>>;

/** Parsed and cleaned answers. */
export type FormValues<Form extends FormTable> = {
  readonly [Name in keyof Form]: z.infer<Form[Name]['input']>;
};

/** The fields of a form by their stored names. */
export type RecordFieldsOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: Form[Name];
};

/** The stored answers of a form. */
export type RecordOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: z.infer<Form[Name]['stored']['shown']>;
};

/** Why an answer is invalid: the key of a sentence, and a value for its placeholder. */
export interface Problem {
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
export function formInputs(form: FormTable): Readonly<Record<string, z.ZodMiniType>> {
  return Object.fromEntries(Object.entries(form).map(([name, { input }]) => [name, input]));
}

/** Converts a schema's issues to one problem for each field. */
export function problemsIn(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    [...firstIssues(issues)].map(([field, issue]): [string, Problem] => {
      if (issue.code === 'unrecognized_keys') return [field, { key: 'unknown' }];
      if (issue.code === 'too_big') return [field, { key: issue.message, limit: Number(issue.maximum) }];
      return [field, { key: issue.message }];
    }),
  );
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

/** The texts of a field. */
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
  /** For the fields that are sent along with the answers (request.ts). */
  readonly request: Readonly<Record<string, { readonly errors: Readonly<Record<string, Sentence>> }>>;
  /** For unknown fields. */
  readonly unknown: string;
}

/** Replaces the problems of a reading with sentences. */
export function inWords<Value>(
  { fields, request, unknown }: FormWords<FormTable>,
  reading: Reading<Value>,
): Validated<Value> {
  if (reading.ok) return reading;
  const sentences = new Map(Object.entries({ ...request, ...fields }));
  const errors = Object.entries(reading.problems).map(([field, { key, limit = 0 }]): [string, string] => {
    const sentence: string = sentences.get(field)?.errors[key] ?? unknown;
    return [field, format(sentence, { limit: limit.toLocaleString('en-US') })];
  });
  return { ok: false, errors: Object.fromEntries(errors) };
}
