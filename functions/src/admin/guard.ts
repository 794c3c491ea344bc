import { ADMIN_PROBLEMS } from '../../../src/domain/api/contract.ts';

import { problem } from '../http/problem.ts';
import { bearerToken } from '../http/request.ts';
import type { Handler, RequestContext } from '../http/router.ts';
import type { EndedSessions } from '../store/ports.ts';

/** The login behind a valid token with the claim `admin: true`. */
export interface AdminLogin {
  /** Firebase Auth user id, which never changes. */
  readonly account: string;
  /** Email address; `null` if the account has none. */
  readonly email: string | null;
  /** Time of the login (`auth_time`); refreshing the token does not change it. */
  readonly at: Date;
  readonly hasSecondFactor: boolean;
}

/** The admin an ID token identifies, or why there is none. */
type Identification =
  | AdminLogin
  /** A valid token of an account that is not an admin. */
  | 'not-admin'
  /** An invalid token: malformed, expired, revoked, of another project, or of a disabled or deleted account. */
  | 'unknown';

/** The identity service. Throws `Unavailable` when it does not answer. */
export interface AdminIdentity {
  /** @param idToken the token of an `Authorization: Bearer` header, not verified yet */
  readonly identify: (idToken: string) => Promise<Identification>;
}

/** What a handler behind the guard receives besides the request. */
export interface AdminContext extends RequestContext {
  readonly admin: AdminLogin;
}

export type AdminHandler = (request: Request, context: AdminContext) => Promise<Response>;

export interface GuardPorts {
  readonly identity: AdminIdentity;
  readonly sessions: EndedSessions;
  readonly clock: () => Date;
  readonly secondFactorRequired: boolean;
  /** Records a login in the audit log, once however often it is called. */
  readonly recordLogin: (login: AdminLogin) => Promise<void>;
}

/** Hours after which an admin must log in again, even if active. */
const LOGIN_HOURS = 12;
/** Maximum age of the login for actions that cannot be undone. */
const RECENT_MINUTES = 5;
const MINUTE_MS = 60_000;

/**
 * Admits only admins (departure D1), depending on how and when they logged in. 401 without a valid login, 403
 * without the claim, each with the challenge of RFC 6750 or RFC 9470. Refusals that the page can
 * resolve have a problem type of their own.
 *
 * A restricted route, which exports or deletes personal data, needs a recent login. The first call of each login is
 * recorded in the audit log.
 */
export function adminGuard({
  identity,
  sessions,
  clock,
  secondFactorRequired,
  recordLogin,
}: GuardPorts): (handler: AdminHandler, options?: { readonly isRestricted?: boolean }) => Handler {
  const refusal = (login: AdminLogin, isRestricted: boolean): Response | undefined => {
    const age = clock().getTime() - login.at.getTime();
    if (age > LOGIN_HOURS * 60 * MINUTE_MS) return unauthorized(INVALID_TOKEN);
    if (secondFactorRequired && !login.hasSecondFactor) {
      return stepUp('acr_values="mfa"', ADMIN_PROBLEMS.secondFactor, 'This account needs a second factor.');
    }
    if (isRestricted && age > RECENT_MINUTES * MINUTE_MS) {
      const words = 'Type your password again to do this.';
      return stepUp(`max_age="${RECENT_MINUTES * 60}"`, ADMIN_PROBLEMS.recentLogin, words);
    }
    return undefined;
  };

  return (handler, { isRestricted = false } = {}) =>
    async (request, context) => {
      const token = bearerToken(request.headers);
      if (token === undefined) return unauthorized('Bearer realm="admin"');
      const identified = await identity.identify(token);
      switch (identified) {
        case 'not-admin':
          return problem(403, 'This account may not see the admin area.', {
            headers: { 'www-authenticate': INSUFFICIENT_SCOPE },
          });
        case 'unknown':
          return unauthorized(INVALID_TOKEN);
        default: {
          const ended = await sessions.endedAt(identified.account);
          if (ended !== undefined && identified.at <= ended) return unauthorized(INVALID_TOKEN);
          const refused = refusal(identified, isRestricted);
          if (refused !== undefined) return refused;
          await recordLogin(identified);
          return handler(request, { ...context, admin: identified });
        }
      }
    };
}

const INVALID_TOKEN = 'Bearer realm="admin", error="invalid_token"';
const INSUFFICIENT_SCOPE = 'Bearer realm="admin", error="insufficient_scope"';

/** Requests a stronger or more recent login (RFC 9470 §3). */
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
  return problem(401, 'You are logged out. Please log in again.', {
    headers: { 'www-authenticate': challenge },
  });
}

/**
 * `POST /api/admin/sign-out-everywhere`: ends all sessions of the calling admin, including this one. Answers 204.
 *
 * Not by `revokeRefreshTokens`, which needs the permission to change accounts, and with it the claim of an admin
 * (docs/adr/0028).
 */
export function signOutEndpoint({ sessions, clock }: Pick<GuardPorts, 'sessions' | 'clock'>): AdminHandler {
  return async (_request, { admin }) => {
    await sessions.endAll(admin.account, clock());
    return new Response(null, { status: 204 });
  };
}
