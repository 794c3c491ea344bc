import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { WorkAnswer } from '~/browser/admin-api.ts';
import { type Work, WORK_NOTE_LIMIT, WORK_STATUSES, type WorkStatus } from '~/domain/records/work.ts';
import { callTrouble } from '~/features/admin/session/call-trouble.ts';
import { Button } from '~/ui/Button.tsx';
import { Icon } from '~/ui/Icon.tsx';
import { DOWNLOAD, type IconPath, TRASH } from '~/ui/icon-paths.ts';
import { notify } from '~/ui/notifications/store.ts';

import { useRecordList } from '../list/record-list-context.ts';
import { COMPACT_CONTROL, COMPACT_LABEL } from '../compact-control.ts';
import { LongText } from '../card/RecordCard.tsx';
import { exportPerson } from '../export/export-person.ts';

/** What the dashboard calls each work status. */
export const WORK_LABELS: Readonly<Record<WorkStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};

/** What is said when a change was not saved; nothing when it was, or when the page is about to go. */
function workTrouble(answer: WorkAnswer): string | undefined {
  switch (answer.kind) {
    case 'saved':
    case 'signed-out':
    case 'no-rights':
      return undefined;
    case 'outdated':
      return `Not saved: this record was changed in the meantime, in another tab or on another device. It now says ${standing(answer.work)}. What you typed is still here. Save it again to replace that.`;
    case 'gone':
      return 'Not saved: this record was deleted in the meantime. Refresh to bring the list up to date.';
    case 'failed':
      return callTrouble('Not saved', answer, 'What you typed is still here.');
  }
}

function standing({ work_status, work_note }: Work): string {
  const status = `“${WORK_LABELS[work_status]}”`;
  return work_note === '' ? `${status} without a note` : `${status} with the note “${work_note}”`;
}

/** Changing the work on one record. */
interface WorkControl {
  readonly isBusy: boolean;
  /** Why the last change was not saved. */
  readonly trouble: string | undefined;
  /** @returns whether it was saved */
  readonly save: (status: WorkStatus, note: string) => Promise<boolean>;
}

/** Saves changes of the work on one record, one at a time, and keeps the list in step with the server. */
function useWork(id: string, work: Work): WorkControl {
  const { collection, records, onWork, onSessionEnd } = useRecordList();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  async function save(status: WorkStatus, note: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const change = { version: work.work_version, status, note };
    const answer = await records.setWork({ collection, id }, change);
    setBusy(false);
    setTrouble(workTrouble(answer));
    if (answer.kind === 'saved' || answer.kind === 'outdated') onWork(id, answer.work);
    if (answer.kind === 'signed-out') onSessionEnd('session-ended');
    if (answer.kind === 'no-rights') onSessionEnd('no-rights');
    return answer.kind === 'saved';
  }

  return { isBusy, trouble, save };
}

interface WorkPartProps {
  readonly id: string;
  readonly whose: string;
  readonly work: Work;
}

const STATUS_BUTTON =
  'min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink ' +
  'aria-pressed:bg-primary aria-pressed:text-on-primary aria-disabled:cursor-progress';

/** What has become of a record: a status to press, and a note. */
function WorkPart({ id, whose, work }: WorkPartProps) {
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
            // The box was opened in order to write.
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

interface RecordFooterProps {
  readonly record: Work & { readonly id: string };
  /** Whose record it is: a name, or an email address where there is none. */
  readonly whose: string;
}

/** What can be done with a record: work on it, hand it out, delete it. */
export function RecordFooter({ record, whose }: RecordFooterProps) {
  const { collection, records, onRemove, onSessionEnd } = useRecordList();
  const [isExporting, setExporting] = useState(false);
  const place = { collection, id: record.id };

  async function handOut() {
    if (isExporting) return;
    setExporting(true);
    const end = await exportPerson(records, place, new Date());
    setExporting(false);
    if (end.kind === 'session-over') onSessionEnd(end.reason);
    else notify(end.message);
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <WorkPart id={record.id} whose={whose} work={record} />
      <div className="flex gap-1">
        <Tool
          icon={DOWNLOAD}
          label="Export data"
          about={whose}
          isBusy={isExporting}
          onPress={() => void handOut()}
        />
        <Tool
          icon={TRASH}
          label="Delete"
          about={whose}
          isBusy={false}
          onPress={() => {
            onRemove({ place, whose });
          }}
        />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconPath;
  readonly label: string;
  readonly about: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, about, isBusy, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${about}`}
      aria-disabled={isBusy}
      onClick={onPress}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon path={icon} className="size-4" />
      {label}
    </button>
  );
}
