import { type FieldErrors, type FieldReader, kept, mend, readFields, type Validated } from './fields.ts';

/**
 * The least time, in milliseconds, between the first thing that somebody enters into a form and sending it. Nobody types
 * an email address in less; a browser that fills in everything at once is sent again by the page after the rest of it.
 */
export const LEAST_FILL_MS = 1_500;

/** Stands for a form that was sent without scripts: it cannot tell, and goes by the limits and the hidden box alone. */
export const UNTIMED_FILL_MS = LEAST_FILL_MS;

/** How long a form was in use, in milliseconds, as the page's script measured it. It is judged and never stored. */
export const readFillTime: FieldReader<number> = (input) =>
  typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
    ? kept(input)
    : mend('Send how many milliseconds the form was in use');

/**
 * Whole seconds until a form may be sent again that came too soon; 0 for one that did not.
 *
 * @example secondsTooSoon(400) // => 2
 */
export function secondsTooSoon(fillMs: number): number {
  return Math.max(0, Math.ceil((LEAST_FILL_MS - fillMs) / 1_000));
}

/** What stands beside a form's answers when they are sent. */
interface Envelope {
  /** The idempotency key that the browser made for the answers: a UUID in lower case. */
  readonly id: string;
  /** How long the form was in use, in milliseconds (fill-time.ts). */
  readonly fillMs: number;
}

/** What a form sends. */
export interface IdentifiedRequest<Form> extends Envelope {
  readonly form: Form;
}

/** A UUID of any version, in its text form (RFC 9562 §4). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const readId: FieldReader<string> = (input) =>
  typeof input === 'string' && UUID.test(input)
    ? kept(input.toLowerCase())
    : mend('Send a UUID as the id of these answers');

/**
 * Reads a body that carries a form's answers and what is said of them side by side.
 *
 * @returns what was sent, or one message a field; a body that is no object at all is reported under `''`
 */
export function readIdentified<Form>(
  body: unknown,
  readForm: (fields: Readonly<Record<string, unknown>>) => Validated<Form>,
): Validated<IdentifiedRequest<Form>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, errors: { '': 'Send the answers as one JSON object' } };
  }
  const { id, fillMs, ...fields }: Record<string, unknown> = { ...body };
  const envelope = readFields<Envelope>({ id: readId, fillMs: readFillTime }, { id, fillMs });
  const form = readForm(fields);
  if (envelope.ok && form.ok) return { ok: true, value: { ...envelope.value, form: form.value } };
  return { ok: false, errors: { ...errorsOf(envelope), ...errorsOf(form) } };
}

function errorsOf(read: Validated<unknown>): FieldErrors {
  return read.ok ? {} : read.errors;
}
