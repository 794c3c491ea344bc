import type { AdminIdentity } from '../ports/admin-identity.ts';
import { problem } from './problem-response.ts';
import type { Handler } from './routes.ts';

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
