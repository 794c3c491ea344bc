import { loginPath, type LoginReason } from '../admin-paths.ts';
import { auth, session } from '../admin-services.ts';
import { keepSearch } from './shown-search.ts';

/** To login, and from there back to this view. Runs even when Firebase cannot be reached to forget the identity. */
export async function endSession(reason: LoginReason): Promise<void> {
  keepSearch();
  session.remove();
  await auth.signOut();
  location.replace(loginPath(location, reason));
}
