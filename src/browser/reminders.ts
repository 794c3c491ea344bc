import { API_PATHS } from '#domain/api/paths.ts';
import type { ReminderAnswer, ReminderRequest } from '#domain/reminders/reminder.ts';

import { httpClient, type HttpClient, type HttpFailure, serverNote } from './http.ts';

/** What came of a call about a reminder. */
export type ReminderResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** The server's sentence; `undefined` if none came. */
      readonly said: string | undefined;
      /** What is wrong with the address, if that is the reason. */
      readonly email: string | undefined;
    };

/** As long as the server may take. */
const TIMEOUT_MS = 30_000;

const reminderHttp = httpClient();

/** Asks for a mail to confirm. Sent once: a second call within a day sends nothing. */
export async function askForReminder(
  request: ReminderRequest,
  http: HttpClient = reminderHttp,
): Promise<ReminderResult<undefined>> {
  const result = await http({
    path: API_PATHS.reminders,
    method: 'POST',
    headers: { 'accept-language': request.language },
    body: () => request,
    read: async (response) => {
      const answer: unknown = await response.json();
      const isOurs = typeof answer === 'object' && answer !== null && 'status' in answer;
      if (!isOurs || answer.status !== 'asked') throw new Error('Not an answer of ours.');
      return undefined;
    },
    timeoutMs: TIMEOUT_MS,
    retries: 0,
  });
  return result.ok ? result : failureOf(result);
}

/** Confirms the reminder of a mail's link, or ends it. */
export async function pressReminder(
  token: string,
  what: 'confirm' | 'end',
  language: string,
  http: HttpClient = reminderHttp,
): Promise<ReminderResult<ReminderAnswer | null>> {
  const path = what === 'confirm' ? API_PATHS.confirmReminder : API_PATHS.endReminder;
  const result = await http({
    path: path.replace(':token', encodeURIComponent(token)),
    method: 'POST',
    headers: { 'accept-language': language },
    read: async (response) => answerIn(await response.json()),
    timeoutMs: TIMEOUT_MS,
    retries: 1,
  });
  return result.ok ? result : failureOf(result);
}

/** Without a schema library, because a small page uses it (docs/adr/0006). */
function answerIn(answer: unknown): ReminderAnswer | null {
  if (typeof answer !== 'object' || answer === null) throw new Error('Not an answer of ours.');
  if ('status' in answer && answer.status === 'ended') return null;
  if (!('kind' in answer) || !('state' in answer)) throw new Error('Not an answer of ours.');
  return answer as ReminderAnswer;
}

function failureOf(failure: HttpFailure): Extract<ReminderResult<never>, { ok: false }> {
  const { body } = failure;
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const email = typeof errors === 'object' && errors !== null && 'email' in errors ? errors.email : undefined;
  return {
    ok: false,
    said: serverNote(failure)?.detail,
    email: typeof email === 'string' ? email : undefined,
  };
}
