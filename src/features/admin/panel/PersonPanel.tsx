import { useMutationState, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';

import { isSamePerson } from '#domain/office/contacts.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { personRow } from '#domain/office/people.ts';
import { type RecordRow, recordRow } from '#domain/office/queue.ts';
import { recordReference } from '#domain/records/reference.ts';
import { closeReason } from '#domain/records/work.ts';
import { stateName, displayName } from '#features/admin/contact.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { recordQuery, savingKey } from '#features/admin/data/queries.ts';
import { Time, useOffice } from '#features/admin/office.tsx';
import { CLOSE_LABELS, KIND_LABELS } from '#features/admin/words.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ARROW_RIGHT, CLOSE, Icon } from '#ui/Icon.tsx';

import { useDraft } from './drafts.ts';
import { LastWord } from './LastWord.tsx';
import { LOG_FORM_ID, LogForm } from './LogForm.tsx';
import { Reach } from './Reach.tsx';

/** A part of the panel that is fetched when the first one is opened. Without it, the note of the call stays open. */
function onDemand<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  return lazy(async () => {
    const told: ComponentType<Props> = () => <p role="alert">{failed}</p>;
    return { default: await load().catch(() => told) };
  });
}
const CaseForm = onDemand(
  async () => (await import('./CaseForm.tsx')).CaseForm,
  'The law could not be read. Promise nothing.',
);
const RecordDetails = onDemand(
  async () => (await import('./RecordDetails.tsx')).RecordDetails,
  'The rest could not be loaded. Save your note and load the page again.',
);

interface PersonPanelProps {
  /** The record that the panel was opened from, as the list shows it. */
  readonly row: RecordRow;
  /** Whether to begin with the focus in the note. */
  readonly isToWrite: boolean;
  /** Whose turn it is afterwards. */
  readonly next: RecordRow | undefined;
  readonly onOpen: (row: RecordRow) => void;
  readonly onClose: () => void;
  /** Called when the record was deleted. */
  readonly onRemoved: () => void;
}

/**
 * Everything about one record, in the order in which a caller needs it: how to reach the person, the last word, what the
 * law says and asks, the log, what they sent. It is beside the list and not modal; Escape gives the focus back to the row,
 * and Ctrl+Enter saves and goes on.
 */
export function PersonPanel({ row: listed, isToWrite, next, onOpen, onClose, onRemoved }: PersonPanelProps) {
  const { found, record, others, row } = usePerson(listed);
  const name = displayName(row);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft, keepDraft] = useDraft(listed);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = panel.current;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      if (target instanceof Element && target.closest('dialog, [data-keeps-open]') !== null) return;
      if (key === 'Escape') onClose();
      if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
      // A button that has the focus would be pressed as well.
      event.preventDefault();
      const form = shown?.querySelector<HTMLFormElement>(`#${LOG_FORM_ID}`);
      form?.requestSubmit(shown?.querySelector<HTMLElement>('[value=next]'));
    };
    shown?.addEventListener('keydown', press);
    return () => {
      shown?.removeEventListener('keydown', press);
    };
  });
  useEffect(() => {
    if (!isToWrite) heading.current?.focus();
  }, [isToWrite]);

  return (
    <aside
      aria-label={name}
      data-of={recordReference(row)}
      ref={panel}
      className="flex min-h-0 flex-col border-line bg-surface text-sm xl:border-l"
    >
      <div className="relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-2 px-4 py-2.5 xl:scroll-py-4 xl:overflow-y-auto xl:px-5">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2
              ref={heading}
              tabIndex={-1}
              dir="auto"
              // The display font is subset to the letters of names and has no @.
              className={`leading-tight text-2xl wrap-anywhere ${row.name === '' ? 'font-text' : ''}`}
            >
              {name}
            </h2>
            <WhoAndSince row={row} again={record?.asked_again.length ?? 0} />
          </div>
          <button
            type="button"
            aria-label={`Close: ${name}`}
            onClick={onClose}
            className="-mt-1 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
          >
            <Icon path={CLOSE} />
          </button>
        </div>
        <Reach row={row} />
        {found.data === null && (
          <p role="status" className="font-semibold text-review">
            This record was deleted in the meantime. What you typed is still here.
          </p>
        )}
        {record !== undefined && (
          <LastWord name={name} records={[record, ...others]} isWhole={found.data?.has_more === false} />
        )}
        {record?.collection === 'submissions' && (
          <Suspense fallback={<p role="status">Reading the law…</p>}>
            <CaseForm record={record} />
          </Suspense>
        )}
        <LogForm
          row={row}
          isToWrite={isToWrite}
          draft={draft}
          onType={(changes) => {
            keepDraft(() => changes);
          }}
          onNext={() => {
            if (next === undefined) onClose();
            else onOpen(next);
          }}
        />
        <div role="status" className="empty:absolute">
          {found.isPending && <p className="text-muted">Loading…</p>}
        </div>
        <Failure what="The record could not be loaded" error={found.error} />
        {found.isError && <LinkButton onPress={() => void found.refetch()}>Try again</LinkButton>}
        <Suspense fallback={null}>
          <RecordDetails
            row={row}
            beside={found.data ?? undefined}
            onOpen={onOpen}
            onUse={(note) => {
              keepDraft(({ text }) => ({
                kind: 'wrote' as const,
                step: 'proposed',
                text: [text, note].filter((part) => part !== '').join('\n'),
              }));
            }}
            onRemoved={onRemoved}
          />
        </Suspense>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-sunken px-4 py-1.5 xl:px-5">
        <Saving of={row} />
        <p className="min-w-0 grow basis-0 text-xs text-muted">
          {next !== undefined && (
            <>
              Next
              <bdi className="block truncate text-sm font-semibold text-ink">{displayName(next)}</bdi>
            </>
          )}
        </p>
        <div className="flex shrink-0 gap-2">
          <Button type="submit" form={LOG_FORM_ID} look="outline" size="small">
            Save
          </Button>
          <Button
            type="submit"
            form={LOG_FORM_ID}
            value="next"
            look="secondary"
            size="small"
            iconAfter={ARROW_RIGHT}
          >
            Save and next
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** A listed record as it is now, with what the person's other records add; the record itself once it is loaded. */
function usePerson(listed: RecordRow) {
  const { now } = useOffice();
  const found = useQuery(recordQuery(listed));
  const record = found.data?.record;
  const others = found.data?.same.filter((other) => isSamePerson(record ?? listed, other)) ?? [];
  const rows = others.map((other) => recordRow(other, now));
  const row = record === undefined ? listed : personRow(recordRow(record, now), rows, now.toISOString());
  return { found, record, others, row };
}

/** The status, what was sent from where, how often and since when. */
function WhoAndSince({ row, again }: { readonly row: RecordRow; readonly again: number }) {
  const { collection, county, state, work_status: status, records } = row;
  const reason = closeReason(row);
  const place = [county ?? '', state === null ? '' : stateName(state)].filter((part) => part !== '');
  return (
    <p className="text-muted">
      <Badge variant={status === 'new' ? 'warning' : 'outline'}>
        {WORK_LABELS[status]}
        {reason !== null && `: ${CLOSE_LABELS[reason].toLowerCase()}`}
      </Badge>{' '}
      {KIND_LABELS[collection]}
      {place.length > 0 && (
        <>
          {' · '}
          <bdi>{place.join(', ')}</bdi>
        </>
      )}
      {records !== undefined && ` · ${records} records, one person`}
      {again > 0 && ` · asked ${again + 1} times`}
      {' · since '}
      <Time at={row.asked_at} isShort />
    </p>
  );
}

/** What became of the latest change of a record, above the buttons that save. */
function Saving({ of: record }: { readonly of: RecordRow }) {
  const filters = { mutationKey: savingKey(record) };
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1);
  return (
    <>
      <p role="status" className="text-xs text-muted empty:absolute">
        {last?.status === 'pending' && 'Saving...'}
        {last?.status === 'success' && (
          <>
            Saved <Time at={new Date(last.submittedAt).toISOString()} isShort />
          </>
        )}
      </p>
      <Failure what="Not saved" error={last?.error ?? null} kept="What you typed is still here." />
    </>
  );
}
