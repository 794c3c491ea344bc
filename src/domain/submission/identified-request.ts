import type { Validated } from './field-errors.ts';

/** What a form sends: its answers, and the idempotency key that the browser made for them. */
export interface IdentifiedRequest<Form> {
  /** A UUID in lower case. */
  readonly id: string;
  readonly form: Form;
}

/** A UUID of any version, in its text form (RFC 9562 §4). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads a body that carries a form's answers and their id side by side.
 *
 * @returns id and form, or one message a field; a body that is no object at all is reported under `''`
 */
export function readIdentified<Form>(
  body: unknown,
  readForm: (fields: Readonly<Record<string, unknown>>) => Validated<Form>,
): Validated<IdentifiedRequest<Form>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, errors: { '': 'Send the answers as one JSON object' } };
  }
  const fields: Record<string, unknown> = { ...body };
  const { id } = fields;
  delete fields.id;
  const form = readForm(fields);
  if (typeof id !== 'string' || !UUID.test(id)) {
    return {
      ok: false,
      errors: { id: 'Send a UUID as the id of these answers', ...(form.ok ? {} : form.errors) },
    };
  }
  return form.ok ? { ok: true, value: { id: id.toLowerCase(), form: form.value } } : form;
}
