import { recordElementId } from '~/features/admin/records/card/RecordCard.tsx';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { queueApi } from '~/features/admin/session/admin-services.ts';
import { endSession } from '~/features/admin/session/log-out.ts';
import { dismissNotification, notify } from '~/ui/notifications/store.ts';

import { queueStore } from './queue-store.ts';

/** What waits: shared by the queue's own view, the counts of the navigation, and the line about notifications. */
export const queue = queueStore({
  api: queueApi,
  notify,
  dismiss: dismissNotification,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  isInUse: ({ id }) => {
    const card = document.getElementById(recordElementId(id));
    // What is typed is in a form, and a dialog is about the person.
    return card !== null && (card.matches(':focus-within') || card.querySelector('form, dialog') !== null);
  },
  now: () => new Date(),
});
