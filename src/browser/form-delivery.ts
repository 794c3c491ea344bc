import { isDeliveryOf } from '#domain/api/contract.ts';
import { API_PATHS } from '#domain/api/paths.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import type { FieldErrors } from '#domain/forms/fields.ts';
import type { Shown } from '#domain/records/consent.ts';

import { httpClient, type HttpFailure, serverNote, type HttpClient, type ServerNote } from './http.ts';

/** HTTP client of the public forms; tests inject their own. */
const formHttp = httpClient();

/** Milliseconds since the first input into the form. */
export type FillMs = () => number;

/** Result of a save. `unsaved` means that no response confirmed it, whatever the server may have done. */
export type SaveResult =
  | { readonly kind: 'saved' }
  | {
      readonly kind: 'unsaved';
      readonly note?: ServerNote | undefined;
      /** Whether a server responded to the last attempt, so that the connection is not to blame. */
      readonly isServersFault?: boolean;
      /** After how long the server wants to be asked again, where that is long. */
      readonly retryAfterMs?: number | undefined;
    };

/**
 * Sends a check to `POST /api/submissions`. The id makes retries safe: the server responds with what it stored first
 * (product §7).
 *
 * @param isRepeat whether the same answers were sent before and may have arrived
 */
export async function saveSubmission(
  id: string,
  form: EligibilityForm,
  fillMs: FillMs,
  shown: Shown,
  isRepeat: boolean,
  http: HttpClient = formHttp,
): Promise<SaveResult> {
  const result = await http({
    path: API_PATHS.submissions,
    method: 'POST',
    headers: { 'accept-language': shown.language },
    body: () => ({ id, ...form, ...shown, isRepeat, fillMs: fillMs() }),
    read: receiptOf(id),
    keepalive: true,
    // A longer wait is said at once: not saved yet, why, and when it is tried again.
    longestWaitMs: LONGEST_WAIT_MS,
  });
  return result.ok
    ? { kind: 'saved' }
    : {
        kind: 'unsaved',
        note: serverNote(result),
        isServersFault: result.status !== undefined,
        retryAfterMs: longWait(result),
      };
}

/** How long somebody may wait for the server before they are told. */
const LONGEST_WAIT_MS = 5_000;

/** A wait that the client has not sat out itself. */
function longWait({ retryAfterMs = 0 }: HttpFailure): number | undefined {
  return retryAfterMs > LONGEST_WAIT_MS ? retryAfterMs : undefined;
}

/** Result of a delivery. `undelivered` means that no response confirmed it, whatever the server may have done. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The server found errors that this page did not: messages by field. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | {
      readonly kind: 'undelivered';
      readonly note?: ServerNote | undefined;
      /** Whether a server responded, so that the connection works. */
      readonly isServersFault?: boolean;
    };

/**
 * Delivers a form's answers, with one retry after a transient failure or if they were sent too soon. The id makes the
 * retry safe: the server stores the answers once.
 *
 * @param path `/api/leads` or `/api/messages`
 * @param shown what the page showed; the server responds in its language
 */
export async function deliver(
  path: string,
  id: string,
  answers: object,
  fillMs: FillMs,
  shown: Shown,
  http: HttpClient = formHttp,
): Promise<DeliveryResult> {
  const result = await http({
    path,
    method: 'POST',
    headers: { 'accept-language': shown.language },
    body: () => ({ id, ...answers, ...shown, fillMs: fillMs() }),
    read: receiptOf(id),
    // Somebody is waiting, and can only send again or call.
    timeoutMs: 12_000,
    retries: 1,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  if (result.ok) return { kind: 'delivered' };
  if (result.status === 400) return { kind: 'refused', errors: fieldErrorsIn(result.body) };
  return { kind: 'undelivered', note: serverNote(result), isServersFault: result.status !== undefined };
}

/**
 * Looks for the receipt in a success response. A response without one comes from an intermediary, such as a captive
 * portal, and does not say whether anything was stored.
 */
function receiptOf(id: string) {
  return async (response: Response): Promise<void> => {
    if (!isDeliveryOf(id, await response.json()))
      throw new Error('The response is not a receipt for this request.');
  };
}

/** The field errors of a problem document (RFC 9457), if any. */
function fieldErrorsIn(answer: unknown): FieldErrors {
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return {};
  const { errors } = answer;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
