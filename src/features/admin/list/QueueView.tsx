import { useMemo } from 'react';

import { byUrgency, callTime, SEGMENTS, type Segment, segmentOf } from '#domain/records/calling.ts';
import { isLate, type QueueEntry } from '#domain/records/queue.ts';
import { readSearch, searchableIn, searchTerms } from '#domain/records/search.ts';
import { isCallDue } from '#domain/records/work.ts';
import {
  FIRST_VIEW_NAME,
  goTo,
  isNarrowed,
  type ListQuery,
  queryAddress,
  queryAt,
  type QueryPlace,
  viewAddress,
} from '#features/admin/dashboard/address.ts';
import { reload } from '#features/admin/data/queries.ts';
import { Time, useClock, useToday } from '#features/admin/times.tsx';
import { Button } from '#ui/Button.tsx';
import { CHECK, Icon, MAIL, PHONE, SEARCH } from '#ui/Icon.tsx';

import { FilterBar } from './FilterBar.tsx';
import { LineList } from './LineList.tsx';
import { isWaiting, type Queue } from './lists.ts';
import { EmptyList } from './states.tsx';

interface QueueViewProps {
  readonly queue: Queue;
  readonly place: QueryPlace;
  /** Whether the admin is logged in. */
  readonly isReady: boolean;
}

const SEGMENT_LOOKS = {
  call: { label: 'Call', icon: PHONE },
  email: { label: 'Email only', icon: MAIL },
} as const;

/** The dashboard's default view: whom to call now, and whom to write to. */
export function QueueView({ queue, place, isReady }: QueueViewProps) {
  const { now, lateUntil } = useClock();
  const today = useToday();
  const query = useMemo(() => queryAt(FIRST_VIEW_NAME, place), [place]);
  const segment: Segment = query.segment ?? 'call';
  const { lines: everybody } = queue;

  const ordered = useMemo(() => everybody && byUrgency(everybody, now, today), [everybody, now, today]);
  const segments = useMemo(
    () =>
      ordered && {
        call: ordered.filter((entry) => segmentOf(entry) === 'call'),
        email: ordered.filter((entry) => segmentOf(entry) === 'email'),
      },
    [ordered],
  );
  const lines = useMemo(
    () => segments?.[segment].filter((entry) => isFound(entry, query, now)),
    [segments, segment, query, now],
  );
  const sections = useMemo(() => {
    if (lines === undefined) return undefined;
    const due = lines.filter((entry) => isCallDue(entry, today));
    const others = lines.filter((entry) => !isCallDue(entry, today));
    const late = others.filter((entry) => isWaiting(entry, today) && isLate(entry, lateUntil)).length;
    return [
      { heading: 'Call again today', note: String(countWaiting(due, today)), lines: due },
      {
        heading: 'Longest waiting first',
        note:
          String(countWaiting(others, today)) +
          (late === 0 ? '' : `, of these ${late} for more than 4 working hours`),
        lines: others,
      },
    ];
  }, [lines, today, lateUntil]);

  const show = (wanted: ListQuery) => {
    goTo(queryAddress(viewAddress({ name: FIRST_VIEW_NAME }), wanted), wanted.find);
  };
  const { updatedAt, waitingFor } = queue;
  const shown = lines && countWaiting(lines, today);

  return (
    <LineList
      name={FIRST_VIEW_NAME}
      title="Waiting"
      state={queue}
      sections={sections}
      missing="The queue could not be loaded. Try again in a moment."
      onRetry={() => void reload('queue')}
      status={
        waitingFor === 'everything' ? (
          'Loading the queue…'
        ) : updatedAt === undefined ? null : (
          <>
            {shown === undefined ? '' : `${shown.toLocaleString('en-US')} shown. `}Updated{' '}
            <Time at={updatedAt} isShort />.
          </>
        )
      }
      head={
        <FilterBar
          list={FIRST_VIEW_NAME}
          query={query}
          isReady={isReady}
          onChange={show}
          more={
            segment === 'call' && (
              <button
                type="button"
                aria-pressed={query.now === 'yes'}
                onClick={() => {
                  show({ ...query, now: query.now === 'yes' ? undefined : 'yes' });
                }}
                className="min-h-10 cursor-pointer rounded-full border border-edge px-4 text-sm aria-pressed:border-2 aria-pressed:border-primary aria-pressed:font-semibold"
              >
                OK to call now{' '}
                <b>
                  {
                    segments?.call.filter((entry) => isWaiting(entry, today) && canBeCalled(entry, now))
                      .length
                  }
                </b>
              </button>
            )
          }
        >
          <div role="group" aria-label="Answer by" className="inline-flex rounded-full bg-sunken p-1">
            {SEGMENTS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === segment}
                onClick={() => {
                  show({ ...query, segment: each === 'email' ? 'email' : undefined, now: undefined });
                }}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-4 text-sm font-semibold text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary"
              >
                <Icon path={SEGMENT_LOOKS[each].icon} className="size-4" />
                {SEGMENT_LOOKS[each].label} {segments && countWaiting(segments[each], today)}
              </button>
            ))}
          </div>
        </FilterBar>
      }
      empty={
        isNarrowed(query) ? (
          <EmptyList
            icon={SEARCH}
            heading="Nobody who waits matches"
            note="Whoever was answered is in the lists of submissions, leads and messages."
          >
            <Button
              look="outline"
              size="small"
              onClick={() => {
                show({ segment: query.segment });
              }}
            >
              Show all
            </Button>
          </EmptyList>
        ) : (
          <EmptyList
            icon={CHECK}
            heading={
              queue.waiting === 0
                ? 'Nobody is waiting'
                : `Nobody waits for ${segment === 'call' ? 'a call' : 'an email'}`
            }
            note="Everybody here was contacted. Whoever writes next appears by itself."
          />
        )
      }
    />
  );
}

function countWaiting(lines: readonly QueueEntry[], today: string): number {
  return lines.filter((entry) => isWaiting(entry, today)).length;
}

function canBeCalled(entry: QueueEntry, now: Date): boolean {
  return callTime(entry.time_zones, now) === 'fine';
}

function isFound(entry: QueueEntry, query: ListQuery, now: Date): boolean {
  if (query.state !== undefined && entry.state !== query.state) return false;
  if (query.finding !== undefined && entry.finding !== query.finding) return false;
  if (query.language !== undefined && entry.language !== query.language) return false;
  if (query.now === 'yes' && !canBeCalled(entry, now)) return false;
  const search = query.find === undefined ? undefined : readSearch(query.find);
  if (search === undefined) return true;
  const searchable = searchableIn(entry);
  return searchTerms(searchable).includes(search.term) && search.matches(searchable);
}
