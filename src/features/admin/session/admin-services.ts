import { adminPages, adminRecords } from '#browser/admin-api.ts';
import { callAsAdmin } from '#browser/admin-call.ts';

import { forgetAll } from '#features/admin/data/query-client.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { endSession } from './end-session.ts';
import { auth } from './identity.ts';
import { idle } from './idle.ts';
import { askForPassword } from './SessionDialogs.tsx';

/** The client for the admin API, with token and retries. Not needed for logging in. */
export const call = callAsAdmin({
  token: auth.token,
  untilPresent: idle.untilPresent,
  onSessionEnd: (reason) => {
    forgetAll();
    void endSession(reason);
  },
  confirmPassword: askForPassword,
  needSecondFactor: () => {
    location.assign(ADMIN_PATHS.secondFactor);
  },
});

/** What the back office loads. */
export const pages = adminPages(call);

/** Operations on records and on their people. */
export const records = adminRecords(call);
