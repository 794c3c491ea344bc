import { readEligibilityForm, type EligibilityForm } from './eligibility-form.ts';
import type { Validated } from './field-errors.ts';
import type { PlainDate } from './plain-date.ts';

/** The body of `POST /api/submissions`: the form, and the idempotency key that the browser made for it. */
export interface SubmissionRequest {
  /** A UUID in lower case. */
  readonly id: string;
  readonly form: EligibilityForm;
}

/** A UUID of any version, in its text form (RFC 9562 §4). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the body of a submission.
 *
 * @param today the latest filing date that is believed, see {@link readEligibilityForm}
 * @returns id and form, or one message a field; a body that is no object at all is reported under `''`
 */
export function readSubmissionRequest(body: unknown, today: PlainDate): Validated<SubmissionRequest> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, errors: { '': 'Send the answers as one JSON object' } };
  }
  const fields: Record<string, unknown> = { ...body };
  const { id } = fields;
  delete fields.id;
  const form = readEligibilityForm(fields, today);
  if (typeof id !== 'string' || !UUID.test(id)) {
    return {
      ok: false,
      errors: { id: 'Send a UUID as the id of this check', ...(form.ok ? {} : form.errors) },
    };
  }
  return form.ok ? { ok: true, value: { id: id.toLowerCase(), form: form.value } } : form;
}
