import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo } from 'react';

import {
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
import { newestQuery, openingQuery } from '#features/admin/data/queries.ts';
import { dayIn } from '#domain/shared/plain-date.ts';
import { displayName } from '#features/admin/contact.ts';
import { useOffice } from '#features/admin/office.tsx';
import { shortTime, writtenDuration } from '#features/admin/times.ts';
import { CALENDAR, CHECK, Icon, MAIL, PHONE, SEARCH } from '#ui/Icon.tsx';

import { FilterBar, TOGGLE } from './FilterBar.tsx';
import { RowList } from './RowList.tsx';
import type { Queue } from './queue.ts';

const SEGMENT_LOOKS = {
  call: { label: 'Call', icon: PHONE, empty: 'Nobody waits for a call' },
  email: { label: 'Email only', icon: MAIL, empty: 'Nobody waits for an email' },
  opens: { label: 'Opens this month', icon: CALENDAR, empty: 'Nothing opens this month' },
} as const;

/** The dashboard's default view: whom to call now, whom to write to, and whose remedy opens soon. */
export function QueueView({ found: whole, waiting }: Queue) {
  const { now, today, lateUntil, timeZone } = useOffice();
  const at = now.toISOString();
  const query = useListQuery(WAITING);
  const ordered = useMemo(
    () => whole.data && byUrgency(personRows(whole.data.lines, at), now),
    [whole.data, now, at],
  );
  const waitingFor = (each: Segment) =>
    countWaiting(ordered?.filter((line) => segmentOf(line) === each) ?? [], at);
  // Opens on whoever waits.
  const segment: Segment =
    query.segment ?? (waitingFor('call') === 0 && waitingFor('email') > 0 ? 'email' : 'call');
  const isAnswered = segment !== 'opens';
  const isNewestFirst = isAnswered && query.order === 'newest';
  const opening = useQuery(openingQuery);
  const newest = useQuery({ ...newestQuery, enabled: isNewestFirst && whole.data?.next != null });
  const found = isAnswered ? (isNewestFirst && whole.data?.next != null ? newest : whole) : opening;
  const lines = useMemo(() => {
    const all =
      isAnswered && !isNewestFirst
        ? ordered
        : found.data &&
          (isAnswered
            ? byNewest(personRows(found.data.lines, at))
            : byOpening(personRows(found.data.lines, at)));
    return all?.filter((line) => (!isAnswered || segmentOf(line) === segment) && isFound(line, query, now));
  }, [ordered, found.data, isAnswered, isNewestFirst, segment, query, now, at]);
  const sections = useMemo(() => {
    if (lines === undefined) return undefined;
    if (!isAnswered || isNewestFirst) {
      const heading = isAnswered ? 'Newest first' : 'The nearest day first';
      return [{ heading, note: String(lines.length), lines }];
    }
    const later = lines.filter((line) => (callAgainAt(line) ?? '') > at);
    // Whoever was worked on stays where they were until Refresh.
    const turn = lines.filter((line) => !later.includes(line));
    const late = turn.filter((line) => isWaiting(line, at) && isLate(line, lateUntil)).length;
    const note = late === 0 ? '' : `, of these ${late} for more than 4 working hours`;
    const isToday = (line: RecordRow) => dayIn(new Date(callAgainAt(line) ?? at), timeZone) === today;
    const parts = [
      { heading: 'Now', note: `${countWaiting(turn, at)} · longest waiting first${note}`, lines: turn },
      { heading: 'Later today', lines: later.filter(isToday) },
      { heading: 'Another day', lines: later.filter((line) => !isToday(line)) },
    ];
    return parts
      .filter((part) => part.lines.length > 0)
      .map((part) => ({ note: String(part.lines.length), ...part }));
  }, [lines, isAnswered, isNewestFirst, at, today, timeZone, lateUntil]);

  const show = (wanted: ListQuery) => {
    showList(WAITING, wanted);
  };
  const isPart = isNarrowed(query);
  const toCall = ordered?.filter((line) => segmentOf(line) === 'call' && canBeCalled(line, now)) ?? [];
  const shown = isAnswered ? countWaiting(lines ?? [], at) : (lines?.length ?? 0);

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
                  OK to call now <b>{countWaiting(toCall, at)}</b>
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
                {SEGMENT_LOOKS[each].label}{' '}
                {each === 'opens' ? opening.data?.lines.length : ordered && waitingFor(each)}
              </button>
            ))}
          </div>
        </FilterBar>
      }
      above={<NextCalls lines={ordered ?? []} />}
      empty={emptyQueue({ segment, isPart, waiting, hasMore: isAnswered && found.data?.next != null })}
    />
  );
}

/** Who is to be called at the next hour that was promised today. */
function NextCalls({ lines }: { readonly lines: readonly RecordRow[] }) {
  const { now, today, timeZone } = useOffice();
  const calls = lines.flatMap((line) => {
    const call = callAgainAt(line);
    return call !== null && call > now.toISOString() && dayIn(new Date(call), timeZone) === today
      ? [{ line, call }]
      : [];
  });
  const [next] = calls.map(({ call }) => call).sort();
  if (next === undefined) return null;
  const names = calls.filter(({ call }) => call === next).map(({ line }) => displayName(line));
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

/** What is said in place of the queue, or a part of it, without lines. */
function emptyQueue({
  segment,
  isPart,
  waiting,
  hasMore,
}: EmptyQueue): ComponentProps<typeof RowList>['empty'] {
  if (segment === 'opens' && !isPart) {
    return {
      icon: CHECK,
      heading: SEGMENT_LOOKS.opens.empty,
      note: 'People who agreed to calls are listed here from 30 days before the day on which they can ask the court.',
    };
  }
  if (hasMore) {
    return {
      icon: SEARCH,
      heading: 'Nobody among those listed',
      note: 'More people wait than are listed at once. “Newest first” lists those who came last.',
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

function countWaiting(lines: readonly RecordRow[], now: string): number {
  return lines.filter((line) => isWaiting(line, now)).length;
}

function canBeCalled(line: RecordRow, now: Date): boolean {
  return callTime(line.time_zones, now) === 'fine';
}

function isFound(line: RecordRow, query: ListQuery, now: Date): boolean {
  const fields: Readonly<Record<string, unknown>> = line;
  const required = Object.entries(requiredFields(WAITING, query));
  if (required.some(([field, value]) => value !== undefined && fields[field] !== value)) return false;
  return query.now !== 'yes' || canBeCalled(line, now);
}
