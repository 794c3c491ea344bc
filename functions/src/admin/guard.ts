import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';

/** Who sends an ID token, as far as the admin area is concerned. */
export type Standing =
  /** A valid token with the claim `admin: true`. */
  | 'admin'
  /** A valid token of somebody else. */
  | 'not-admin'
  /** No valid token: malformed, expired, revoked, of another project, or of a disabled or deleted account. */
  | 'unknown';

/** Tells the admin from everybody else. Throws `Unavailable` when the identity service does not answer. */
export interface AdminIdentity {
  /** @param idToken the token of an `Authorization: Bearer` header, as it came */
  readonly standing: (idToken: string) => Promise<Standing>;
  /** The id of the account that a token is of; for tokens that `standing` has found to be valid. */
  readonly account: (idToken: string) => Promise<string>;
  /** Ends every session of whoever the token is of, on all devices: its tokens and all others are worthless after. */
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

/** `POST /api/admin/sign-out-everywhere`: ends all sessions of the admin who asks, this one too. 204 when it is done. */
export function adminSignOutEndpoint(identity: AdminIdentity): Handler {
  return async (request) => {
    await identity.signOutEverywhere(bearerToken(request.headers) ?? '');
    return new Response(null, { status: 204 });
  };
}
