import { adminApi, adminQueue, adminRecords } from '~/browser/admin-api.ts';
import { adminPerson } from '~/browser/admin-person.ts';
import { callAsAdmin } from '~/browser/admin-call.ts';

import { ADMIN_PATHS } from './admin-paths.ts';
import { auth, session } from './identity.ts';
import { idleWatch, lastActivity } from './idle.ts';
import { askForPassword } from './password-question.ts';

/** Detects whether the admin is idle. */
export const idle = idleWatch({
  activity: lastActivity(),
  loggedInAt: () => Date.parse(session.read()?.loggedInAt ?? '') || 0,
  now: Date.now,
});

/** The client for the admin API, with token and retries. Not needed for logging in. */
export const call = callAsAdmin({
  token: auth.token,
  untilPresent: idle.untilPresent,
  confirmPassword: askForPassword,
  needSecondFactor: () => {
    location.assign(ADMIN_PATHS.secondFactor);
  },
});

export const api = adminApi({ call, now: Date.now });

/** API of the queue. */
export const queueApi = adminQueue(call);

/** API of a person's records. */
export const person = adminPerson(call);

/** API of single records. */
export const records = adminRecords(call);
