import { useEffect, useRef, useState } from 'react';

import type { PersonData, RecordPlace } from '~/browser/admin-record-client.ts';
import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { TRASH } from '~/ui/icon-paths.ts';

import { useRecordDesk, type RemovableRecord } from './record-desk.ts';
import { otherRecords, removeAll, type RemovalEnd } from './remove-records.ts';

interface Props {
  readonly record: RemovableRecord;
  /** Without `end` it was closed and nothing was done. */
  readonly onClose: (end?: RemovalEnd) => void;
}

/** What each list calls one of its records. */
const KIND: Readonly<Record<RecordPlace['collection'], string>> = {
  submissions: 'submission',
  leads: 'lead',
  messages: 'message',
};

const CONTENTS: Readonly<Record<RecordPlace['collection'], string>> = {
  submissions: 'the name, email and phone number, every answer about the case, the result, and your note',
  leads: 'the email, the phone number, and your note',
  messages: 'the name, email and phone number, the message, and your note',
};

/** Asks before a record is deleted, and says what goes with it. */
export function RemovalDialog({ record: { place, whose }, onClose }: Props) {
  const { records } = useRecordDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [data, setData] = useState<PersonData>();
  const [isAll, setAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const others = data === undefined ? [] : otherRecords(data, place);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let isWanted = true;
    void records.person(place).then((answer) => {
      // Without an answer, only the one record is offered.
      if (isWanted && answer.kind === 'found') setData(answer.data);
    });
    return () => {
      isWanted = false;
    };
  }, [records, place]);

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
