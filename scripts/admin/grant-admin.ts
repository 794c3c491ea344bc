import { explainAuthFailure } from './explain-auth-failure.ts';

/** The part of the Admin SDK's `Auth` that is needed here. */
export interface AdminAuth {
  getUserByEmail(email: string): Promise<{
    readonly uid: string;
    readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  }>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

/**
 * Gives an account the claim `admin: true`, which the functions ask for at every call of the back office. Its other
 * claims stay.
 * @throws ExpectedFailure when there is no such account, or when this computer may not change it
 */
export async function grantAdmin(
  auth: AdminAuth,
  email: string,
): Promise<{ readonly alreadyAdmin: boolean }> {
  try {
    const user = await auth.getUserByEmail(email);
    if (user.customClaims?.admin === true) return { alreadyAdmin: true };
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    return { alreadyAdmin: false };
  } catch (error) {
    throw explainAuthFailure(error, email);
  }
}
