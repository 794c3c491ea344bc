import {
  isDeliveryOf,
  isReceiptFor,
  type DeliveryReceipt,
  type SubmissionReceipt,
} from '~/domain/api/answers.ts';
import { API_PATHS } from '~/domain/api/paths.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import type { Shown } from '~/domain/records/consent.ts';

import { sendForm } from './attestation.ts';
import { httpClient, serverNote, type HttpClient, type ServerNote } from './http.ts';

/** What the public forms send with; tests give their own. */
const formHttp = httpClient({ send: sendForm });

/** Milliseconds for which the form has been in use by now. */
export type FillMs = () => number;

/** How a save ended. `unsaved` means that no answer confirmed it, whatever the server may have done. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly receipt: SubmissionReceipt }
  | {
      readonly kind: 'unsaved';
      readonly note?: ServerNote | undefined;
      /** Whether a server answered the last try, so that the connection is not to blame. */
      readonly isServersFault?: boolean;
    };

/**
 * Sends a check to `POST /api/submissions`. The id makes a repeat harmless: the server answers it with what it stored
 * first (specification §7).
 *
 * @param isRepeat whether the same answers were sent before, and may have arrived
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
    read: confirmedBy((answer): answer is SubmissionReceipt => isReceiptFor(id, answer)),
    keepalive: true,
  });
  return result.ok
    ? { kind: 'saved', receipt: result.value }
    : { kind: 'unsaved', note: serverNote(result), isServersFault: result.status !== undefined };
}

/** How a delivery ended. `undelivered` means that no answer confirmed it, whatever the server may have done. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  /** The server read it differently from this page: what to correct, by field. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'undelivered'; readonly note?: ServerNote | undefined };

/**
 * Delivers a form's answers, and once more when the first try may only have been bad luck, or came sooner than people
 * type. The id makes the repeat harmless: the server stores it once.
 *
 * @param path `/api/leads` or `/api/messages`
 * @param shown by the page; the server answers in its language
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
    read: confirmedBy((answer): answer is DeliveryReceipt => isDeliveryOf(id, answer)),
    // Somebody waits in front of the page, and can only send again or call.
    timeoutMs: 12_000,
    retries: 1,
    longestWaitMs: 5_000,
  });
  if (result.ok) return { kind: 'delivered' };
  if (result.status === 400) return { kind: 'refused', errors: fieldErrorsIn(result.body) };
  return { kind: 'undelivered', note: serverNote(result) };
}

/**
 * Reads the receipt in a success. One without it comes from something in between, such as the login page of a hotel's
 * network, and says nothing about whether anything is stored.
 */
function confirmedBy<Receipt>(isReceipt: (answer: unknown) => answer is Receipt) {
  return async (response: Response): Promise<Receipt> => {
    const answer: unknown = await response.json();
    if (!isReceipt(answer)) throw new Error('The answer is no receipt for what was sent.');
    return answer;
  };
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
