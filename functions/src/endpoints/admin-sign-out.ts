import { bearerToken } from '../http/admin-guard.ts';
import type { Handler } from '../http/routes.ts';
import type { AdminIdentity } from '../ports/admin-identity.ts';

/** `POST /api/admin/sign-out-everywhere`: ends all sessions of the admin who asks, this one too. 204 when it is done. */
export function adminSignOutEndpoint(identity: AdminIdentity): Handler {
  return async (request) => {
    await identity.signOutEverywhere(bearerToken(request.headers) ?? '');
    return new Response(null, { status: 204 });
  };
}
