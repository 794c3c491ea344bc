import { session } from '#browser/admin-auth.ts';
import { callAsAdmin } from '#browser/admin-call.ts';

import { ADMIN_PATHS, loginPath } from './admin-paths.ts';
import { askForPassword } from './ask-for-password.ts';
import { auth } from './identity.ts';

/** The client for the admin API, with token and retries. Not needed for logging in. */
export const call = callAsAdmin({
  token: auth.token,
  askForPassword,
  onNoRights: () => {
    session.remove();
    void auth.signOut().then(() => {
      location.replace(loginPath(location, 'no-rights'));
    });
  },
  needSecondFactor: () => {
    location.assign(ADMIN_PATHS.secondFactor);
  },
});
