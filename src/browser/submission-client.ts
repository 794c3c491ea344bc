import { API_PATHS } from '~/domain/api/paths.ts';
import { isWorthRetrying, backoffDelay, MAX_RETRIES } from '~/domain/api/backoff.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import { isReceiptFor, type SubmissionReceipt } from '~/domain/api/answers.ts';

import { retryAfterSeconds } from './retry-after.ts';
import { serverNote, type ServerNote } from './server-note.ts';

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
