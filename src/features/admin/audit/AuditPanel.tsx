import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { actionLabel, type AuditEntryRead, auditPageSchema } from '#domain/office/audit.ts';
import { recordRow } from '#domain/office/queue.ts';
import { readReference, type RecordPlace } from '#domain/records/reference.ts';
import { Failure, LinkButton } from '#features/admin/controls.tsx';
import { Pages, useCursors } from '#features/admin/list/Pages.tsx';
import { ListSkeleton, LoadFailure } from '#features/admin/list/states.tsx';
import { Time } from '#features/admin/office.tsx';
import { get, PAGE_SIZE, pagePath } from '#features/admin/data/queries.ts';
import { readRecord } from '#features/admin/data/records.ts';
import { $found } from '#features/admin/search/found.ts';
import { recordCount } from '#features/admin/words.ts';

/** The audit log, newest first, a page at a time: who did what and when. */
export function AuditPanel() {
  const { cursors, turns } = useCursors();
  const before = cursors.at(-1);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit', before],
    queryFn: () => get(pagePath(ADMIN_API_PATHS.audit, PAGE_SIZE, before, {}), auditPageSchema),
    placeholderData: keepPreviousData,
    // The admin's latest actions are in the log.
    staleTime: 0,
  });
  const seenToday = data?.seen_today ?? null;
  return (
    <section
      id="list"
      tabIndex={-1}
      aria-labelledby="audit-heading"
      aria-busy={isFetching}
      className="grid gap-4"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="audit-heading" className="text-xl">
            Audit log
          </h2>
          <p role="status" className="text-sm text-muted">
            {isFetching ? 'Loading the audit log…' : data?.entries.length === 0 ? 'There is no entry.' : ''}
          </p>
        </div>
        <p className="max-w-[42em] text-sm text-muted">
          Who logged in, who was shown how many records in an hour and opened which, and who changed, exported
          or deleted records, and when. It never says what a record holds.
        </p>
        {seenToday !== null && (
          <p className="max-w-[42em] text-sm">
            {`You have seen ${recordCount(seenToday)} today, counted once an hour. If that cannot be you, log out everywhere and change your password.`}
          </p>
        )}
      </div>
      {error !== null && <LoadFailure what="the audit log" error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton />}
      {data !== undefined && data.entries.length > 0 && (
        // Looks like a table where there is room.
        <ol
          aria-label="Audit log, newest first"
          className="divide-y divide-line rounded-md border border-line bg-surface"
        >
          {data.entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      <Pages isBusy={isFetching} {...turns(data?.next)} />
    </section>
  );
}

function Entry({ entry }: { readonly entry: AuditEntryRead }) {
  const { at, who, email, action, collection, record, fields, count } = entry;
  const place = readReference(`${collection ?? ''}/${record ?? ''}`);
  const rest = [
    ...(count === null ? [] : [recordCount(count)]),
    ...(fields.length === 0 ? [] : [`fields: ${fields.map((name) => name.replaceAll('_', ' ')).join(', ')}`]),
  ];
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm md:grid-cols-[13rem_minmax(0,14rem)_minmax(0,1fr)]">
      <span className="text-muted">
        <Time at={at} />
      </span>
      <span className="wrap-anywhere">{email ?? who}</span>
      <span className="min-w-0">
        <span className="font-semibold">{actionLabel(action)}</span>
        <span className="block text-xs wrap-anywhere text-muted empty:hidden">
          {collection}
          {record !== null && (
            <> · {place === undefined ? `record ${record}` : <OpenRecord place={place} />}</>
          )}
          {(collection === null ? rest : rest.map((part) => ` · ${part}`)).join('')}
        </span>
      </span>
    </div>
  );
}

/** The record that an entry names; a press opens its panel. */
function OpenRecord({ place }: { readonly place: RecordPlace }) {
  const opening = useMutation({
    mutationFn: () => readRecord(place),
    onSuccess: (found) => {
      if (found !== null) $found.set(recordRow(found.record, new Date()));
    },
  });
  return (
    <>
      <LinkButton
        isBusy={opening.isPending}
        onPress={() => {
          opening.mutate();
        }}
      >
        record {place.id}
      </LinkButton>
      {opening.data === null && ', which was deleted'}
      <Failure what="The record could not be opened" error={opening.error} />
    </>
  );
}
