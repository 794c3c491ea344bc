import * as z from 'zod/mini';

import type { RecordField } from '../records/document.ts';
import { format } from '../shared/format.ts';
import { firstIssues, type Validated } from './fields.ts';

/**
 * One field of a form: a kind (fields.ts), the name it is stored under, and how the dashboard and the CSV show it.
 * Everything that reads, stores or shows the field follows from this.
 */
export interface FormField extends RecordField {
  /** Reads and cleans an answer. The message of an issue is one of `problems`. */
  readonly input: z.ZodMiniType;
  /** The ways in which `input` refuses an answer: keys of the sentences in content/words. */
  readonly problems: readonly string[];
  /** Most characters (UTF-16 code units, as `maxlength` counts). */
  readonly limit?: number;
  /** May be left out; an empty text is stored as `null` (specification §3). */
  readonly optional?: boolean;
  /** The name of the field in Firestore. */
  readonly storedAs: string;
  /**
   * What the field tells about a person. By name, email and phone people are searched for and their data is exported;
   * none of these fields may appear in an address or in the log.
   */
  readonly personal?: 'name' | 'email' | 'phone' | 'other';
}

/**
 * The name of the honeypot: a field that people never see, and that programs fill in which fill in every field. It must
 * be empty, and is no part of any form.
 */
export const HONEYPOT = 'website';

/** The name of the hidden field that says in which language a form was read: `en`, `es`. It is no part of any form. */
export const LANGUAGE_FIELD = 'language';

/** The name of the hidden field that says which wording about calls and texts was shown. It is no part of any form. */
export const CONSENT_VERSION_FIELD = 'consentVersion';

/** A form: its fields in the order in which errors are listed. */
export type FormTable = Readonly<Record<string, FormField>>;

/** The answers to a form, read and cleaned. */
export type FormValues<Form extends FormTable> = {
  readonly [Name in keyof Form]: z.infer<Form[Name]['input']>;
};

/** The fields of a form's record, by the names under which they are stored. */
export type RecordFieldsOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: Form[Name];
};

/** What is stored of a form. */
export type RecordOf<Form extends FormTable> = {
  readonly [Name in keyof Form as Form[Name]['storedAs']]: z.infer<Form[Name]['stored']['shown']>;
};

/** Why an answer was refused: the key of a sentence, and the value that the sentence names. */
export interface Problem {
  readonly key: string;
  /** The most characters that the field takes. */
  readonly limit?: number;
}

/** What was read, or what is wrong with it: one problem a field, in the order of the form. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Problem>> };

/**
 * Reads the answers to a form. Fields that the form does not have are refused, so that nothing is stored by accident.
 */
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

/** The problem of each field that a schema refused. */
export function problemsIn(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, Problem>> {
  return Object.fromEntries(
    [...firstIssues(issues)].map(([field, issue]): [string, Problem] => {
      if (issue.code === 'unrecognized_keys') return [field, { key: 'unknown' }];
      if (issue.code === 'too_big') return [field, { key: issue.message, limit: Number(issue.maximum) }];
      return [field, { key: issue.message }];
    }),
  );
}

/** What is stored of a form's answers. */
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

/** How to put an answer right. `{limit}` is the most characters that the field takes. */
type Sentence = string;

/** What people read of a field. */
interface FieldWords<ProblemKey extends string> {
  readonly label: string;
  readonly hint?: string;
  /** The empty entry of a list to choose from. */
  readonly placeholder?: string;
  readonly errors: Readonly<Record<ProblemKey, Sentence>>;
}

/**
 * The words of a form in one language (content/words). A sentence that is missing for one of a field's problems is a
 * type error that names both.
 */
export interface FormWords<Form extends FormTable> {
  readonly fields: { readonly [Name in keyof Form]: FieldWords<Form[Name]['problems'][number]> };
  /** For what the browser sends with the answers (request.ts). */
  readonly request: Readonly<Record<string, { readonly errors: Readonly<Record<string, Sentence>> }>>;
  /** For a field that the form does not have. */
  readonly unknown: string;
}

/** What was read of a form, with a sentence for each field that needs another look. */
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
