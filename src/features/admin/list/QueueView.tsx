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
import { isCallDue } from '#domain/records/work.ts';
import { requiredFields, WAITING } from '#domain/office/filters.ts';
import { isNarrowed, type ListQuery, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { newestQuery, openingQuery } from '#features/admin/data/queries.ts';
import { useOffice } from '#features/admin/office.tsx';
import { CALENDAR, CHECK, Icon, MAIL, PHONE, SEARCH } from '#ui/Icon.tsx';

import { FilterBar, TOGGLE } from './FilterBar.tsx';
import { RowList } from './RowList.tsx';
import { isWaiting, type Queue } from './queue.ts';

const SEGMENT_LOOKS = {
  call: { label: 'Call', icon: PHONE, empty: 'Nobody waits for a call' },
  email: { label: 'Email only', icon: MAIL, empty: 'Nobody waits for an email' },
  opens: { label: 'Opens this month', icon: CALENDAR, empty: 'No path opens this month' },
} as const;

/** The dashboard's default view: whom to call now, whom to write to, and whose remedy opens soon. */
export function QueueView({ found: whole, waiting }: Queue) {
  const { now, today, lateUntil } = useOffice();
  const query = useListQuery(WAITING);
  const segment: Segment = query.segment ?? 'call';
  const isAnswered = segment !== 'opens';
  const isNewestFirst = isAnswered && query.order === 'newest';
  const opening = useQuery(openingQuery);
  const newest = useQuery({ ...newestQuery, enabled: isNewestFirst && whole.data?.next != null });
  const found = isAnswered ? (isNewestFirst && whole.data?.next != null ? newest : whole) : opening;
  const ordered = useMemo(
    () => whole.data && byUrgency(whole.data.lines, now, today),
    [whole.data, now, today],
  );
  const lines = useMemo(() => {
    const all =
      isAnswered && !isNewestFirst
        ? ordered
        : found.data && (isAnswered ? byNewest(found.data.lines) : byOpening(found.data.lines));
    return all?.filter((line) => (!isAnswered || segmentOf(line) === segment) && isFound(line, query, now));
  }, [ordered, found.data, isAnswered, isNewestFirst, segment, query, now]);
  const sections = useMemo(() => {
    if (lines === undefined) return undefined;
    if (!isAnswered || isNewestFirst) {
      const heading = isAnswered ? 'Newest first' : 'The nearest day first';
      return [{ heading, note: String(lines.length), lines }];
    }
    const due = lines.filter((line) => isCallDue(line, today));
    const others = lines.filter((line) => !isCallDue(line, today));
    const late = others.filter((line) => isWaiting(line, today) && isLate(line, lateUntil)).length;
    const note = late === 0 ? '' : `, of these ${late} for more than 4 working hours`;
    return [
      { heading: 'Call again today', note: String(due.length), lines: due },
      { heading: 'Longest waiting first', note: `${countWaiting(others, today)}${note}`, lines: others },
    ];
  }, [lines, isAnswered, isNewestFirst, today, lateUntil]);

  const show = (wanted: ListQuery) => {
    showList(WAITING, wanted);
  };
  const isPart = isNarrowed(query);
  const toCall = ordered?.filter((line) => segmentOf(line) === 'call' && canBeCalled(line, now)) ?? [];
  const shown = isAnswered ? countWaiting(lines ?? [], today) : (lines?.length ?? 0);

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
                  OK to call now <b>{countWaiting(toCall, today)}</b>
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
                  show({ ...query, segment: each === 'call' ? undefined : each, now: undefined });
                }}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-2 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary sm:px-4"
              >
                <Icon path={SEGMENT_LOOKS[each].icon} className="size-4 max-sm:hidden" />
                {SEGMENT_LOOKS[each].label}{' '}
                {each === 'opens'
                  ? opening.data?.lines.length
                  : ordered &&
                    countWaiting(
                      ordered.filter((line) => segmentOf(line) === each),
                      today,
                    )}
              </button>
            ))}
          </div>
        </FilterBar>
      }
      empty={emptyQueue({ segment, isPart, waiting, hasMore: isAnswered && found.data?.next != null })}
    />
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

function countWaiting(lines: readonly RecordRow[], today: string): number {
  return lines.filter((line) => isWaiting(line, today)).length;
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
