import type { AdminAuth } from './admin-auth.ts';
import { loadOnce } from './load-once.ts';

/**
 * An {@link AdminAuth} whose inside arrives later: the SDK is fetched and set up on the first call, so that the page
 * is there before it. What could not be opened is tried again on the next call.
 *
 * @param open fetches and sets up; `undefined` or a rejection when that fails
 */
export function deferredAdminAuth(open: () => Promise<AdminAuth | undefined>): AdminAuth {
  const opened = loadOnce(open);
  return {
    signIn: async (email, password) => (await opened())?.signIn(email, password) ?? { kind: 'failed' },
    token: async () => (await opened())?.token() ?? { kind: 'failed' },
    sendPasswordReset: async (email) => (await opened())?.sendPasswordReset(email) ?? { kind: 'failed' },
    signOut: async () => (await opened())?.signOut() ?? false,
  };
}
