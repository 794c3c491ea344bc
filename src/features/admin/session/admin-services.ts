import { adminApi, adminQueue, adminRecords } from '~/browser/admin-api.ts';
import { adminPerson } from '~/browser/admin-person.ts';
import { callAsAdmin } from '~/browser/admin-call.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { auth } from './identity.ts';
import { askForPassword } from './password-question.ts';

/** Calls of the back office, signed by the admin's token and tried again. Logging in needs none of them. */
export const call = callAsAdmin({
  token: auth.token,
  confirmPassword: askForPassword,
  needSecondFactor: () => {
    location.assign(ADMIN_PATHS.secondFactor);
  },
});

/** The admin's data. */
export const api = adminApi({ call, now: Date.now });

/** What waits. */
export const queueApi = adminQueue(call);

/** What concerns a person with all their records. */
export const person = adminPerson(call);

/** Work on single records. */
export const records = adminRecords(call);
