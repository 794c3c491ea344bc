import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { workInstead } from '#browser/admin-api.ts';
import type { CallFailed } from '#browser/admin-call.ts';
import {
  callAgainOn,
  CONTACT_KINDS,
  CONTACT_TEXT_LIMIT,
  type ContactEntry,
  type ContactKind,
  type Work,
  WORK_STATUSES,
  type WorkChange,
  type WorkStatus,
} from '#domain/records/work.ts';
import { showRecord } from '#features/admin/data/queries.ts';
import { type LoadFailed, valueOf } from '#features/admin/data/query-client.ts';
import { localTime, writtenDay } from '#features/admin/local-time.ts';
import { records } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';

import { LongText } from '#features/admin/records/card/RecordCard.tsx';
import { COMPACT_CONTROL, COMPACT_LABEL, COMPACT_SELECT } from '#ui/controls.tsx';
import { useOperatorsDay, useRecordList } from '#features/admin/records/list/record-lists.ts';

/** Display names of the work statuses. */
export const WORK_LABELS: Readonly<Record<WorkStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};

/** Display names of the contact log's entries. */
const CONTACT_LABELS: Readonly<Record<ContactKind, string>> = {
  called: 'Called',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
  texted: 'Texted',
  wrote: 'Wrote',
  note: 'Note',
};

/** Entries after which a new record counts as contacted. */
const REACHED: ReadonlySet<ContactKind> = new Set(['called', 'left-message', 'texted', 'wrote']);

/** The status of a record after an entry was saved. */
export function statusAfter(status: WorkStatus, kind: ContactKind): WorkStatus {
  return status === 'new' && REACHED.has(kind) ? 'contacted' : status;
}

/** Describes a record's status and the last entry of its contact log. */
export function workStatus({ work_status, work_log }: Pick<Work, 'work_status' | 'work_log'>): string {
  const status = `“${WORK_LABELS[work_status]}”`;
  const last = work_log.at(-1);
  if (last === undefined) return `${status}, and its contact log is empty`;
  const entry = CONTACT_LABELS[last.kind] + (last.text === '' ? '' : `: ${last.text}`);
  return `${status}, and its contact log ends with “${entry}”`;
}

/** Message for a change that was not saved. */
function workTrouble(failed: CallFailed): string {
  const current = workInstead(failed);
  return current === undefined
    ? callTrouble('Not saved', failed, 'What you typed is still here.')
    : `Not saved: this record was changed in the meantime, in another tab or on another device. It now says ${workStatus(current)}. What you typed is still here. Save it again to add it to that.`;
}

type Change = Omit<WorkChange, 'version'>;

/** Saves changes of a record's work fields, and shows them wherever the record is listed. */
function useWork(id: string, work: Work) {
  const { collection } = useRecordList();
  const place = { collection, id };
  return useMutation({
    mutationFn: (change: Change) =>
      valueOf(records.setWork(place, { version: work.work_version, ...change })),
    onSuccess: (saved) => showRecord(place, saved),
    onError: async ({ failed }) => {
      const current = workInstead(failed);
      if (current !== undefined) await showRecord(place, current);
    },
  });
}

interface WorkPartProps {
  readonly id: string;
  readonly whose: string;
  readonly work: Work;
}

const STATUS_BUTTON =
  'min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink ' +
  'aria-pressed:bg-primary aria-pressed:text-on-primary aria-disabled:cursor-progress';

/** A record's status buttons and contact log. */
export function WorkPart({ id, whose, work }: WorkPartProps) {
  const change = useWork(id, work);
  const [isWriting, setWriting] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const callAgain = callAgainOn(work);

  function close() {
    // Render the button before focusing it.
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
              data-key={status === 'contacted' ? 'c' : undefined}
              aria-label={`${WORK_LABELS[status]}: ${whose}`}
              aria-pressed={status === work.work_status}
              aria-disabled={change.isPending}
              onClick={() => {
                if (status !== work.work_status && !change.isPending) change.mutate({ status, entry: null });
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
            data-key="n"
            aria-label={`Log a call or note: ${whose}`}
            onClick={() => {
              setWriting(true);
            }}
            className="min-h-9 cursor-pointer text-xs link"
          >
            Log a call or note
          </button>
        )}
        {callAgain !== null && <CallAgain day={callAgain} />}
      </div>
      {isWriting && <EntryForm whose={whose} status={work.work_status} change={change} onClose={close} />}
      {change.isError && (
        <p role="alert" className="max-w-[42em] text-sm font-semibold wrap-anywhere text-no">
          {workTrouble(change.error.failed)}
        </p>
      )}
      <ContactLog entries={work.work_log} whose={whose} />
    </div>
  );
}

/** The day to call again; highlighted from that day on. */
function CallAgain({ day }: { readonly day: string }) {
  const today = useOperatorsDay()(new Date());
  const when = day === today ? 'today' : `on ${writtenDay(day)}`;
  return <Badge variant={day <= today ? 'destructive' : 'outline'}>Call again {when}</Badge>;
}

/** Number of log entries shown at first. */
const SHOWN = 2;

interface ContactLogProps {
  /** Oldest first. */
  readonly entries: readonly ContactEntry[];
  readonly whose: string;
}

/** The contact log of a record, newest entry first. */
function ContactLog({ entries, whose }: ContactLogProps) {
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const newestFirst = entries.toReversed();
  return (
    <div>
      <ol aria-label={`Contact log of ${whose}, newest first`} className="grid max-w-[42em] gap-2">
        {(isOpen ? newestFirst : newestFirst.slice(0, SHOWN)).map((entry) => (
          <li key={entry.id} className="border-l-3 border-line pl-3">
            <ContactEntryText entry={entry} whose={whose} />
          </li>
        ))}
      </ol>
      {entries.length > SHOWN && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : `Show all ${entries.length} entries`}: ${whose}`}
          onClick={() => {
            setOpen(!isOpen);
          }}
          className="mt-1 min-h-8 cursor-pointer text-xs link"
        >
          {isOpen ? 'Show less' : `Show all ${entries.length} entries`}
        </button>
      )}
    </div>
  );
}

/** An entry: kind, time, author and text. */
export function ContactEntryText({ entry, whose }: { readonly entry: ContactEntry; readonly whose: string }) {
  const { at, kind, text, by, call_again } = entry;
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <strong className="font-semibold text-ink">{CONTACT_LABELS[kind]}</strong>
        {at === null ? <span>Time not known</span> : <time dateTime={at}>{localTime(at)}</time>}
        {by !== null && <span className="wrap-anywhere">by {by}</span>}
      </p>
      {text !== '' && <LongText text={text} room="wide" of={`the note about ${whose}`} />}
      {call_again !== null && <p className="text-muted">Call again on {writtenDay(call_again)}</p>}
    </>
  );
}

function focus(box: HTMLTextAreaElement | null) {
  box?.focus();
}

interface EntryFormProps {
  readonly whose: string;
  readonly status: WorkStatus;
  readonly change: UseMutationResult<Work, LoadFailed, Change>;
  readonly onClose: () => void;
}

/** Form for a new entry of the contact log. */
function EntryForm({ whose, status, change, onClose }: EntryFormProps) {
  const isBusy = change.isPending;
  const ids = useId();
  const [kind, setKind] = useState<ContactKind>('called');
  // Retries use the same id, so that the entry is added only once.
  const entryId = useRef<string>(undefined);
  const next = statusAfter(status, kind);
  const saveLabel = isBusy ? 'Saving...' : 'Save entry';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    entryId.current ??= crypto.randomUUID();
    const day = typed('call_again');
    const entry = { id: entryId.current, kind, text: typed('text'), call_again: day === '' ? null : day };
    change.mutate(
      { status: next, entry },
      {
        onSuccess: onClose,
        onError: ({ failed }) => {
          // The next attempt is a new entry: the server refused this one, or has this id with another text.
          if (workInstead(failed) !== undefined) entryId.current = undefined;
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="grid max-w-[42em] gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor={`${ids}-kind`} className={COMPACT_LABEL}>
            What happened
          </label>
          <select
            id={`${ids}-kind`}
            value={kind}
            onChange={({ target }) => {
              setKind(CONTACT_KINDS.find((known) => known === target.value) ?? 'called');
            }}
            className={COMPACT_SELECT}
          >
            {CONTACT_KINDS.map((each) => (
              <option key={each} value={each}>
                {CONTACT_LABELS[each]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${ids}-day`} className={COMPACT_LABEL}>
            Call again on (optional)
          </label>
          <input
            id={`${ids}-day`}
            type="date"
            name="call_again"
            readOnly={isBusy}
            className={COMPACT_CONTROL}
          />
        </div>
      </div>
      <div>
        <label htmlFor={`${ids}-text`} className={COMPACT_LABEL}>
          Note about {whose}
          {kind !== 'note' && ' (optional)'}
        </label>
        <textarea
          id={`${ids}-text`}
          name="text"
          // Text typed after sending would be lost when the form closes.
          readOnly={isBusy}
          rows={3}
          required={kind === 'note'}
          maxLength={CONTACT_TEXT_LIMIT}
          // Focus the text, because the form was opened to write.
          ref={focus}
          className={COMPACT_CONTROL}
        />
      </div>
      {next !== status && (
        <p className="text-xs text-muted">Saving this also marks the record as “{WORK_LABELS[next]}”.</p>
      )}
      <div className="flex gap-3">
        <Button
          type="submit"
          look="secondary"
          size="small"
          aria-label={`${saveLabel}: ${whose}`}
          aria-disabled={isBusy}
        >
          {saveLabel}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`Cancel: ${whose}`}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
