import { isWorthRetrying } from '~/domain/contract/backoff.ts';
import { isDeliveryOf } from '~/domain/contract/delivery.ts';
import type { FieldErrors } from '~/domain/submission/field-errors.ts';

/** How a delivery ended. `undelivered` means that no answer confirmed it, whatever the server may have done. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The server read it differently from this page: what to mend, by field. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'undelivered' };

/** What a delivery needs of its surroundings; tests give their own. */
export interface DeliveryDependencies {
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Somebody waits in front of the page: a slow answer is given up after this long. */
const ATTEMPT_TIMEOUT_MS = 12_000;
const PAUSE_MS = 1_000;

/**
 * Delivers a form's answers, and once more when the first try may only have been bad luck. The id makes the repeat
 * harmless: the server stores it once. Never throws.
 *
 * @param path `/api/leads` or `/api/messages`
 */
export async function deliver(
  path: string,
  id: string,
  answers: object,
  { fetch: send, wait }: DeliveryDependencies,
): Promise<DeliveryResult> {
  const body = JSON.stringify({ id, ...answers });
  const first = await attempt(path, id, body, send);
  if (first !== 'again') return first;
  await wait(PAUSE_MS);
  const second = await attempt(path, id, body, send);
  return second === 'again' ? { kind: 'undelivered' } : second;
}

async function attempt(
  path: string,
  id: string,
  body: string,
  send: typeof fetch,
): Promise<DeliveryResult | 'again'> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return isDeliveryOf(id, answer) ? { kind: 'delivered' } : 'again';
    if (response.status === 400) return { kind: 'refused', errors: fieldErrorsIn(answer) };
    return isWorthRetrying(response.status) ? 'again' : { kind: 'undelivered' };
  } catch {
    // No network, no answer in time, or an answer that is not JSON.
    return 'again';
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
