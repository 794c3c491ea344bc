import type { CallFailed } from '~/browser/admin-call.ts';
import type { AdminRecords, PersonData, RecordPlace } from '~/browser/admin-record-client.ts';
import type { NotificationContent } from '~/ui/notifications/notification-store.ts';

import type { LoginReason } from '../admin-paths.ts';
import { callTrouble } from '../call-trouble.ts';

/** How a deletion ended. */
export type RemovalEnd =
  | { readonly kind: 'done'; readonly removed: readonly RecordPlace[]; readonly message: NotificationContent }
  /** Some may be gone already; `message` says how many. */
  | {
      readonly kind: 'stopped';
      readonly removed: readonly RecordPlace[];
      readonly message: NotificationContent;
    }
  | { readonly kind: 'session-over'; readonly removed: readonly RecordPlace[]; readonly reason: LoginReason };

/** Deletes records one after the other, and stops at the first that cannot be deleted now. */
export async function removeAll(
  { remove }: Pick<AdminRecords, 'remove'>,
  places: readonly RecordPlace[],
): Promise<RemovalEnd> {
  const removed: RecordPlace[] = [];
  let deletedNow = 0;
  for (const place of places) {
    const answer = await remove(place);
    switch (answer.kind) {
      case 'removed':
        deletedNow += 1;
        removed.push(place);
        break;
      case 'gone':
        removed.push(place);
        break;
      case 'signed-out':
        return { kind: 'session-over', removed, reason: 'session-ended' };
      case 'no-rights':
        return { kind: 'session-over', removed, reason: 'no-rights' };
      case 'failed':
        return { kind: 'stopped', removed, message: stoppedMessage(removed.length, places.length, answer) };
    }
  }
  return { kind: 'done', removed, message: doneMessage(deletedNow) };
}

/** The places of a person's records besides one. */
export function otherRecords(data: PersonData, { collection, id }: RecordPlace): readonly RecordPlace[] {
  return (['submissions', 'leads', 'messages'] as const).flatMap((name) =>
    (data[name] ?? [])
      .map((record) => ({ collection: name, id: record.id }))
      .filter(
        (place): place is RecordPlace =>
          typeof place.id === 'string' && !(place.collection === collection && place.id === id),
      ),
  );
}

function doneMessage(deletedNow: number): NotificationContent {
  if (deletedNow === 0) {
    return {
      title: 'Already deleted',
      description: 'This record was deleted before. Nothing more was done.',
    };
  }
  const what = deletedNow === 1 ? 'The record is' : `${deletedNow} records are`;
  return { title: 'Deleted', description: `${what} gone for good.`, tone: 'success' };
}

function stoppedMessage(removed: number, wanted: number, failed: CallFailed): NotificationContent {
  const description =
    removed === 0
      ? callTrouble('Nothing was deleted', failed)
      : callTrouble(`Only ${removed} of ${wanted} records are deleted`, failed, 'Delete the others again.');
  return { title: 'Error', description, tone: 'destructive' };
}
