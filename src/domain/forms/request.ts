import * as z from 'zod/mini';

import type { Shown } from '../records/consent.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import {
  CONSENT_VERSION_FIELD,
  formInputs,
  type FormTable,
  type FormValues,
  HONEYPOT,
  LANGUAGE_FIELD,
  problemsIn,
  type Reading,
} from './form.ts';

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

/** A version of the consent wording: a date, and a suffix if there are several on one day. */
const CONSENT_VERSION = /^[\w.-]{1,40}$/u;

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
  /** Version of the consent wording that was shown; empty if missing or invalid. */
  [CONSENT_VERSION_FIELD]: z.catch(z.string().check(z.regex(CONSENT_VERSION)), ''),
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
