import type { AdminAuth, AdminSessionHint } from '~/browser/admin-auth.ts';
import type { CallAsAdmin } from '~/browser/admin-call.ts';
import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';

import { loginPath, type LoginReason } from './admin-paths.ts';
import { auth, session } from './identity.ts';
import { keepSearch } from '../dashboard/address.ts';
import { callTrouble } from './call-trouble.ts';

/** To login, and from there back to this view. Runs even when Firebase cannot be reached to forget the identity. */
export async function endSession(reason: LoginReason): Promise<void> {
  keepSearch();
  session.remove();
  await auth.signOut();
  location.replace(loginPath(location, reason));
}

/** What a logout says (specification §8). */
export const LOGGED_OUT: NotificationContent = {
  title: 'Logged Out',
  description: 'You have been successfully logged out',
};

/** What it says when Firebase could not be reached to forget the login. */
const LOGOUT_FAILED: NotificationContent = {
  title: 'Error',
  description:
    'You are still logged in: the login could not be removed. Check your connection and try again.',
  tone: 'destructive',
};

/** What a logout on every device says. */
const LOGGED_OUT_EVERYWHERE: NotificationContent = {
  title: 'Logged Out',
  description: 'You have been logged out on every device',
};

/** How a logout ended, and what is said of it. */
export interface LogOutEnd {
  readonly isDone: boolean;
  readonly message: NotificationContent;
}

/**
 * Ends every session of the admin, on all devices, and then this one.
 *
 * @returns done when all of them have ended; a session that had ended before counts
 */
export async function logOutEverywhere(
  call: CallAsAdmin,
  auth: Pick<AdminAuth, 'signOut'>,
  session: AdminSessionHint,
): Promise<LogOutEnd> {
  const answer = await call({
    path: ADMIN_API_PATHS.signOutEverywhere,
    method: 'POST',
    read: () => Promise.resolve(true),
  });
  if (answer.kind === 'failed') {
    const description = callTrouble('Nobody was logged out', answer);
    return { isDone: false, message: { title: 'Error', description, tone: 'destructive' } };
  }
  // The tokens are worthless by now, whether this browser forgets them or not.
  session.remove();
  await auth.signOut();
  return { isDone: true, message: LOGGED_OUT_EVERYWHERE };
}

/**
 * Removes the session (specification §4): the identity first, so that "logged out" is never said while it is still
 * there.
 */
export async function logOut(
  auth: Pick<AdminAuth, 'signOut'>,
  session: AdminSessionHint,
): Promise<LogOutEnd> {
  if (!(await auth.signOut())) return { isDone: false, message: LOGOUT_FAILED };
  session.remove();
  return { isDone: true, message: LOGGED_OUT };
}
