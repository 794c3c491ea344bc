import { recordElementId } from '~/features/admin/records/card/RecordCard.tsx';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { queueApi } from '~/features/admin/session/admin-services.ts';
import { endSession } from '~/features/admin/session/log-out.ts';
import { dismissNotification, notify } from '~/ui/notifications/store.ts';

import { queueStore } from './queue-store.ts';

/** The queue, shared by its view, the counts in the navigation, and the line about notifications. */
export const queue = queueStore({
  api: queueApi,
  notify,
  dismiss: dismissNotification,
  onSessionEnd: (reason: LoginReason) => void endSession(reason),
  isInUse: ({ id }) => {
    const card = document.getElementById(recordElementId(id));
    // In use if it has the focus, an open form, or an open dialog.
    return card !== null && (card.matches(':focus-within') || card.querySelector('form, dialog') !== null);
  },
  now: () => new Date(),
});
