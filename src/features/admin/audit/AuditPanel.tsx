import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { actionLabel, AUDITED_ACTIONS, type AuditEntryRead, auditRuns } from '#domain/office/audit.ts';
import { ExportCsv } from '#features/admin/records/Export.tsx';
import { chosenIn, FilterDay, FilterSelect } from '#features/admin/list/FilterBar.tsx';
import { ListSkeleton, LoadFailure } from '#features/admin/list/states.tsx';
import { Time } from '#features/admin/office.tsx';
import { auditQuery, type Selection } from '#features/admin/data/queries.ts';
import { recordCount } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

const ACTIONS = Object.entries(AUDITED_ACTIONS);

/** The audit log, newest first: who did what and when. */
export function AuditPanel() {
  const [filter, setFilter] = useState<Selection>({});
  /** Accounts seen so far: email address (or id) by id. */
  const [accounts, setAccounts] = useState<ReadonlyMap<string, string>>(new Map());
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditQuery(filter),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  const isUnseen = entries?.some(({ who }) => !accounts.has(who)) === true;
  if (isUnseen) {
    setAccounts(new Map([...accounts, ...entries.map(({ who, email }) => [who, email ?? who] as const)]));
  }

  return (
    <section aria-labelledby="audit-heading" aria-busy={isFetching} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="audit-heading" className="text-xl">
          Audit log
        </h2>
        <p className="max-w-[42em] text-sm text-muted">
          Who read, changed, exported or deleted records, and when. It never says what a record holds.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <form
          className="contents"
          onChange={({ currentTarget }) => {
            if (currentTarget.checkValidity()) setFilter(chosenIn(currentTarget));
          }}
        >
          <FilterSelect name="who" label="Who" options={[...accounts]} />
          <FilterSelect name="action" label="What" options={ACTIONS} />
          <FilterDay name="from" label="From" />
          <FilterDay name="to" label="To" />
        </form>
        <ExportCsv list="audit" selection={filter} />
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {statusText(entries, hasNextPage, isFetching)}
      </p>
      {error !== null && <LoadFailure what="the audit log" error={error} onRetry={() => void refetch()} />}
      {entries === undefined && error === null && <ListSkeleton />}
      {entries !== undefined && entries.length > 0 && (
        // Looks like a table where there is room.
        <ol
          aria-label="Audit log, newest first"
          className="divide-y divide-line rounded-md border border-line bg-surface"
        >
          {auditRuns(entries).map((run) => (
            <li key={run[0]?.id}>
              <Run entries={run} />
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && error === null && (
        <div className="justify-self-center">
          <Button look="outline" isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </section>
  );
}

function statusText(
  entries: readonly AuditEntryRead[] | undefined,
  hasMore: boolean,
  isBusy: boolean,
): string {
  if (isBusy) return 'Loading the audit log…';
  if (entries === undefined) return '';
  if (entries.length === 0) return 'No entry matches.';
  const shown = entries.length === 1 ? '1 entry' : `${entries.length.toLocaleString('en-US')} entries`;
  return `Showing ${shown}${hasMore ? ', and there are more' : ''}, newest first.`;
}

const LINE = 'grid gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm md:grid-cols-[13rem_minmax(0,14rem)_minmax(0,1fr)]';

/** One line, or what was done again and again: one line that unfolds. */
function Run({ entries }: { readonly entries: readonly AuditEntryRead[] }) {
  const [latest] = entries;
  if (latest === undefined) return null;
  if (entries.length === 1) return <Entry entry={latest} details={detailsOf(latest)} />;
  return (
    <details>
      <summary className="cursor-pointer hover:bg-sunken">
        <Entry entry={latest} times={entries.length} details={latest.collection ?? ''} />
      </summary>
      <ol className="divide-y divide-line border-t border-line bg-sunken pl-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} details={detailsOf(entry)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

interface EntryProps {
  readonly entry: AuditEntryRead;
  readonly details: string;
  /** How often it was done in a row, if it stands for all of them. */
  readonly times?: number;
}

function Entry({ entry: { at, who, email, action }, details, times }: EntryProps) {
  return (
    <span className={LINE}>
      <span className="text-muted">
        <Time at={at} />
      </span>
      <span className="wrap-anywhere">{email ?? who}</span>
      <span className="flex min-w-0 justify-between gap-3">
        <span className="min-w-0">
          <span className="font-semibold">
            {actionLabel(action)}
            {times !== undefined && `, ${times} times`}
          </span>
          {details !== '' && <span className="block text-xs wrap-anywhere text-muted">{details}</span>}
        </span>
        {times !== undefined && (
          <Icon path={CHEVRON_DOWN} className="size-5 shrink-0 text-muted in-open:rotate-180" />
        )}
      </span>
    </span>
  );
}

function detailsOf({ collection, record, fields, count }: AuditEntryRead): string {
  return [
    collection,
    record === null ? null : `record ${record}`,
    count === null ? null : recordCount(count),
    fields.length === 0 ? null : `fields: ${fields.map((name) => name.replaceAll('_', ' ')).join(', ')}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
