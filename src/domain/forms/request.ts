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
 * The least time, in milliseconds, between the first thing that somebody enters into a form and sending it. Nobody types
 * an email address in less; a browser that fills in everything at once is sent again by the page after the rest of it.
 */
export const LEAST_FILL_MS = 1_500;

/** The fill time of a form that was sent without scripts: it cannot tell, and goes by the limits and the honeypot alone. */
export const UNTIMED_FILL_MS = LEAST_FILL_MS;

/**
 * Whole seconds until a form may be sent again that came too soon; 0 for one that did not.
 *
 * @example secondsTooSoon(400) // => 2
 */
export function secondsTooSoon(fillMs: number): number {
  return Math.max(0, Math.ceil((LEAST_FILL_MS - fillMs) / 1_000));
}

/** A version of the wording about calls and texts: a day, and what tells two of that day apart. */
const CONSENT_VERSION = /^[\w.-]{1,40}$/u;

/**
 * What is sent with a form's answers. None of it is stored among them. A function, because pages send requests and read
 * none: no browser loads it.
 */
const envelope = () => ({
  /** The idempotency key that the browser made for the answers: a UUID of any version (RFC 9562), in lower case. */
  id: z.guid({ error: 'invalid' }).check(z.toLowerCase()),
  /** How long the form was in use, in milliseconds, as the page's script measured it. */
  fillMs: z.int({ error: 'invalid' }).check(z.gte(0, { error: 'invalid' })),
  /** Empty or left out, or the sender is told that it must be. */
  [HONEYPOT]: z._default(z.literal('', { error: 'filled-in' }), ''),
  /** In which language the form was read. Nobody's answers are refused for it. */
  [LANGUAGE_FIELD]: z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
  /** Which version of the wording about calls and texts the page showed; the empty text where it does not say. */
  [CONSENT_VERSION_FIELD]: z.catch(z.string().check(z.regex(CONSENT_VERSION)), ''),
  /** Whether a page sends by itself what may have arrived before: the person has not asked again. */
  isRepeat: z.catch(z.boolean(), false),
});

/** What a form sends: its answers, and what is sent with them. */
export interface FormRequest<Values> extends Shown {
  readonly id: string;
  readonly fillMs: number;
  readonly isRepeat: boolean;
  readonly form: Values;
}

/**
 * Reads a body that carries a form's answers and the envelope's fields side by side.
 *
 * @returns what was sent, or one problem a field; a body that is no object at all is reported under `''`
 */
export function readFormRequest<Form extends FormTable>(
  form: Form,
  body: unknown,
): Reading<FormRequest<FormValues<Form>>> {
  const schema = z.strictObject({ ...envelope(), ...formInputs(form) }, { error: 'not-an-object' });
  const { data, error } = z.safeParse(schema, body);
  if (error !== undefined) return { ok: false, problems: problemsIn(error.issues) };
  const { id, fillMs, language, consentVersion, isRepeat, ...rest } = data;
  const values = Object.entries(rest).filter(([name]) => name !== HONEYPOT);
  const answers = Object.fromEntries(values) as FormValues<Form>;
  return { ok: true, value: { id, fillMs, language, consentVersion, isRepeat, form: answers } };
}
