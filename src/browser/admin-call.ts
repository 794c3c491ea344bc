import type * as z from 'zod/mini';

import { ADMIN_PROBLEMS, type AdminProblemType, problemSchema, type Problem } from '#domain/api/contract.ts';

import type { TokenResult } from './admin-auth.ts';
import { httpClient, type HttpOptions, type HttpRequest, type HttpResult } from './http.ts';
import { sendPlainly } from './send.ts';

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

/** A call to make. */
export interface AdminCall<Value> extends Pick<
  HttpRequest<Value | undefined>,
  'path' | 'method' | 'headers' | 'timeoutMs'
> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Parses a success response; `undefined` if it has an unexpected shape, in which case there is no retry. */
  readonly read: (response: Response) => Promise<Value | undefined>;
}

/**
 * Makes a call. If the account is no admin any more, the promise stays pending: the page is about to go to the login, and
 * nothing that waits for the answer may go on.
 *
 * @throws {CallFailed}
 */
type CallAsAdmin = <Value>(call: AdminCall<Value>) => Promise<Value>;

/** Dependencies; tests inject their own. */
export interface AdminCallDependencies extends HttpOptions {
  readonly token: () => Promise<TokenResult>;
  /**
   * Asks the admin for their password, before an action that needs a recent login (`again`) or because the session has
   * ended; resolves to whether they are logged in again.
   */
  readonly askForPassword: (reason: 'again' | 'ended') => Promise<boolean>;
  /** Called when the account is not an admin any more: goes to the login page. */
  readonly onNoRights: () => void;
  /** Navigates to the page that sets up a second factor. */
  readonly needSecondFactor: () => void;
}

/** Creates a client for the admin API that sends an ID token with each attempt. */
export function callAsAdmin({
  token,
  askForPassword,
  onNoRights,
  needSecondFactor,
  send = sendPlainly,
  ...options
}: AdminCallDependencies): CallAsAdmin {
  const http = httpClient({
    ...options,
    send: async (request) => {
      const identity = await token();
      // Like the server's response to a call without a token.
      if (identity.kind === 'signed-out') return new Response(null, { status: 401 });
      if (identity.kind === 'failed') throw new Error('The ID token could not be refreshed.');
      request.headers.set('authorization', `Bearer ${identity.token}`);
      return send(request);
    },
  });
  return async ({ body, ...call }) => {
    const ask = () =>
      http({
        ...call,
        ...(body !== undefined && { body: () => body }),
        // Keep names and eviction histories out of the browser's disk cache.
        cache: 'no-store',
      });
    let result = await ask();
    if (isProblem(result, ADMIN_PROBLEMS.recentLogin) && (await askForPassword('again')))
      result = await ask();
    while (isRefused(result, 401) && (await askForPassword('ended'))) result = await ask();
    if (result.ok) {
      if (result.value === undefined) throw new CallFailed();
      return result.value;
    }
    if (isRefused(result, 403)) {
      onNoRights();
      return new Promise<never>(() => undefined);
    }
    if (isProblem(result, ADMIN_PROBLEMS.secondFactor)) needSecondFactor();
    throw new CallFailed(problemSchema.safeParse(result.body).data, result.reference);
  };
}

/** Whether the server refused with this problem type. */
function isProblem(result: HttpResult<unknown>, type: AdminProblemType): boolean {
  return !result.ok && problemSchema.safeParse(result.body).data?.type === type;
}

/** Whether the server refused for lack of a session (401) or of the claim (403), not for one of its own problems. */
function isRefused(result: HttpResult<unknown>, status: 401 | 403): boolean {
  const isKnown = Object.values(ADMIN_PROBLEMS).some((type) => isProblem(result, type));
  return !result.ok && result.status === status && !isKnown;
}

/** Parses a JSON response with a schema, for {@link AdminCall.read}. */
export function jsonOf<Value>(schema: z.ZodMiniType<Value>): AdminCall<Value>['read'] {
  return async (response) => schema.safeParse(await response.json()).data;
}
