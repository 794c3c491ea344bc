import { API_PATHS } from '~/domain/contract/api-paths.ts';
import { isWorthRetrying, backoffDelay, MAX_RETRIES } from '~/domain/contract/backoff.ts';
import type { EligibilityForm } from '~/domain/submission/eligibility-form.ts';
import { isReceiptFor, type SubmissionReceipt } from '~/domain/submission/receipt.ts';

/** How a save ended. `unsaved` means that no answer confirmed it, whatever the server may have done. */
export type SaveResult =
  { readonly kind: 'saved'; readonly receipt: SubmissionReceipt } | { readonly kind: 'unsaved' };

/** What saving needs of its surroundings; tests give their own. */
export interface SaveDependencies {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** One try is given up after this long: an answer later than that helps nobody who watches the page. */
const ATTEMPT_TIMEOUT_MS = 15_000;

type Attempt = SaveResult | { readonly kind: 'retry'; readonly retryAfterSeconds: number };

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
  const body = JSON.stringify({ id, ...form });
  for (let retry = 0; ; retry += 1) {
    const attempt = await trySaving(id, body, dependencies.fetch);
    if (attempt.kind !== 'retry') return attempt;
    if (retry === MAX_RETRIES) return { kind: 'unsaved' };
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
    if (response.ok) {
      const receipt: unknown = await response.json();
      return isReceiptFor(id, receipt) ? { kind: 'saved', receipt } : { kind: 'retry', retryAfterSeconds: 0 };
    }
    if (!isWorthRetrying(response.status)) return { kind: 'unsaved' };
    const retryAfter = Number(response.headers.get('retry-after'));
    return { kind: 'retry', retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : 0 };
  } catch {
    // No network, no answer in time, or an answer that is not JSON: all may be better a moment later.
    return { kind: 'retry', retryAfterSeconds: 0 };
  }
}
