import { useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';

import { WORK_NOTE_LIMIT, WORK_STATUSES, type Work } from '~/domain/records/work.ts';
import { Button } from '~/ui/Button.tsx';

import { COMPACT_CONTROL, COMPACT_LABEL } from './compact-control.ts';
import { LongText } from './LongText.tsx';
import { useWork } from './use-work.ts';
import { WORK_LABELS } from './work-words.ts';

interface Props {
  readonly id: string;
  readonly whose: string;
  readonly work: Work;
}

const STATUS_BUTTON =
  'min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink ' +
  'aria-pressed:bg-primary aria-pressed:text-on-primary aria-disabled:cursor-progress';

/** What has become of a record: a status to press, and a note. */
export function WorkPart({ id, whose, work }: Props) {
  const { isBusy, trouble, save } = useWork(id, work);
  const [isWriting, setWriting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    if (await save(work.work_status, typeof note === 'string' ? note : '')) close();
  }

  function close() {
    // The button must be there again before it can take the focus.
    flushSync(() => {
      setWriting(false);
    });
    open.current?.focus();
  }

  return (
    <div className="grid min-w-0 grow basis-72 gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div
          role="group"
          aria-label={`Work status of ${whose}`}
          className="inline-flex rounded-full bg-sunken p-1"
        >
          {WORK_STATUSES.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={status === work.work_status}
              aria-disabled={isBusy}
              onClick={() => {
                if (status !== work.work_status) void save(status, work.work_note);
              }}
              className={STATUS_BUTTON}
            >
              {WORK_LABELS[status]}
            </button>
          ))}
        </div>
        {!isWriting && (
          <button
            ref={open}
            type="button"
            onClick={() => {
              setWriting(true);
            }}
            className="min-h-9 cursor-pointer text-xs link"
          >
            {work.work_note === '' ? 'Add a note' : 'Change the note'}
          </button>
        )}
      </div>
      {!isWriting && work.work_note !== '' && <LongText text={work.work_note} room="wide" />}
      {isWriting && (
        <form onSubmit={(event) => void submit(event)} className="grid max-w-[42em] gap-3">
          <label htmlFor={noteId} className={COMPACT_LABEL}>
            Note about {whose}
          </label>
          <textarea
            id={noteId}
            name="note"
            rows={3}
            maxLength={WORK_NOTE_LIMIT}
            defaultValue={work.work_note}
            // Whoever asked for the box wants to write.
            ref={focusAtEnd}
            className={COMPACT_CONTROL}
          />
          <div className="flex gap-3">
            <Button type="submit" look="secondary" size="small" aria-disabled={isBusy}>
              {isBusy ? 'Saving...' : 'Save note'}
            </Button>
            <Button look="quiet" size="small" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      {trouble !== undefined && (
        <p role="alert" className="max-w-[42em] text-sm font-semibold wrap-anywhere text-no">
          {trouble}
        </p>
      )}
    </div>
  );
}

function focusAtEnd(box: HTMLTextAreaElement | null) {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}
