import { keepSearch } from '#features/admin/dashboard/address.ts';

import { loginPath, type LoginReason } from './admin-paths.ts';
import { auth, session } from './identity.ts';

/** Redirects to the login page, which leads back to this view. Works even if Firebase cannot be reached to sign out. */
export async function endSession(reason: LoginReason): Promise<void> {
  keepSearch();
  session.remove();
  await auth.signOut();
  location.replace(loginPath(location, reason));
}
