import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { showToast, showToastOnNextPage } from '#ui/toasts/store.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { call } from './admin-services.ts';
import { auth, session } from './identity.ts';
import { callTrouble } from './trouble.ts';

function leave(description: string): true {
  session.remove();
  showToastOnNextPage({ title: 'Logged Out', description });
  location.replace(ADMIN_PATHS.login);
  return true;
}

function stay(description: string): false {
  showToast({ title: 'Error', description, tone: 'destructive' });
  return false;
}

/**
 * Ends all sessions of the admin on all devices, then this one.
 *
 * @returns whether all have ended; a session that had already ended counts too
 */
export async function logOutEverywhere(): Promise<boolean> {
  const answer = await call({
    path: ADMIN_API_PATHS.signOutEverywhere,
    method: 'POST',
    read: () => Promise.resolve(true),
  });
  if (answer.kind === 'failed') return stay(callTrouble('Nobody was logged out', answer));
  // The tokens are already invalid, whether or not this browser can remove them.
  await auth.signOut();
  return leave('You have been logged out on every device');
}

/**
 * Removes the session (specification §4 and §8): the identity first, so that "logged out" is never shown while it still
 * exists.
 */
export async function logOut(): Promise<boolean> {
  if (await auth.signOut()) return leave('You have been successfully logged out');
  return stay(
    'You are still logged in: the login could not be removed. Check your connection and try again.',
  );
}
