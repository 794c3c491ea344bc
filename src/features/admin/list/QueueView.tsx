import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { byUrgency, callTime, SEGMENTS, type Segment, segmentOf } from '#domain/office/calling.ts';
import { isLate, type RecordRow } from '#domain/office/queue.ts';
import { isCallDue } from '#domain/records/work.ts';
import { requiredFields, WAITING } from '#domain/office/filters.ts';
import { isNarrowed, type ListQuery, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { openingQuery } from '#features/admin/data/queries.ts';
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

/** The dashboard's default view: whom to call now, whom to write to, and whose path opens soon. */
export function QueueView({ found, waiting }: Queue) {
  const { now, today, lateUntil } = useOffice();
  const query = useListQuery(WAITING);
  const segment: Segment = query.segment ?? 'call';
  const everybody = found.data?.lines;
  const opening = useQuery(openingQuery);
  const ordered = useMemo(() => everybody && byUrgency(everybody, now, today), [everybody, now, today]);
  const lines = useMemo(
    () =>
      (segment === 'opens'
        ? opening.data?.lines
        : ordered?.filter((line) => segmentOf(line) === segment)
      )?.filter((line) => isFound(line, query, now)),
    [ordered, opening.data, segment, query, now],
  );
  const sections = useMemo(() => {
    if (lines === undefined) return undefined;
    if (segment === 'opens') return [{ heading: 'The nearest day first', note: String(lines.length), lines }];
    const due = lines.filter((line) => isCallDue(line, today));
    const others = lines.filter((line) => !isCallDue(line, today));
    const late = others.filter((line) => isWaiting(line, today) && isLate(line, lateUntil)).length;
    const note = late === 0 ? '' : `, of these ${late} for more than 4 working hours`;
    return [
      { heading: 'Call again today', note: String(due.length), lines: due },
      { heading: 'Longest waiting first', note: `${countWaiting(others, today)}${note}`, lines: others },
    ];
  }, [lines, segment, today, lateUntil]);

  const show = (wanted: ListQuery) => {
    showList(WAITING, wanted);
  };
  const isPart = isNarrowed(query);
  const toCall = ordered?.filter((line) => segmentOf(line) === 'call' && canBeCalled(line, now)) ?? [];

  return (
    <RowList
      name={WAITING}
      title="Waiting"
      found={segment === 'opens' ? opening : found}
      sections={sections}
      summary={`${(segment === 'opens' ? (lines?.length ?? 0) : countWaiting(lines ?? [], today)).toLocaleString('en-US')} shown${segment !== 'opens' && found.data?.next != null ? ', and more wait' : ''}.`}
      head={
        <FilterBar
          list={WAITING}
          more={
            segment === 'call' && (
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
            )
          }
        >
          <div
            role="group"
            aria-label="Answer by"
            className="inline-flex max-w-full rounded-full bg-sunken p-1"
          >
            {SEGMENTS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === segment}
                onClick={() => {
                  show({ ...query, segment: each === 'call' ? undefined : each, now: undefined });
                }}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-2.5 text-sm font-semibold whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary sm:px-4"
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
      empty={
        isPart
          ? {
              icon: SEARCH,
              heading: 'Nobody who waits matches',
              note: 'Whoever was answered is in the lists of submissions, leads and messages.',
            }
          : {
              icon: CHECK,
              heading:
                waiting === 0 && segment !== 'opens' ? 'Nobody is waiting' : SEGMENT_LOOKS[segment].empty,
              note:
                segment === 'opens'
                  ? 'People who agreed to calls are listed here from 30 days before the day on which they can ask the court.'
                  : 'Everybody here was contacted. Whoever writes next appears by itself.',
            }
      }
    />
  );
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
