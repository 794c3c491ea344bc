import { session } from '#browser/admin-auth.ts';
import { forgetTab } from '#browser/storage.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { forgetDrafts } from '#features/admin/panel/drafts.ts';
import { showToast, showToastOnNextPage } from '#ui/toasts/store.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { call } from './call.ts';
import { auth } from './identity.ts';

/** Leaves for the login, also when another tab has logged out. */
export function leave(description?: string): true {
  session.remove();
  // What the tab holds of renters: the browser may bring a page or its storage back.
  queryClient.clear();
  forgetDrafts();
  forgetTab();
  if (description !== undefined) showToastOnNextPage({ title: 'Logged Out', description });
  location.replace(ADMIN_PATHS.login);
  return true;
}

/**
 * Ends all sessions of the admin on all devices, then this one.
 *
 * @throws {CallFailed}
 */
export async function logOutEverywhere(): Promise<true> {
  await call({
    path: ADMIN_API_PATHS.signOutEverywhere,
    method: 'POST',
    read: () => Promise.resolve(true),
  });
  // The tokens are already invalid, whether or not this browser can remove them.
  await auth.signOut();
  return leave('You have been logged out on every device');
}

/**
 * Removes the session (product §4 and §8): the identity first, so that "logged out" is never shown while it still
 * exists.
 *
 * @returns whether it was removed
 */
export async function logOut(): Promise<boolean> {
  if (await auth.signOut()) return leave('You have been successfully logged out');
  const description =
    'You are still logged in: the login could not be removed. Check your connection and try again.';
  showToast({ title: 'Error', description, tone: 'destructive' });
  return false;
}
