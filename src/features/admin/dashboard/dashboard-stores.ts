import { dismissNotification, notify } from '~/ui/notifications/notification-store.ts';

import type { LoginReason } from '../admin-paths.ts';
import { api } from '../admin-services.ts';
import { endSession } from './end-session.ts';
import { LIST_WORDS } from './list-words.ts';
import { recordListStore } from './record-list-store.ts';

const surroundings = {
  forget: api.forget,
  notify,
  dismiss: dismissNotification,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  now: () => new Date(),
};

/** The dashboard's lists, each loaded when it is first opened. */
export const stores = {
  submissions: recordListStore({
    ...surroundings,
    page: api.submissions,
    summary: api.summary,
    loadFailed: LIST_WORDS.submissions.loadFailed,
  }),
  leads: recordListStore({ ...surroundings, page: api.leads, loadFailed: LIST_WORDS.leads.loadFailed }),
  messages: recordListStore({
    ...surroundings,
    page: api.messages,
    loadFailed: LIST_WORDS.messages.loadFailed,
  }),
};
