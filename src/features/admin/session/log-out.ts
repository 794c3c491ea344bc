import type { AdminAuth, AdminSessionHint } from '#browser/admin-auth.ts';
import type { CallAsAdmin } from '#browser/admin-call.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import type { ToastContent } from '#ui/toasts/store.ts';

import { callTrouble } from './trouble.ts';

/** Toast after a logout (specification §8). */
export const LOGGED_OUT: ToastContent = {
  title: 'Logged Out',
  description: 'You have been successfully logged out',
};

/** Toast if Firebase could not be reached to sign out. */
const LOGOUT_FAILED: ToastContent = {
  title: 'Error',
  description:
    'You are still logged in: the login could not be removed. Check your connection and try again.',
  tone: 'destructive',
};

/** Toast after a logout on all devices. */
const LOGGED_OUT_EVERYWHERE: ToastContent = {
  title: 'Logged Out',
  description: 'You have been logged out on every device',
};

/** Result of a logout, with a toast. */
export interface LogOutEnd {
  readonly isDone: boolean;
  readonly message: ToastContent;
}

/**
 * Ends all sessions of the admin on all devices, then this one.
 *
 * @returns done if all have ended; a session that had already ended counts too
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
  // The tokens are already invalid, whether or not this browser can remove them.
  session.remove();
  await auth.signOut();
  return { isDone: true, message: LOGGED_OUT_EVERYWHERE };
}

/**
 * Removes the session (specification §4): the identity first, so that "logged out" is never shown while it still
 * exists.
 */
export async function logOut(
  auth: Pick<AdminAuth, 'signOut'>,
  session: AdminSessionHint,
): Promise<LogOutEnd> {
  if (!(await auth.signOut())) return { isDone: false, message: LOGOUT_FAILED };
  session.remove();
  return { isDone: true, message: LOGGED_OUT };
}
