import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';

/** What an ID token says about its sender. */
type Standing =
  /** A valid token with the claim `admin: true`. */
  | 'admin'
  /** A valid token of somebody else. */
  | 'not-admin'
  /** No valid token: malformed, expired, revoked, of another project, or of a disabled or deleted account. */
  | 'unknown';

/** The identity service. Every method throws `Unavailable` when it does not answer. */
export interface AdminIdentity {
  /** @param idToken the token of an `Authorization: Bearer` header, not verified yet */
  readonly standing: (idToken: string) => Promise<Standing>;
  /** The id of a token's account; for tokens that `standing` has verified. */
  readonly account: (idToken: string) => Promise<string>;
  /** Ends every session of the token's account, on all devices: this token and all others become invalid. */
  readonly signOutEverywhere: (idToken: string) => Promise<void>;
}

/**
 * Lets only the admin through (decision D1): 401 without a valid ID token, 403 without the claim, each with the
 * challenge of RFC 6750.
 */
export function adminGuard(identity: AdminIdentity): (handler: Handler) => Handler {
  return (handler) => async (request, context) => {
    const token = bearerToken(request.headers);
    if (token === undefined) return unauthorized('Bearer realm="admin"');
    switch (await identity.standing(token)) {
      case 'admin':
        return handler(request, context);
      case 'not-admin':
        return problem(403, 'This account may not see the admin area.', {
          headers: { 'www-authenticate': 'Bearer realm="admin", error="insufficient_scope"' },
        });
      case 'unknown':
        return unauthorized('Bearer realm="admin", error="invalid_token"');
    }
  };
}

function unauthorized(challenge: string): Response {
  return problem(401, 'You are signed out. Please sign in again.', {
    headers: { 'www-authenticate': challenge },
  });
}

/** The ID token of an `Authorization: Bearer` header (RFC 6750 §2.1), if there is one. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** `POST /api/admin/sign-out-everywhere`: ends all sessions of the calling admin, including this one. Answers 204. */
export function signOutEndpoint(identity: AdminIdentity): Handler {
  return async (request) => {
    await identity.signOutEverywhere(bearerToken(request.headers) ?? '');
    return new Response(null, { status: 204 });
  };
}
