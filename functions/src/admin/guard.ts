import { ADMIN_PROBLEMS } from '~/domain/api/answers.ts';
import type { AdminRole } from '~/domain/api/admin-roles.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';

/** The login behind a valid token with the claim `admin: true`. */
export interface AdminLogin {
  readonly role: AdminRole;
  /** When the password was typed; a refreshed token keeps it. */
  readonly at: Date;
  readonly hasSecondFactor: boolean;
}

/** What an ID token says about its sender. */
type Standing =
  | AdminLogin
  /** A valid token of somebody else. */
  | 'not-admin'
  /** No valid token: malformed, expired, revoked, of another project, or of a disabled or deleted account. */
  | 'unknown';

/** An admin's account. */
interface Account {
  /** Its id at Firebase Auth, which never changes. */
  readonly id: string;
  /** Its email address; `null` where it has none. */
  readonly email: string | null;
}

/** The identity service. Every method throws `Unavailable` when it does not answer. */
export interface AdminIdentity {
  /** @param idToken the token of an `Authorization: Bearer` header, not verified yet */
  readonly standing: (idToken: string) => Promise<Standing>;
  /** Whose a token is; for tokens that `standing` has verified. */
  readonly account: (idToken: string) => Promise<Account>;
  /** Ends every session of the token's account, on all devices: this token and all others become invalid. */
  readonly signOutEverywhere: (idToken: string) => Promise<void>;
}

/** What a route asks for besides being an admin. */
export interface AdminNeeds {
  /** Left out, every role will do. */
  readonly role?: 'manager';
  /** The password was typed within {@link RECENT_MINUTES}. */
  readonly recentLogin?: true;
}

/** What the guard needs from outside. */
export interface GuardPorts {
  readonly identity: AdminIdentity;
  readonly clock: () => Date;
  /** Whether an admin must log in with a second factor. */
  readonly secondFactorRequired: boolean;
}

/** After so many hours an admin logs in again, however busy. */
const LOGIN_HOURS = 12;
/** So long a typed password lasts for what cannot be undone. */
const RECENT_MINUTES = 5;
const MINUTE_MS = 60_000;

/**
 * Lets only admins through (decision D1), by their role and by how and when they logged in. 401 without a valid login, 403
 * without the claim or the role, each with the challenge of RFC 6750 or RFC 9470; what the page can do something about has
 * a type of its own.
 */
export function adminGuard({
  identity,
  clock,
  secondFactorRequired,
}: GuardPorts): (handler: Handler, needs?: AdminNeeds) => Handler {
  const refusal = (login: AdminLogin, needs: AdminNeeds): Response | undefined => {
    const age = clock().getTime() - login.at.getTime();
    if (age > LOGIN_HOURS * 60 * MINUTE_MS)
      return unauthorized('Bearer realm="admin", error="invalid_token"');
    if (secondFactorRequired && !login.hasSecondFactor) {
      return stepUp('acr_values="mfa"', ADMIN_PROBLEMS.secondFactor, 'This account needs a second factor.');
    }
    if (needs.role === 'manager' && login.role !== 'manager') {
      return problem(403, 'Only a manager may do this. Ask whoever runs the site.', {
        type: ADMIN_PROBLEMS.role,
        headers: { 'www-authenticate': `${INSUFFICIENT_SCOPE}, scope="manager"` },
      });
    }
    if (needs.recentLogin === true && age > RECENT_MINUTES * MINUTE_MS) {
      const words = 'Type your password again to do this.';
      return stepUp(`max_age="${RECENT_MINUTES * 60}"`, ADMIN_PROBLEMS.recentLogin, words);
    }
    return undefined;
  };

  return (handler, needs = {}) =>
    async (request, context) => {
      const token = bearerToken(request.headers);
      if (token === undefined) return unauthorized('Bearer realm="admin"');
      const standing = await identity.standing(token);
      switch (standing) {
        case 'not-admin':
          return problem(403, 'This account may not see the admin area.', {
            headers: { 'www-authenticate': INSUFFICIENT_SCOPE },
          });
        case 'unknown':
          return unauthorized('Bearer realm="admin", error="invalid_token"');
        default:
          return refusal(standing, needs) ?? handler(request, context);
      }
    };
}

const INSUFFICIENT_SCOPE = 'Bearer realm="admin", error="insufficient_scope"';

/** Asks for a better login than the token's (RFC 9470 §3). */
function stepUp(
  how: string,
  type: typeof ADMIN_PROBLEMS.recentLogin | typeof ADMIN_PROBLEMS.secondFactor,
  words: string,
): Response {
  return problem(401, words, {
    type,
    headers: {
      'www-authenticate': `Bearer realm="admin", error="insufficient_user_authentication", ${how}`,
    },
  });
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
