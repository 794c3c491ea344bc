import { type ReactNode, useState } from 'react';

import type { RecordPlace } from '~/browser/admin-api.ts';
import { queue } from '~/features/admin/queue/queue.ts';
import { endSession } from '~/features/admin/session/log-out.ts';
import { notify } from '~/ui/notifications/store.ts';

import { recordElementId } from '../card/RecordCard.tsx';
import { RemovalDialog, type RemovalEnd } from '../remove/RemovalDialog.tsx';
import { RECORD_KINDS } from '~/domain/records/document.ts';
import type { RemovableRecord } from './record-list-context.ts';
import { stores } from './record-lists.ts';

/** Moves the focus to the main element, when the focused button disappears. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Removes deleted records from all lists and the queue. */
export function dropRemoved(removed: readonly RecordPlace[]): void {
  for (const list of RECORD_KINDS) {
    const ids = removed.filter(({ collection }) => collection === list).map(({ id }) => id);
    if (ids.length > 0) void stores[list].drop(ids);
  }
  queue.drop(removed);
}

/**
 * Deletes a record after confirmation, removes it from all lists, and moves the focus to the following one.
 *
 * @param shown ids of the visible records in order
 */
export function useRemoval(shown: readonly string[]): {
  readonly onRemove: (record: RemovableRecord) => void;
  readonly dialog: ReactNode;
} {
  const [removing, setRemoving] = useState<RemovableRecord>();

  function afterRemoval(end: RemovalEnd | undefined) {
    const removed = removing;
    setRemoving(undefined);
    if (end === undefined || removed === undefined) return;
    const next = shown[shown.indexOf(removed.place.id) + 1];
    dropRemoved(end.removed);
    if (end.kind === 'session-over') void endSession(end.reason);
    else notify(end.message);
    // The next record has taken its place.
    requestAnimationFrame(() => {
      const follower = next === undefined ? null : document.getElementById(recordElementId(next));
      if (follower === null) focusMain();
      else follower.focus({ preventScroll: true });
    });
  }

  return {
    onRemove: setRemoving,
    dialog: removing !== undefined && <RemovalDialog record={removing} onClose={afterRemoval} />,
  };
}
