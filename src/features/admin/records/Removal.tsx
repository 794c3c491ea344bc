import { useMutation } from '@tanstack/react-query';

import { isGone, type RecordPlace } from '#browser/admin-api.ts';
import type { CallFailed } from '#browser/admin-call.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import { whose } from '#features/admin/contact.ts';
import { dropRecords } from '#features/admin/data/queries.ts';
import { Question } from '#features/admin/dialog/Dialog.tsx';
import { records } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Icon, TRASH } from '#ui/Icon.tsx';
import { showToast, type ToastContent } from '#ui/toasts/store.ts';

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

/** Deletes records, and removes them from the page. A failure at the first one is reported in the dialog. */
function useRemoval(places: readonly RecordPlace[], onRemoved: () => void) {
  return useMutation({
    mutationFn: () => removeAll(places),
    onSuccess: async ({ removed, message }) => {
      if (removed.length === 0) return;
      showToast(message);
      await dropRecords(removed);
      onRemoved();
    },
  });
}

const troubleOf = (end: RemovalEnd | undefined) =>
  end?.removed.length === 0 ? end.message.description : undefined;

interface RemovalProps {
  readonly place: RecordPlace;
  readonly whose: string;
  /** Called when the records have left the page. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of a record, and says what it includes. */
export function Removal({ place, whose, onRemoved, onClose }: RemovalProps) {
  const removal = useRemoval([place], onRemoved);

  return (
    <Question
      heading={
        <>
          Delete this {KIND[place.collection]} of <bdi>{whose}</bdi>?
        </>
      }
      keep="Keep it"
      confirm={
        <>
          <Icon path={TRASH} className="size-5" />
          Delete
        </>
      }
      isBusy={removal.isPending}
      busyLabel="Deleting..."
      error={troubleOf(removal.data)}
      onConfirm={() => {
        removal.mutate();
      }}
      onClose={onClose}
    >
      <p>This removes {CONTENTS[place.collection]}. It cannot be undone.</p>
    </Question>
  );
}

/** Maximum number of people listed by name; the rest are counted. */
const MOST_NAMED = 8;

interface BulkRemovalProps {
  readonly lines: readonly RecordLine[];
  readonly onClose: () => void;
}

/** Confirms the deletion of several records: lists whose they are, and repeats the number on the button. */
export function BulkRemoval({ lines, onClose }: BulkRemovalProps) {
  const count = lines.length === 1 ? '1 record' : `${lines.length} records`;
  const removal = useRemoval(
    lines.map(({ kind: collection, id }) => ({ collection, id })),
    () => {
      onClose();
      document.getElementById('list')?.focus();
    },
  );
  return (
    <Question
      heading={`Delete ${count}?`}
      keep="Keep them"
      confirm={`Delete ${count}`}
      isBusy={removal.isPending}
      busyLabel="Deleting..."
      error={troubleOf(removal.data)}
      onConfirm={() => {
        removal.mutate();
      }}
      onClose={onClose}
    >
      <p>This removes everything that these people sent here, and your notes. It cannot be undone.</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {lines.slice(0, MOST_NAMED).map((line) => (
          <li key={line.id}>
            <bdi>{whose(line)}</bdi>
          </li>
        ))}
        {lines.length > MOST_NAMED && <li>and {lines.length - MOST_NAMED} more</li>}
      </ul>
    </Question>
  );
}
