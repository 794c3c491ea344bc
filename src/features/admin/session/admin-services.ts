import { adminApi, adminQueue, adminRecords } from '~/browser/admin-api.ts';
import { adminPerson } from '~/browser/admin-person.ts';
import { callAsAdmin } from '~/browser/admin-call.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { auth, session } from './identity.ts';
import { idleWatch, lastActivity } from './idle.ts';
import { askForPassword } from './password-question.ts';

/** Whether the admin is there. */
export const idle = idleWatch({
  activity: lastActivity(),
  loggedInAt: () => Date.parse(session.read()?.loggedInAt ?? '') || 0,
  now: Date.now,
});

/** Calls of the back office, signed by the admin's token and tried again. Logging in needs none of them. */
export const call = callAsAdmin({
  token: auth.token,
  untilPresent: idle.untilPresent,
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
