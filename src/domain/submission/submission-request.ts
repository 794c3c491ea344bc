import { readTrap } from './contact-fields.ts';
import { readEligibilityForm, type EligibilityForm } from './eligibility-form.ts';
import type { Validated } from './field-errors.ts';
import { readIdentified, type IdentifiedRequest } from './identified-request.ts';
import type { PlainDate } from './plain-date.ts';

/** The body of `POST /api/submissions`: the form, and the idempotency key that the browser made for it. */
export type SubmissionRequest = IdentifiedRequest<EligibilityForm>;

/**
 * Reads the body of a submission. The box that must stay empty may come with it; it is no part of the answers.
 *
 * @param today the latest filing date that is believed, see {@link readEligibilityForm}
 */
export function readSubmissionRequest(body: unknown, today: PlainDate): Validated<SubmissionRequest> {
  return readIdentified(body, ({ website, ...answers }) => {
    const form = readEligibilityForm(answers, today);
    const trap = readTrap(website);
    if (trap.ok) return form;
    return { ok: false, errors: { ...(form.ok ? {} : form.errors), website: trap.message } };
  });
}
