import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';

import {
  byChange,
  byNewest,
  byOpening,
  byUrgency,
  callTime,
  SEGMENTS,
  type Segment,
  segmentOf,
} from '#domain/office/calling.ts';
import { isLate, type RecordRow } from '#domain/office/queue.ts';
import { personRows } from '#domain/office/people.ts';
import { callAgainAt, isWaiting } from '#domain/records/work.ts';
import { requiredFields, WAITING } from '#domain/office/filters.ts';
import { isNarrowed, type ListQuery, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { partQuery } from '#features/admin/data/queries.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { displayName } from '#features/admin/contact.ts';
import { useOffice } from '#features/admin/office.tsx';
import { shortTime, writtenDuration } from '#features/admin/times.ts';
import { CALENDAR, CHECK, Icon, MAIL, PHONE, REFRESH, SEARCH } from '#ui/Icon.tsx';

import { FilterBar, TOGGLE } from './FilterBar.tsx';
import { RowList } from './RowList.tsx';
import { atLeast, type Queue } from './queue.ts';

const SEGMENT_LOOKS = {
  call: { label: 'Call', icon: PHONE, empty: 'Nobody waits for a call' },
  email: { label: 'Email only', icon: MAIL, empty: 'Nobody waits for an email' },
  opens: { label: 'Opens this month', icon: CALENDAR, empty: 'Nothing opens this month' },
  changed: { label: 'Answer changed', icon: REFRESH, empty: 'Nobody has another answer' },
} as const;

/** The parts of people who need not wait: who is in them, and how they are sorted. */
const PARTS = {
  opens: {
    order: 'The nearest day first',
    note: 'People who agreed to calls are listed here from 30 days before they can ask the court.',
  },
  changed: {
    order: 'The latest change first',
    note: 'Whoever was told no or later is listed here once they have another answer, until somebody calls or writes.',
  },
} as const;

/** The dashboard's default view: whom to call now, whom to write to, whose remedy opens soon, whose answer changed. */
export function QueueView({ found: whole, waiting }: Queue) {
  const { now, today, lateUntil, timeZone } = useOffice();
  const at = now.toISOString();
  const query = useListQuery(WAITING);
  const waitingPeople = useMemo(() => whole.data && personRows(whole.data.rows, at), [whole.data, at]);
  const counts = useMemo(() => {
    const turn = waitingPeople?.filter((row) => isWaiting(row, at)) ?? [];
    const toCall = turn.filter((row) => segmentOf(row) === 'call');
    const { length } = toCall.filter((row) => canBeCalled(row, now));
    return { call: toCall.length, email: turn.length - toCall.length, now: length };
  }, [waitingPeople, at, now]);
  // Opens on whoever waits.
  const segment: Segment = query.segment ?? (counts.call === 0 && counts.email > 0 ? 'email' : 'call');
  const isAnswered = segment === 'call' || segment === 'email';
  const { state, finding, language, order } = query;
  const isNewestFirst = isAnswered && order === 'newest';
  // Of a queue that came in part, the server knows who matches.
  const asked = { state, finding, language, order };
  const isAsked = whole.data?.next != null && Object.values(asked).some((value) => value !== undefined);
  const matching = useQuery({ ...partQuery('queue', asked), enabled: isAnswered && isAsked });
  const opening = useQuery(partQuery('opening'));
  const changed = useQuery(partQuery('changed'));
  const answered = isAsked ? matching : whole;
  const found = { call: answered, email: answered, opens: opening, changed }[segment];
  const rows = useMemo(() => {
    const sort = { call: byUrgency, email: byUrgency, opens: byOpening, changed: byChange }[segment];
    const everybody =
      found.data === whole.data ? waitingPeople : found.data && personRows(found.data.rows, at);
    const required = Object.entries(requiredFields(WAITING, query));
    const wanted = everybody?.filter((row) => {
      const fields: Readonly<Record<string, unknown>> = row;
      return (
        (!isAnswered || segmentOf(row) === segment) &&
        required.every(([field, value]) => value === undefined || fields[field] === value) &&
        (query.now !== 'yes' || canBeCalled(row, now))
      );
    });
    return wanted && (isNewestFirst ? byNewest : sort)(wanted, now);
  }, [found.data, whole.data, waitingPeople, isAnswered, isNewestFirst, segment, query, now, at]);
  const sections = useMemo(() => {
    if (rows === undefined) return undefined;
    if (!isAnswered || isNewestFirst) {
      const heading = isAnswered ? 'Newest first' : PARTS[segment].order;
      return [{ heading, note: String(rows.length), rows }];
    }
    const isLater = (row: RecordRow) => (callAgainAt(row) ?? '') > at;
    const later = rows.filter(isLater);
    // Whoever was worked on stays where they were until Refresh.
    const turn = rows.filter((row) => !isLater(row));
    const due = turn.filter((row) => isWaiting(row, at));
    const late = due.filter((row) => isLate(row, lateUntil)).length;
    const note = late === 0 ? '' : `, of these ${late} for more than 4 working hours`;
    const isToday = (row: RecordRow) => dayIn(new Date(callAgainAt(row) ?? at), timeZone) === today;
    const parts = [
      { heading: 'Now', note: `${due.length} · longest waiting first${note}`, rows: turn },
      { heading: 'Later today', rows: later.filter(isToday) },
      { heading: 'Another day', rows: later.filter((row) => !isToday(row)) },
    ];
    return parts
      .filter((part) => part.rows.length > 0)
      .map((part) => ({ note: String(part.rows.length), ...part }));
  }, [rows, isAnswered, segment, isNewestFirst, at, today, timeZone, lateUntil]);

  const numberIn = (each: Segment) => {
    const { data } = { call: whole, email: whole, opens: opening, changed }[each];
    if (data === undefined) return undefined;
    return atLeast(each === 'opens' || each === 'changed' ? data.rows.length : counts[each], data);
  };
  const show = (wanted: ListQuery) => {
    showList(WAITING, wanted);
  };
  const isPart = isNarrowed(query);
  const shown = rows?.filter((row) => !isAnswered || isWaiting(row, at)).length ?? 0;

  return (
    <RowList
      name={WAITING}
      title="Waiting"
      found={found}
      sections={sections}
      summary={`${shown.toLocaleString('en-US')} shown${found.data?.next == null ? '' : ', and more wait'}.`}
      head={
        <FilterBar
          list={WAITING}
          more={
            <>
              {segment === 'call' && (
                <button
                  type="button"
                  aria-pressed={query.now === 'yes'}
                  onClick={() => {
                    show({ ...query, now: query.now === 'yes' ? undefined : 'yes' });
                  }}
                  className={TOGGLE}
                >
                  OK to call now <b>{atLeast(counts.now, whole.data)}</b>
                </button>
              )}
              {isAnswered && (
                <button
                  type="button"
                  aria-pressed={isNewestFirst}
                  onClick={() => {
                    show({ ...query, order: isNewestFirst ? undefined : 'newest' });
                  }}
                  className={TOGGLE}
                >
                  Newest first
                </button>
              )}
            </>
          }
        >
          <div
            role="group"
            aria-label="Answer by"
            className="inline-flex max-w-full overflow-x-auto rounded-full bg-sunken p-1"
          >
            {SEGMENTS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === segment}
                onClick={() => {
                  show({ ...query, segment: each, now: undefined });
                }}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-2 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary sm:px-4"
              >
                <Icon path={SEGMENT_LOOKS[each].icon} className="size-4 max-sm:hidden" />
                {SEGMENT_LOOKS[each].label} {numberIn(each)}
              </button>
            ))}
          </div>
        </FilterBar>
      }
      above={<NextCalls rows={waitingPeople ?? []} />}
      empty={emptyQueue({ segment, isPart, waiting, hasMore: found.data?.next != null })}
    />
  );
}

/** Who is to be called at the next hour that was promised today. */
function NextCalls({ rows }: { readonly rows: readonly RecordRow[] }) {
  const { now, today, timeZone } = useOffice();
  const calls = rows.flatMap((row) => {
    const call = callAgainAt(row);
    return call !== null && call > now.toISOString() && dayIn(new Date(call), timeZone) === today
      ? [{ row, call }]
      : [];
  });
  const [next] = calls.map(({ call }) => call).sort();
  if (next === undefined) return null;
  const names = calls.filter(({ call }) => call === next).map(({ row }) => displayName(row));
  return (
    <p className="mb-2 rounded-sm border border-review-line bg-review-tint px-3 py-2 text-sm text-review">
      <strong className="font-semibold">
        {names.length === 1 ? '1 call' : `${names.length} calls`} at {shortTime(next, timeZone, today)}
      </strong>
      , in {writtenDuration(Date.parse(next) - now.getTime())}: <bdi>{names.join(', ')}</bdi>
    </p>
  );
}

interface EmptyQueue {
  readonly segment: Segment;
  readonly isPart: boolean;
  /** Number of people who wait, here or in other parts; `undefined` until known. */
  readonly waiting: number | undefined;
  /** Whether more wait than come at once. */
  readonly hasMore: boolean;
}

/** What is said in place of the queue, or a part of it, without rows. */
function emptyQueue({
  segment,
  isPart,
  waiting,
  hasMore,
}: EmptyQueue): ComponentProps<typeof RowList>['empty'] {
  const isOfPart = segment === 'opens' || segment === 'changed';
  if (isOfPart && !isPart && !hasMore)
    return { icon: CHECK, heading: SEGMENT_LOOKS[segment].empty, note: PARTS[segment].note };
  if (hasMore) {
    return {
      icon: SEARCH,
      heading: 'Nobody among those listed',
      note: isOfPart
        ? 'There are more than are listed at once.'
        : 'More people wait than are listed at once. “Newest first” lists those who came last.',
    };
  }
  if (isPart) {
    return {
      icon: SEARCH,
      heading: 'Nobody who waits matches',
      note: 'Whoever was answered is in the lists of submissions, leads and messages.',
    };
  }
  const elsewhere = waiting === undefined || waiting === 0 ? '' : ` Waiting in the other parts: ${waiting}.`;
  return {
    icon: CHECK,
    heading: waiting === 0 ? 'Nobody is waiting' : SEGMENT_LOOKS[segment].empty,
    note: `Whoever writes next appears by itself.${elsewhere}`,
  };
}

function canBeCalled(row: RecordRow, now: Date): boolean {
  return callTime(row.time_zones, now) === 'fine';
}
