import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';

import {
  AUDITED_ACTIONS,
  type AuditedAction,
  type AuditEntryRead,
  type AuditFilter,
} from '#domain/records/audit.ts';
import { addDays, plainDate, startOfDay } from '#domain/shared/plain-date.ts';
import { localTime } from '#features/admin/local-time.ts';
import { COMPACT_CONTROL, COMPACT_LABEL, COMPACT_SELECT } from '#ui/controls.tsx';
import { ExportCsv } from '#features/admin/records/export/Export.tsx';
import { ListSkeleton, LoadFailure } from '#features/admin/records/list/ListPanel.tsx';
import { auditQuery } from '#features/admin/data/queries.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { Button } from '#ui/Button.tsx';

const ACTION_LABELS: Readonly<Record<AuditedAction, string>> = {
  'read-list': 'Read a page of a list',
  'read-person': 'Read everything from a person',
  'change-work': 'Changed status or contact log',
  'correct-record': 'Corrected data',
  'withdraw-consent': 'Took back consent to calls',
  'restore-consent': 'Restored consent to calls',
  'delete-record': 'Deleted a record',
  'export-person': 'Exported the data of a person',
  'export-list': 'Exported a part of a list',
  'export-audit-log': 'Exported the audit log',
  'sign-out-everywhere': 'Logged out everywhere',
  'generate-sitemap': 'Announced or checked the sitemap',
};

/** The label of an action; an action of another version is shown unchanged. */
export function actionLabel(action: string): string {
  const known = AUDITED_ACTIONS.find((each) => each === action);
  return known === undefined ? action : ACTION_LABELS[known];
}

/** The filters above the list; empty strings if nothing was chosen. */
export interface AuditChoice {
  readonly who: string;
  readonly action: string;
  /** Calendar days. */
  readonly from: string;
  readonly to: string;
}

const EVERYTHING: AuditChoice = { who: '', action: '', from: '', to: '' };

/** Converts the filters to a query: days become instants in the admin's time zone. */
export function auditFilter({ who, action, from, to }: AuditChoice, timeZone: string): AuditFilter {
  const [first, last] = [plainDate(from), plainDate(to)];
  const known = AUDITED_ACTIONS.find((each) => each === action);
  return {
    ...(who !== '' && { who }),
    ...(known !== undefined && { action: known }),
    ...(first !== undefined && { since: startOfDay(first, timeZone).toISOString() }),
    ...(last !== undefined && { until: startOfDay(addDays(last, 1), timeZone).toISOString() }),
  };
}

/** The audit log, newest first: who did what and when. */
export function AuditPanel() {
  const [choice, setChoice] = useState(EVERYTHING);
  /** Accounts seen so far: email address (or id) by id. */
  const [accounts, setAccounts] = useState<ReadonlyMap<string, string>>(new Map());
  const filter = useMemo(
    () => auditFilter(choice, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [choice],
  );
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditQuery(filter),
  );
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  const isUnseen = entries?.some(({ who }) => !accounts.has(who)) === true;
  if (isUnseen) {
    setAccounts(new Map([...accounts, ...entries.map(({ who, email }) => [who, email ?? who] as const)]));
  }

  function choose(changes: Partial<AuditChoice>) {
    setChoice({ ...choice, ...changes });
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
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label="Who"
          value={choice.who}
          onChange={(who) => {
            choose({ who });
          }}
        >
          <option value="">Everybody</option>
          {[...accounts].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label="What"
          value={choice.action}
          onChange={(action) => {
            choose({ action });
          }}
        >
          <option value="">Everything</option>
          {AUDITED_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {ACTION_LABELS[action]}
            </option>
          ))}
        </Choice>
        <Day
          label="From"
          value={choice.from}
          onChange={(from) => {
            choose({ from });
          }}
        />
        <Day
          label="To"
          value={choice.to}
          onChange={(to) => {
            choose({ to });
          }}
        />
        <ExportCsv list="audit-log" selection={{ filter }} isReady />
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {statusText(entries, hasNextPage, isFetching)}
      </p>
      {error !== null && (
        <LoadFailure
          missing={callTrouble('The audit log could not be loaded', error.failed)}
          onRetry={() => void refetch()}
        />
      )}
      {entries === undefined ? error === null && <ListSkeleton /> : <Entries entries={entries} />}
      {hasNextPage && error === null && (
        <div className="justify-self-center">
          <Button
            look="outline"
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void fetchNextPage();
            }}
          >
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

interface ControlProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, onChange, children }: ControlProps & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-44 max-sm:w-full">
      <label htmlFor={id} className={COMPACT_LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        className={COMPACT_SELECT}
      >
        {children}
      </select>
    </div>
  );
}

function Day({ label, value, onChange }: ControlProps) {
  const id = useId();
  return (
    <div className="max-sm:flex-1">
      <label htmlFor={id} className={COMPACT_LABEL}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        className={COMPACT_CONTROL}
      />
    </div>
  );
}

/** A list that looks like a table where there is room. */
function Entries({ entries }: { readonly entries: readonly AuditEntryRead[] }) {
  if (entries.length === 0) return null;
  return (
    <ol
      aria-label="Audit log, newest first"
      className="divide-y divide-line rounded-md border border-line bg-surface"
    >
      {entries.map(({ id, at, who, email, action, collection, record, fields }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm md:grid-cols-[13rem_minmax(0,14rem)_minmax(0,1fr)]"
        >
          <time dateTime={at} className="text-muted">
            {localTime(at)}
          </time>
          <span className="wrap-anywhere">{email ?? who}</span>
          <div className="min-w-0">
            <p className="font-semibold">{actionLabel(action)}</p>
            {(collection !== null || fields.length > 0) && (
              <p className="text-xs wrap-anywhere text-muted">
                {[
                  collection,
                  record === null ? null : `record ${record}`,
                  fields.length === 0
                    ? null
                    : `fields: ${fields.map((name) => name.replaceAll('_', ' ')).join(', ')}`,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
