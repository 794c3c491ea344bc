import type * as z from 'zod/mini';

import { session } from '#browser/admin-auth.ts';
import { httpClient, type HttpRequest, type HttpResult } from '#browser/http.ts';
import { sendPlainly } from '#browser/send.ts';
import { ADMIN_PROBLEMS, type AdminProblemType, type Problem, problemSchema } from '#domain/api/contract.ts';
import { showToastOnNextPage } from '#ui/toasts/store.ts';

import { ADMIN_PATHS, loginPath } from './admin-paths.ts';
import { askForPassword } from './ask-for-password.ts';
import { auth } from './identity.ts';
import { NO_RIGHTS } from './no-rights.ts';

/** A failed call to the admin API. Both fields are `undefined` if the server could not be reached. */
export class CallFailed extends Error {
  /** The server's problem document, if any. */
  readonly problem: Problem | undefined;
  /** Reference for finding the call in the log. */
  readonly reference: string | undefined;
  constructor(problem?: Problem, reference?: string) {
    super(problem?.detail ?? 'The server could not be reached.');
    this.problem = problem;
    this.reference = reference;
  }
}

/** Whether the server has answered a call of this page: before, nothing was shown that a login could go on with. */
let wasAnswered = false;

/** The promise stays pending: the page is about to go to the login, and nothing that waits for the answer may go on. */
function leaveForLogin(): Promise<never> {
  session.remove();
  location.replace(loginPath(location));
  return new Promise<never>(() => undefined);
}

interface AdminCall<Value> extends Pick<
  HttpRequest<Value | undefined>,
  'path' | 'method' | 'headers' | 'timeoutMs'
> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Parses a success response; `undefined` if it has an unexpected shape, in which case there is no retry. */
  readonly read: (response: Response) => Promise<Value | undefined>;
}

/** Sends an ID token with each attempt. */
const http = httpClient({
  send: async (request) => {
    const identity = await auth.token();
    // Like the server's response to a call without a token.
    if (identity.kind === 'signed-out') return new Response(null, { status: 401 });
    if (identity.kind === 'failed') throw new Error('The ID token could not be refreshed.');
    request.headers.set('authorization', `Bearer ${identity.token}`);
    return sendPlainly(request);
  },
});

/**
 * Makes a call to the admin API; not needed for logging in. Asks for the password where the server wants a recent login,
 * or until it accepts the session again, and then repeats the call. Leaves for the login if the account is no admin any
 * more, or if the session that the page was opened with is none.
 *
 * @throws {CallFailed}
 */
export async function call<Value>({ body, ...request }: AdminCall<Value>): Promise<Value> {
  const ask = () =>
    http({
      ...request,
      ...(body !== undefined && { body: () => body }),
      // Keep names and eviction histories out of the browser's disk cache.
      cache: 'no-store',
    });
  let result = await ask();
  if (refusalOf(result) === ADMIN_PROBLEMS.recentLogin && (await askForPassword('again')))
    result = await ask();
  if (refusalOf(result) === 401 && !wasAnswered) return leaveForLogin();
  while (refusalOf(result) === 401 && (await askForPassword('ended'))) result = await ask();
  if (result.ok) {
    wasAnswered = true;
    if (result.value === undefined) throw new CallFailed();
    return result.value;
  }
  const refusal = refusalOf(result);
  if (refusal === 403) {
    showToastOnNextPage(NO_RIGHTS);
    await auth.signOut();
    return leaveForLogin();
  }
  if (refusal === ADMIN_PROBLEMS.secondFactor) location.assign(ADMIN_PATHS.secondFactor);
  throw new CallFailed(problemSchema.safeParse(result.body).data, result.reference);
}

/** Why the server refused: one of its own problems, or the status, as for lack of a session (401) or of the claim (403). */
function refusalOf(result: HttpResult<unknown>): AdminProblemType | number | undefined {
  if (result.ok) return undefined;
  const type = problemSchema.safeParse(result.body).data?.type;
  return Object.values(ADMIN_PROBLEMS).find((known) => known === type) ?? result.status;
}

/** Parses a JSON response with a schema, for a call's `read`. */
export function jsonOf<Value>(schema: z.ZodMiniType<Value>): AdminCall<Value>['read'] {
  return async (response) => schema.safeParse(await response.json()).data;
}
