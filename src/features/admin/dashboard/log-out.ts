import type { AdminAuth } from '~/browser/admin-auth.ts';
import type { AdminSessionHint } from '~/browser/admin-session.ts';
import type { NotificationContent } from '~/ui/notifications/notification-store.ts';

/** What a logout says (specification §8). */
export const LOGGED_OUT: NotificationContent = {
  title: 'Logged Out',
  description: 'You have been successfully logged out',
};

/** What it says when Firebase could not be reached to forget the login. */
export const LOGOUT_FAILED: NotificationContent = {
  title: 'Error',
  description:
    'You are still logged in: the login could not be removed. Check your connection and try again.',
  tone: 'destructive',
};

/**
 * Removes the session (specification §4): the identity first, so that "logged out" is never said while it is still
 * there.
 *
 * @returns whether it is gone
 */
export async function logOut(auth: AdminAuth, session: AdminSessionHint): Promise<boolean> {
  if (!(await auth.signOut())) return false;
  session.remove();
  return true;
}
