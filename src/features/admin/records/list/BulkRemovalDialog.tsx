import { useEffect, useRef, useState } from 'react';

import { Button } from '~/ui/Button.tsx';

import { removeAll, type RemovalEnd } from '../remove/RemovalDialog.tsx';
import type { RecordKind } from '~/domain/records/document.ts';
import { useRecordList } from './record-list-context.ts';

/** Maximum number of people listed by name; the rest are counted. */
const MOST_NAMED = 8;

interface BulkRemovalDialogProps {
  readonly collection: RecordKind;
  readonly people: readonly { readonly id: string; readonly whose: string }[];
  /** `end` is `undefined` if the dialog was closed without deleting anything. */
  readonly onClose: (end?: RemovalEnd) => void;
}

/** Confirms the deletion of several records: lists whose they are, and repeats the number on the button. */
export function BulkRemovalDialog({ collection, people, onClose }: BulkRemovalDialogProps) {
  const { records } = useRecordList();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const count = people.length === 1 ? '1 record' : `${people.length} records`;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    onClose(
      await removeAll(
        records,
        people.map(({ id }) => ({ collection, id })),
      ),
    );
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="bulk-removal-heading"
      aria-describedby="bulk-removal-contents"
      onClose={() => {
        onClose();
      }}
      onCancel={(event) => {
        if (isBusy) event.preventDefault();
      }}
      className="backdrop:bg-black/50 m-auto w-[min(34rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink sm:p-8"
    >
      <div className="grid gap-4">
        <h2 id="bulk-removal-heading" className="text-xl">
          Delete {count}?
        </h2>
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" size="small" aria-disabled={isBusy} onClick={() => dialog.current?.close()}>
            Keep them
          </Button>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void remove()}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-2 border-no px-4 py-2 text-sm font-semibold text-no hover:bg-no-tint aria-disabled:cursor-progress"
          >
            {isBusy ? 'Deleting...' : `Delete ${count}`}
          </button>
        </div>
      </div>
    </dialog>
  );
}
