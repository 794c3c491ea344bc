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
      const { status } = (await response.json()) as { readonly status?: unknown };
      if (status !== 'asked') throw new Error('Not an answer of ours.');
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
    read: async (response) => answerIn((await response.json()) as Partial<EveryAnswer>),
    timeoutMs: TIMEOUT_MS,
    retries: 1,
  });
  return result.ok ? result : failureOf(result);
}

interface EveryAnswer extends ReminderAnswer {
  readonly status: unknown;
}

/**
 * Without a schema library, because a small page uses it (docs/adr/0006). What it throws for any other answer counts as no
 * answer.
 */
function answerIn({ status, kind, state, day = null }: Partial<EveryAnswer>): ReminderAnswer | null {
  if (status === 'ended') return null;
  if (kind === undefined || state === undefined) throw new Error('Not an answer of ours.');
  return { kind, state, day };
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
