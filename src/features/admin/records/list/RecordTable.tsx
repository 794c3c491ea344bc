import { Fragment, type ReactNode, useState } from 'react';

import { isGone, workInstead } from '#browser/admin-api.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { AnyRecord } from '#domain/records/queue.ts';
import { type Work, WORK_STATUSES, type WorkStatus } from '#domain/records/work.ts';
import { showRecord } from '#features/admin/data/queries.ts';
import { localTime } from '#features/admin/local-time.ts';
import { records as recordCalls } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, TRASH } from '#ui/Icon.tsx';
import { type ToastContent, showToast } from '#ui/toasts/store.ts';

import {
  CLASSIFICATION_LABELS,
  contactWays,
  recordElementId,
  SpeaksSpanish,
  whoseRecord,
} from '#features/admin/records/card/RecordCard.tsx';
import { exportChosen } from '#features/admin/records/export/Export.tsx';
import { BulkRemovalDialog } from '#features/admin/records/remove/Removal.tsx';
import { WORK_LABELS } from '#features/admin/records/work/WorkPart.tsx';
import { useRecordList } from './record-lists.ts';

/** Maximum number of selected records: as many ids as one request may contain. */
const MOST_CHOSEN = 100;

/** A record whose status is to be changed. */
interface Chosen extends Work {
  readonly id: string;
}

/**
 * Sets the status of several records one after the other. Records that were changed in the meantime are left as they
 * are and updated on the page; the first failure ends the action.
 */
async function setStatusOfAll(
  collection: RecordKind,
  chosen: readonly Chosen[],
  status: WorkStatus,
): Promise<ToastContent> {
  const counts = { saved: 0, outdated: 0, gone: 0 };
  for (const { id, work_status, work_version: version } of chosen) {
    if (work_status === status) {
      counts.saved += 1;
      continue;
    }
    const answer = await recordCalls.setWork({ collection, id }, { version, status, entry: null });
    if (answer.kind === 'answered') {
      counts.saved += 1;
      await showRecord({ collection, id }, answer.value);
      continue;
    }
    const current = workInstead(answer);
    if (current !== undefined) {
      counts.outdated += 1;
      await showRecord({ collection, id }, current);
    } else if (isGone(answer)) {
      counts.gone += 1;
    } else {
      const what = `Only ${counts.saved} of ${chosen.length} records are now “${WORK_LABELS[status]}”`;
      return toast('Error', callTrouble(what, answer), 'destructive');
    }
  }
  return endMessage(counts, status);
}

function endMessage(
  { saved, outdated, gone }: Readonly<Record<'saved' | 'outdated' | 'gone', number>>,
  status: WorkStatus,
): ToastContent {
  const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
  const sentences = [
    `${records(saved)} now “${WORK_LABELS[status]}”.`,
    ...(outdated > 0
      ? [`${records(outdated)} changed by somebody else meanwhile, and left as they are.`]
      : []),
    ...(gone > 0 ? [`${records(gone)} deleted before.`] : []),
  ];
  const isWhole = outdated + gone === 0;
  return toast(isWhole ? 'Saved' : 'Saved in part', sentences.join(' '), isWhole ? 'success' : undefined);
}

function toast(title: string, description: string, tone: ToastContent['tone']): ToastContent {
  return { title, description, ...(tone !== undefined && { tone }) };
}

interface RecordTableProps {
  readonly records: readonly AnyRecord[];
  /** Renders a record in full, below its row. */
  readonly card: (record: AnyRecord) => ReactNode;
  /** Called after records were deleted. */
  readonly onRemoved: () => void;
}

function summaryOf(record: AnyRecord): string {
  if ('classification' in record) return `${CLASSIFICATION_LABELS[record.classification]}, ${record.state}`;
  return 'message' in record ? record.message : record.email;
}

const CELL = 'px-2 py-2 align-top';

/** Records as table rows, with actions on several at once. */
export function RecordTable({ records, card, onRemoved }: RecordTableProps) {
  const { collection } = useRecordList();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  // Ignore records that are no longer in the list.
  const selected = records.filter(({ id }) => chosen.has(id));
  const choosable = records.slice(0, MOST_CHOSEN);
  const isAll = selected.length > 0 && selected.length >= choosable.length;

  function choose(id: string, isChosen: boolean) {
    const next = new Set(selected.map((record) => record.id));
    if (isChosen && next.size < MOST_CHOSEN) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  async function whileBusy(work: () => Promise<ToastContent>) {
    if (isBusy) return;
    setBusy(true);
    const message = await work();
    setBusy(false);
    showToast(message);
  }

  const mark = (which: readonly (Work & { readonly id: string })[], status: WorkStatus) =>
    whileBusy(() => setStatusOfAll(collection, which, status));

  return (
    <div className="grid gap-3">
      <div
        role="group"
        aria-label="Chosen records"
        className="flex min-h-11 flex-wrap items-center gap-2 text-sm"
      >
        <p role="status" className="mr-1 max-sm:basis-full">
          {selected.length === 0
            ? 'Choose records to work on several at once.'
            : `${selected.length} chosen${selected.length === MOST_CHOSEN ? ', the most at once' : ''}.`}
        </p>
        {selected.length > 0 && (
          <>
            {WORK_STATUSES.map((status) => (
              <Button
                key={status}
                look="outline"
                size="small"
                aria-disabled={isBusy}
                onClick={() => void mark(selected, status)}
              >
                <span className="max-sm:sr-only">Mark as {WORK_LABELS[status].toLowerCase()}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {WORK_LABELS[status]}
                </span>
              </Button>
            ))}
            <Button
              look="outline"
              size="small"
              icon={DOWNLOAD}
              aria-disabled={isBusy}
              onClick={() =>
                void whileBusy(() =>
                  exportChosen(
                    collection,
                    selected.map(({ id }) => id),
                  ),
                )
              }
            >
              Export chosen
            </Button>
            <Button
              look="outline"
              size="small"
              icon={TRASH}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) setRemoving(true);
              }}
            >
              Delete chosen
            </Button>
          </>
        )}
      </div>
      {/* Wider than a phone, so it scrolls horizontally. */}
      <div className="overflow-x-auto rounded-md border border-line bg-surface">
        <table className="w-full min-w-[42rem] text-left text-sm">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className={`${CELL} w-11`}>
                <input
                  type="checkbox"
                  aria-label="Choose all that are shown"
                  checked={isAll}
                  onChange={() => {
                    setChosen(new Set(isAll ? [] : choosable.map(({ id }) => id)));
                  }}
                  className="size-6"
                />
              </th>
              {['Person', 'Phone', collection === 'submissions' ? 'Result' : 'About', 'Work', 'Received'].map(
                (name) => (
                  <th key={name} scope="col" className={CELL}>
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => {
              const whose = whoseRecord(record);
              const isOpen = open === record.id;
              const { phone } = contactWays(record);
              return (
                <Fragment key={record.id}>
                  <tr
                    // Below an open row, the card has this id.
                    id={isOpen ? undefined : recordElementId(record.id)}
                    tabIndex={-1}
                    className="border-t border-line"
                  >
                    <td className={CELL}>
                      <input
                        type="checkbox"
                        aria-label={`Choose ${whose}`}
                        checked={chosen.has(record.id)}
                        onChange={({ target }) => {
                          choose(record.id, target.checked);
                        }}
                        className="size-6"
                      />
                    </td>
                    <th scope="row" className={`${CELL} font-semibold`}>
                      <button
                        type="button"
                        data-key="n"
                        aria-expanded={isOpen}
                        onClick={() => {
                          setOpen(isOpen ? undefined : record.id);
                        }}
                        className="min-h-6 max-w-[16rem] cursor-pointer truncate text-left link"
                      >
                        <bdi>{whose}</bdi>
                      </button>{' '}
                      <SpeaksSpanish language={record.language} />
                    </th>
                    <td className={`${CELL} whitespace-nowrap`}>
                      {phone.href === undefined ? (
                        <bdi>{phone.text}</bdi>
                      ) : (
                        <a href={phone.href} className="inline-block min-h-6 link">
                          <span className="sr-only">Call {whose}: </span>
                          <bdi>{phone.text}</bdi>
                        </a>
                      )}
                    </td>
                    <td className={`${CELL} max-w-[16rem] truncate`}>
                      <bdi>{summaryOf(record)}</bdi>
                    </td>
                    <td className={`${CELL} whitespace-nowrap`}>
                      {record.work_status === 'new' ? (
                        <button
                          type="button"
                          data-key="c"
                          aria-disabled={isBusy}
                          onClick={() => void mark([record], 'contacted')}
                          className="min-h-6 cursor-pointer link"
                        >
                          Mark as contacted<span className="sr-only">: {whose}</span>
                        </button>
                      ) : (
                        WORK_LABELS[record.work_status]
                      )}
                    </td>
                    <td className={`${CELL} text-muted`}>
                      {record.created_at === null ? (
                        'Not known'
                      ) : (
                        <time dateTime={record.created_at}>{localTime(record.created_at)}</time>
                      )}
                    </td>
                  </tr>
                  {isOpen && (
                    <tr>
                      <td colSpan={6} className="bg-sunken p-3">
                        {card(record)}
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {isRemoving && (
        <BulkRemovalDialog
          collection={collection}
          people={selected.map((record) => ({ id: record.id, whose: whoseRecord(record) }))}
          onRemoved={onRemoved}
          onClose={() => {
            setRemoving(false);
          }}
        />
      )}
    </div>
  );
}
