import { useEffect, useRef, useState } from 'react';

import type { CallFailed } from '~/browser/admin-call.ts';
import type { AdminRecords, RecordPlace } from '~/browser/admin-api.ts';
import type { PersonRecords } from '~/browser/admin-person.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { person, records } from '~/features/admin/session/admin-services.ts';
import { callTrouble } from '~/features/admin/session/call-trouble.ts';
import { Button } from '~/ui/Button.tsx';
import { Icon, TRASH } from '~/ui/Icon.tsx';

import type { RemovableRecord } from '../list/record-list-context.ts';
import { RECORD_KINDS, type RecordKind } from '~/domain/records/document.ts';

/** Result of deleting records. */
export type RemovalEnd =
  | { readonly kind: 'done'; readonly removed: readonly RecordPlace[]; readonly message: NotificationContent }
  /** A failure; some records may have been deleted, and `message` says how many. */
  | {
      readonly kind: 'stopped';
      readonly removed: readonly RecordPlace[];
      readonly message: NotificationContent;
    }
  | { readonly kind: 'session-over'; readonly removed: readonly RecordPlace[]; readonly reason: LoginReason };

/** Deletes records one after the other, and stops at the first failure. */
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

/** The records of a person, by list. */
type RecordIds = Readonly<Record<RecordKind, readonly { readonly id: string }[]>>;

/** The other records of a person. */
export function otherRecords(records: RecordIds, { collection, id }: RecordPlace): readonly RecordPlace[] {
  return RECORD_KINDS.flatMap((name) =>
    records[name]
      .map((record) => ({ collection: name, id: record.id }))
      .filter((place) => !(place.collection === collection && place.id === id)),
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

interface RemovalDialogProps {
  readonly record: RemovableRecord;
  /** `end` is `undefined` if the dialog was closed without deleting anything. */
  readonly onClose: (end?: RemovalEnd) => void;
}

const KIND: Readonly<Record<RecordKind, string>> = {
  submissions: 'submission',
  leads: 'lead',
  messages: 'message',
};

const CONTENTS: Readonly<Record<RecordKind, string>> = {
  submissions:
    'the name, email and phone number, every answer about the case, the result, and your contact log',
  leads: 'the email, the phone number, and your contact log',
  messages: 'the name, email and phone number, the message, and your contact log',
};

/** Confirms the deletion of a record, and says what it includes. */
export function RemovalDialog({ record: { place, whose }, onClose }: RemovalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [data, setData] = useState<PersonRecords>();
  const [isAll, setAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const others = data === undefined ? [] : otherRecords(data, place);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let isWanted = true;
    void person.timeline(place).then((answer) => {
      // On failure, only this record is offered.
      if (isWanted && answer.kind === 'found') setData(answer.records);
    });
    return () => {
      isWanted = false;
    };
  }, [place]);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    const end = await removeAll(records, isAll ? [place, ...others] : [place]);
    setBusy(false);
    if (end.kind === 'stopped' && end.removed.length === 0) setTrouble(end.message.description);
    else onClose(end);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="removal-heading"
      aria-describedby="removal-contents"
      onClose={() => {
        onClose();
      }}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className="backdrop:bg-black/50 m-auto w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink sm:p-8"
    >
      <div className="grid gap-4">
        <h2 id="removal-heading" className="text-xl wrap-anywhere">
          Delete this {KIND[place.collection]} of <bdi>{whose}</bdi>?
        </h2>
        <p id="removal-contents">This removes {CONTENTS[place.collection]}. It cannot be undone.</p>
        {others.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-sm border border-edge p-3">
            <input
              type="checkbox"
              checked={isAll}
              onChange={({ target }) => {
                setAll(target.checked);
              }}
              className="mt-1 size-5 shrink-0"
            />
            <span>
              Delete {others.length === 1 ? 'the other record' : `the ${others.length} other records`} with
              the same email or phone, too
            </span>
          </label>
        )}
        <div role="alert">{trouble !== undefined && <p className="font-semibold text-no">{trouble}</p>}</div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" size="small" aria-disabled={isBusy} onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void remove()}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-no px-4 py-2 text-sm font-semibold text-no hover:bg-no-tint aria-disabled:cursor-progress"
          >
            <Icon path={TRASH} className="size-5" />
            {isBusy ? 'Deleting...' : isAll ? `Delete ${others.length + 1} records` : 'Delete'}
          </button>
        </div>
      </div>
    </dialog>
  );
}
