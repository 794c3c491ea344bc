import type * as z from 'zod/mini';

import { ADMIN_PROBLEMS, type AdminProblemType, problemSchema, type Problem } from '#domain/api/contract.ts';

import type { TokenResult } from './admin-auth.ts';
import { httpClient, type HttpOptions, type HttpRequest, type HttpResult } from './http.ts';

/** Result of a call to the admin API. */
export type AdminAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** The token is missing, expired or revoked. */
  | { readonly kind: 'signed-out' }
  /** The signed-in account is not an admin. */
  | { readonly kind: 'no-rights' }
  | CallFailed;

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

/** Makes a call. Never throws. */
export type CallAsAdmin = <Value>(call: AdminCall<Value>) => Promise<AdminAnswer<Value>>;

/** Dependencies; tests inject their own. */
export interface AdminCallDependencies extends HttpOptions {
  readonly token: () => Promise<TokenResult>;
  /**
   * Resolves when the admin is present, to whether they had to log in again. While the idle screen is shown nobody is
   * signed in, and that must not be mistaken for the end of the session: leaving the page would lose what was typed.
   */
  readonly untilPresent?: () => Promise<boolean>;
  /** Asks the admin for their password; resolves to whether they confirmed it. */
  readonly confirmPassword?: () => Promise<boolean>;
  /** Navigates to the page that sets up a second factor. */
  readonly needSecondFactor?: () => void;
}

/** Creates a client for the admin API that sends an ID token with each attempt. */
export function callAsAdmin({
  token,
  untilPresent = () => Promise.resolve(false),
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
    if (result.status === 401 && !isRefusal) return { kind: 'signed-out' };
    if (result.status === 403 && !isRefusal) return { kind: 'no-rights' };
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
