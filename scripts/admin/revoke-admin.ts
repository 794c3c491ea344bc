import type { AdminAuth } from './grant-admin.ts';
import { explainAuthFailure } from './explain-auth-failure.ts';

/** The part of the Admin SDK's `Auth` that is needed here. */
export interface RevokingAuth extends AdminAuth {
  revokeRefreshTokens(uid: string): Promise<void>;
}

/**
 * Takes the claim `admin` from an account and ends all of its sessions, so that no open tab goes on with the rights it
 * had. Its other claims stay, and so does the account.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function revokeAdmin(
  auth: RevokingAuth,
  email: string,
): Promise<{ readonly wasAdmin: boolean }> {
  try {
    const user = await auth.getUserByEmail(email);
    const { admin, ...others } = user.customClaims ?? {};
    const wasAdmin = admin === true;
    if (wasAdmin) await auth.setCustomUserClaims(user.uid, others);
    // Also where the claim was gone: an earlier run may have got no further than that.
    await auth.revokeRefreshTokens(user.uid);
    return { wasAdmin };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}
