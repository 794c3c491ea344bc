import type * as z from 'zod/mini';

import { ADMIN_PROBLEMS, type AdminProblemType, problemSchema, type Problem } from '#domain/api/contract.ts';

import type { TokenResult } from './admin-auth.ts';
import { httpClient, type HttpOptions, type HttpRequest, type HttpResult } from './http.ts';

/** Result of a call to the admin API. */
export type AdminAnswer<Value> = { readonly kind: 'answered'; readonly value: Value } | CallFailed;

/** Why a session has ended: its token is missing, expired or revoked, or the account is not an admin. */
type SessionEnd = 'session-ended' | 'no-rights';

/** A failed call. Both fields are `undefined` if the server could not be reached. */
export interface CallFailed {
  readonly kind: 'failed';
  /** The server's problem document, if any. */
  readonly problem?: Problem | undefined;
  /** Reference for finding the call in the log. */
  readonly reference?: string | undefined;
}

/** A call to make. */
export interface AdminCall<Value> extends Pick<
  HttpRequest<Value | undefined>,
  'path' | 'method' | 'headers' | 'signal' | 'timeoutMs'
> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Parses a success response; `undefined` if it has an unexpected shape, in which case there is no retry. */
  readonly read: (response: Response) => Promise<Value | undefined>;
}

/**
 * Makes a call. Never throws. If the session has ended, the promise stays pending: the page is about to go to the login,
 * and nothing that waits for the answer may go on.
 */
export type CallAsAdmin = <Value>(call: AdminCall<Value>) => Promise<AdminAnswer<Value>>;

/** Dependencies; tests inject their own. */
export interface AdminCallDependencies extends HttpOptions {
  readonly token: () => Promise<TokenResult>;
  /**
   * Resolves when the admin is present, to whether they had to log in again. While the idle screen is shown nobody is
   * signed in, and that must not be mistaken for the end of the session: leaving the page would lose what was typed.
   */
  readonly untilPresent?: () => Promise<boolean>;
  /** Called when the session has ended: goes to the login page. */
  readonly onSessionEnd?: (reason: SessionEnd) => void;
  /** Asks the admin for their password; resolves to whether they confirmed it. */
  readonly confirmPassword?: () => Promise<boolean>;
  /** Navigates to the page that sets up a second factor. */
  readonly needSecondFactor?: () => void;
}

/** Creates a client for the admin API that sends an ID token with each attempt. */
export function callAsAdmin({
  token,
  untilPresent = () => Promise.resolve(false),
  onSessionEnd = () => undefined,
  confirmPassword = () => Promise.resolve(false),
  needSecondFactor = () => undefined,
  send = (request) => fetch(request),
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
    const ask = async () => {
      await untilPresent();
      return http({
        ...call,
        ...(body !== undefined && { body: () => body }),
        // Keep names and eviction histories out of the browser's disk cache.
        cache: 'no-store',
      });
    };
    let result = await ask();
    // The idle screen may have appeared during the call.
    if (!result.ok && result.status === 401 && (await untilPresent())) result = await ask();
    if (isProblem(result, ADMIN_PROBLEMS.recentLogin) && (await confirmPassword())) result = await ask();
    if (result.ok) {
      return result.value === undefined ? { kind: 'failed' } : { kind: 'answered', value: result.value };
    }
    const isRefusal = Object.values(ADMIN_PROBLEMS).some((type) => isProblem(result, type));
    if ((result.status === 401 || result.status === 403) && !isRefusal) {
      onSessionEnd(result.status === 401 ? 'session-ended' : 'no-rights');
      return new Promise<never>(() => undefined);
    }
    if (isProblem(result, ADMIN_PROBLEMS.secondFactor)) needSecondFactor();
    return {
      kind: 'failed',
      problem: problemSchema.safeParse(result.body).data,
      reference: result.reference,
    };
  };
}

/** Whether the server refused with this problem type. */
function isProblem(result: HttpResult<unknown>, type: AdminProblemType): boolean {
  return !result.ok && problemSchema.safeParse(result.body).data?.type === type;
}

/** Parses a JSON response with a schema, for {@link AdminCall.read}. */
export function jsonOf<Value>(schema: z.ZodMiniType<Value>): AdminCall<Value>['read'] {
  return async (response) => schema.safeParse(await response.json()).data;
}
