import { API_PATHS } from '~/domain/api/paths.ts';
import { backoffDelay, isWorthRetrying, MAX_RETRIES } from '~/domain/api/backoff.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import { isDeliveryOf, isReceiptFor, type SubmissionReceipt } from '~/domain/api/answers.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';

import { retryAfterSeconds, serverNote, type ServerNote } from './http.ts';

/** How a save ended. `unsaved` means that no answer confirmed it, whatever the server may have done. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly receipt: SubmissionReceipt }
  | { readonly kind: 'unsaved'; readonly note?: ServerNote | undefined };

/** What saving needs of its surroundings; tests give their own. */
export interface SaveDependencies {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How long the form has been in use by now, in milliseconds. */
  readonly fillMs: () => number;
}

/** One try is given up after this long: an answer later than that helps nobody who watches the page. */
const ATTEMPT_TIMEOUT_MS = 15_000;

type Attempt =
  | SaveResult
  | {
      readonly kind: 'retry';
      readonly retryAfterSeconds: number;
      readonly note?: ServerNote | undefined;
    };

/**
 * Sends a check to `POST /api/submissions`, and again up to three times under the same id (specification §7). The id
 * makes a repeat harmless: the server answers it with what it stored first.
 *
 * Never throws; a failure of any kind ends as `unsaved`.
 */
export async function saveSubmission(
  id: string,
  form: EligibilityForm,
  dependencies: SaveDependencies,
): Promise<SaveResult> {
  for (let retry = 0; ; retry += 1) {
    const body = JSON.stringify({ id, ...form, fillMs: dependencies.fillMs() });
    const attempt = await trySaving(id, body, dependencies.fetch);
    if (attempt.kind !== 'retry') return attempt;
    if (retry === MAX_RETRIES) return { kind: 'unsaved', note: attempt.note };
    await dependencies.wait(backoffDelay(retry, attempt.retryAfterSeconds));
  }
}

async function trySaving(id: string, body: string, send: typeof fetch): Promise<Attempt> {
  try {
    const response = await send(API_PATHS.submissions, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // The save goes on when the renter leaves or reloads the page.
      keepalive: true,
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    // A failure may come from something in between, and then is no JSON.
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (response.ok) throw error;
    });
    if (response.ok) {
      return isReceiptFor(id, answer)
        ? { kind: 'saved', receipt: answer }
        : { kind: 'retry', retryAfterSeconds: 0 };
    }
    const note = serverNote(response, answer);
    if (!isWorthRetrying(response.status)) return { kind: 'unsaved', note };
    return { kind: 'retry', retryAfterSeconds: retryAfterSeconds(response), note };
  } catch {
    // No network, no answer in time, or a success that is not JSON: all may be better a moment later.
    return { kind: 'retry', retryAfterSeconds: 0 };
  }
}

/** How a delivery ended. `undelivered` means that no answer confirmed it, whatever the server may have done. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The server read it differently from this page: what to mend, by field. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'undelivered'; readonly note?: ServerNote | undefined };

/** What a delivery needs of its surroundings; tests give their own. */
export interface DeliveryDependencies {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How long the form has been in use by now, in milliseconds. */
  readonly fillMs: () => number;
}

/** Somebody waits in front of the page: a slow answer is given up after this long. */
const DELIVERY_TIMEOUT_MS = 12_000;
const PAUSE_MS = 1_000;
/** Who is asked to wait longer than this is told so instead. */
const LONGEST_PAUSE_MS = 5_000;

type DeliveryAttempt =
  | DeliveryResult
  | { readonly kind: 'again'; readonly pauseMs: number; readonly note?: ServerNote | undefined };

/**
 * Delivers a form's answers, and once more when the first try may only have been bad luck, or came sooner than people
 * type. The id makes the repeat harmless: the server stores it once. Never throws.
 *
 * @param path `/api/leads` or `/api/messages`
 */
export async function deliver(
  path: string,
  id: string,
  answers: object,
  { fetch: send, wait, fillMs }: DeliveryDependencies,
): Promise<DeliveryResult> {
  const bodyNow = () => JSON.stringify({ id, ...answers, fillMs: fillMs() });
  let attempt = await tryOnce(path, id, bodyNow(), send);
  if (attempt.kind === 'again' && attempt.pauseMs <= LONGEST_PAUSE_MS) {
    await wait(attempt.pauseMs);
    attempt = await tryOnce(path, id, bodyNow(), send);
  }
  return attempt.kind === 'again' ? { kind: 'undelivered', note: attempt.note } : attempt;
}

async function tryOnce(path: string, id: string, body: string, send: typeof fetch): Promise<DeliveryAttempt> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok)
      return isDeliveryOf(id, answer) ? { kind: 'delivered' } : { kind: 'again', pauseMs: PAUSE_MS };
    if (response.status === 400) return { kind: 'refused', errors: fieldErrorsIn(answer) };
    const note = serverNote(response, answer);
    if (!isWorthRetrying(response.status)) return { kind: 'undelivered', note };
    return { kind: 'again', pauseMs: Math.max(PAUSE_MS, retryAfterSeconds(response) * 1_000), note };
  } catch {
    // No network, no answer in time, or an answer that is not JSON.
    return { kind: 'again', pauseMs: PAUSE_MS };
  }
}

/** The sentences of a problem document (RFC 9457), as far as there are any. */
function fieldErrorsIn(answer: unknown): FieldErrors {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return {};
  const { errors } = answer;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
