import type { FieldErrors, Validated } from './field-errors.ts';
import { kept, mend, readFields, type FieldReader } from './field-readers.ts';
import { readFillTime } from './fill-time.ts';

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
