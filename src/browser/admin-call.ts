import type * as z from 'zod/mini';

import { ADMIN_PROBLEMS, type AdminProblemType, problemSchema, type Problem } from '~/domain/api/answers.ts';

import type { TokenResult } from './admin-auth.ts';
import { httpClient, type HttpOptions, type HttpRequest, type HttpResult } from './http.ts';

/** How a call of the admin ended. */
export type AdminAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  /** Nobody is signed in any more: the token is missing, expired or revoked. */
  | { readonly kind: 'signed-out' }
  /** Somebody is signed in who is no admin. */
  | { readonly kind: 'no-rights' }
  | CallFailed;

/** A call that was not carried out. Both are nothing when the server could not be reached. */
export interface CallFailed {
  readonly kind: 'failed';
  /** What the server said, where it said something. */
  readonly problem?: Problem | undefined;
  /** By which the call is found in the log. */
  readonly reference?: string | undefined;
}

/** What to ask of the server. */
export interface AdminCall<Value> extends Pick<
  HttpRequest<Value | undefined>,
  'path' | 'method' | 'headers' | 'signal' | 'timeoutMs'
> {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Reads a success; `undefined` when it is not what was agreed, which no repeat would change. */
  readonly read: (response: Response) => Promise<Value | undefined>;
}

/** Makes one call. Never throws. */
export type CallAsAdmin = <Value>(call: AdminCall<Value>) => Promise<AdminAnswer<Value>>;

/** What calls need of their surroundings; tests give their own. */
export interface AdminCallDependencies extends HttpOptions {
  readonly token: () => Promise<TokenResult>;
  /**
   * Resolves when the admin is there, to whether they had to log in again. Nobody is signed in while they are away,
   * and that must not be taken for the end of the session: the page, with what was typed on it, would be left.
   */
  readonly untilPresent?: () => Promise<boolean>;
  /** Has the admin type the password again; whether that was done. */
  readonly confirmPassword?: () => Promise<boolean>;
  /** Leads to the page that sets up a second factor. */
  readonly needSecondFactor?: () => void;
}

/** The admin's calls: each try signed by an ID token. */
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
      // As the server would answer a call without a token.
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
        // Names and eviction histories do not belong in the browser's disk cache.
        cache: 'no-store',
      });
    };
    let result = await ask();
    // They may have left while it was under way.
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

/** Whether the server has refused for a reason that the page can do something about. */
function isProblem(result: HttpResult<unknown>, type: AdminProblemType): boolean {
  return !result.ok && problemSchema.safeParse(result.body).data?.type === type;
}

/** Reads an answer's JSON by its schema, for {@link AdminCall.read}. */
export function jsonOf<Value>(schema: z.ZodMiniType<Value>): AdminCall<Value>['read'] {
  return async (response) => schema.safeParse(await response.json()).data;
}
