import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { isGone, type PersonRecords, type RecordPlace } from '#browser/admin-api.ts';
import type { CallFailed } from '#browser/admin-call.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { dropRecords, personQuery } from '#features/admin/data/queries.ts';
import { records } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, TRASH } from '#ui/Icon.tsx';
import { type ToastContent, showToast } from '#ui/toasts/store.ts';

import { recordElementId } from '#features/admin/records/card/RecordCard.tsx';
import type { RemovableRecord } from '#features/admin/records/list/record-lists.ts';

/** Result of deleting records. After a failure, `message` says how many were deleted. */
interface RemovalEnd {
  readonly removed: readonly RecordPlace[];
  readonly message: ToastContent;
}

/** Deletes records one after the other, and stops at the first failure. */
async function removeAll(places: readonly RecordPlace[]): Promise<RemovalEnd> {
  const removed: RecordPlace[] = [];
  let deletedNow = 0;
  for (const place of places) {
    const answer = await records.remove(place);
    if (answer.kind === 'failed' && !isGone(answer)) {
      return { removed, message: stoppedMessage(removed.length, places.length, answer) };
    }
    removed.push(place);
    if (answer.kind === 'answered') deletedNow += 1;
  }
  return { removed, message: doneMessage(deletedNow) };
}

/** The other records of a person. */
export function otherRecords(
  found: Readonly<Record<keyof PersonRecords, readonly { readonly id: string }[]>>,
  { collection, id }: RecordPlace,
): readonly RecordPlace[] {
  return RECORD_KINDS.flatMap((name) =>
    found[name]
      .map((record) => ({ collection: name, id: record.id }))
      .filter((place) => !(place.collection === collection && place.id === id)),
  );
}

function doneMessage(deletedNow: number): ToastContent {
  if (deletedNow === 0) {
    return {
      title: 'Already deleted',
      description: 'This record was deleted before. Nothing more was done.',
    };
  }
  const what = deletedNow === 1 ? 'The record is' : `${deletedNow} records are`;
  return { title: 'Deleted', description: `${what} gone for good.`, tone: 'success' };
}

function stoppedMessage(removed: number, wanted: number, failed: CallFailed): ToastContent {
  const description =
    removed === 0
      ? callTrouble('Nothing was deleted', failed)
      : callTrouble(`Only ${removed} of ${wanted} records are deleted`, failed, 'Delete the others again.');
  return { title: 'Error', description, tone: 'destructive' };
}

/** Moves the focus to the main element, when the focused button disappears. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
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

  function afterRemoval() {
    const next = removing && shown[shown.indexOf(removing.place.id) + 1];
    // The next record has taken its place.
    requestAnimationFrame(() => {
      const follower = next === undefined ? null : document.getElementById(recordElementId(next));
      if (follower === null) focusMain();
      else follower.focus({ preventScroll: true });
    });
  }

  return {
    onRemove: setRemoving,
    dialog: removing !== undefined && (
      <RemovalDialog
        record={removing}
        onRemoved={afterRemoval}
        onClose={() => {
          setRemoving(undefined);
        }}
      />
    ),
  };
}

interface RemovalDialogProps {
  readonly record: RemovableRecord;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
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

interface ConfirmationProps {
  /** Begins the ids of the heading, `<id>-heading`, and of what is deleted, `<id>-contents`, which is in `children`. */
  readonly id: string;
  readonly heading: ReactNode;
  readonly keep: string;
  readonly remove: ReactNode;
  readonly places: readonly RecordPlace[];
  /** Called when the records have left the page. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog that asks before records are deleted. While deleting, it cannot be closed by Escape. */
function Confirmation({
  id,
  heading,
  keep,
  remove,
  places,
  onRemoved,
  onClose,
  children,
}: ConfirmationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const removal = useMutation({
    mutationFn: () => removeAll(places),
    onSuccess: ({ removed, message }) => {
      if (removed.length === 0) return;
      void dropRecords(removed);
      showToast(message);
      onClose();
      onRemoved();
    },
  });
  const isBusy = removal.isPending;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-contents`}
      onClose={onClose}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className="backdrop:bg-black/50 m-auto w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink sm:p-8"
    >
      <div className="grid gap-4">
        <h2 id={`${id}-heading`} className="text-xl wrap-anywhere">
          {heading}
        </h2>
        {children}
        <div role="alert">
          {removal.data?.removed.length === 0 && (
            <p className="font-semibold text-no">{removal.data.message.description}</p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" size="small" aria-disabled={isBusy} onClick={() => dialog.current?.close()}>
            {keep}
          </Button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) removal.mutate();
            }}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-no px-4 py-2 text-sm font-semibold text-no hover:bg-no-tint aria-disabled:cursor-progress"
          >
            {isBusy ? 'Deleting...' : remove}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** Confirms the deletion of a record, and says what it includes. */
function RemovalDialog({ record: { place, whose }, onRemoved, onClose }: RemovalDialogProps) {
  // On failure, only this record is offered.
  const { data } = useQuery(personQuery(place));
  const [isAll, setAll] = useState(false);
  const others = data == null ? [] : otherRecords(data, place);

  return (
    <Confirmation
      id="removal"
      heading={
        <>
          Delete this {KIND[place.collection]} of <bdi>{whose}</bdi>?
        </>
      }
      keep="Keep it"
      remove={
        <>
          <Icon path={TRASH} className="size-5" />
          {isAll ? `Delete ${others.length + 1} records` : 'Delete'}
        </>
      }
      places={isAll ? [place, ...others] : [place]}
      onRemoved={onRemoved}
      onClose={onClose}
    >
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
            Delete {others.length === 1 ? 'the other record' : `the ${others.length} other records`} with the
            same email or phone, too
          </span>
        </label>
      )}
    </Confirmation>
  );
}

/** Maximum number of people listed by name; the rest are counted. */
const MOST_NAMED = 8;

interface BulkRemovalDialogProps {
  readonly collection: RecordKind;
  readonly people: readonly { readonly id: string; readonly whose: string }[];
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of several records: lists whose they are, and repeats the number on the button. */
export function BulkRemovalDialog({ collection, people, onRemoved, onClose }: BulkRemovalDialogProps) {
  const count = people.length === 1 ? '1 record' : `${people.length} records`;

  return (
    <Confirmation
      id="bulk-removal"
      heading={`Delete ${count}?`}
      keep="Keep them"
      remove={`Delete ${count}`}
      places={people.map(({ id }) => ({ collection, id }))}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      <div id="bulk-removal-contents" className="grid gap-2">
        <p>This removes everything that these people sent here, and your notes. It cannot be undone.</p>
        <ul className="list-disc pl-5 wrap-anywhere">
          {people.slice(0, MOST_NAMED).map(({ id, whose }) => (
            <li key={id}>
              <bdi>{whose}</bdi>
            </li>
          ))}
          {people.length > MOST_NAMED && <li>and {people.length - MOST_NAMED} more</li>}
        </ul>
      </div>
    </Confirmation>
  );
}
