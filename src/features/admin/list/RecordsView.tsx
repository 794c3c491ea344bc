import { useMemo } from 'react';

import type { Classification, SubmissionCounts } from '#domain/check/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import {
  goTo,
  isNarrowed,
  type ListQuery,
  queryAddress,
  queryAt,
  type QueryPlace,
  serverFilter,
  viewAddress,
  WHOLE_LIST,
} from '#features/admin/dashboard/address.ts';
import { reload } from '#features/admin/data/queries.ts';
import { ExportCsv } from '#features/admin/records/Export.tsx';
import { Time, useClock } from '#features/admin/times.tsx';
import { CLASSIFICATION_LABELS, LIST_WORDS } from '#features/admin/words.ts';
import { Button } from '#ui/Button.tsx';
import { SEARCH } from '#ui/Icon.tsx';

import { FilterBar } from './FilterBar.tsx';
import { LineList } from './LineList.tsx';
import { type RecordList, useRecordList } from './lists.ts';
import { EmptyList } from './states.tsx';

interface RecordsViewProps {
  readonly list: RecordKind;
  readonly place: QueryPlace;
  /** Whether the admin is logged in. */
  readonly isReady: boolean;
}

/** All records of a kind, newest first (specification §2). */
export function RecordsView({ list, place, isReady }: RecordsViewProps) {
  const { timeZone } = useClock();
  const { title, empty } = LIST_WORDS[list];
  const query = useMemo(() => queryAt(list, place), [list, place]);
  const selection = useMemo(
    () => ({
      filter: serverFilter(query, timeZone),
      ...(query.find !== undefined && { find: query.find }),
    }),
    [query, timeZone],
  );
  const state = useRecordList(list, selection, isReady);
  const { lines, hasMore } = state;
  const sections = useMemo(() => lines && [{ heading: '', note: '', lines }], [lines]);
  const show = (wanted: ListQuery) => {
    goTo(queryAddress(viewAddress({ name: list }), wanted), wanted.find);
  };
  const noneMatch = `No ${list} match${hasMore ? ' so far' : ''}`;

  return (
    <LineList
      name={list}
      title={title}
      state={state}
      sections={sections}
      missing={`The ${list} could not be loaded. Try again in a moment.`}
      onRetry={() => void reload(list)}
      status={<Status list={list} state={state} isNarrowed={isNarrowed(query)} noneMatch={noneMatch} />}
      head={
        list === 'submissions' && (
          <CountCards
            counts={state.counts}
            isReady={isReady}
            shown={query.classification}
            onShow={(classification) => {
              show({ ...query, classification });
            }}
          />
        )
      }
      actions={<ExportCsv list={list} selection={selection} isReady={isReady} />}
      filters={<FilterBar list={list} query={query} isReady={isReady} onChange={show} />}
      empty={
        isNarrowed(query) || hasMore ? (
          <EmptyList
            icon={SEARCH}
            heading={noneMatch}
            note={
              hasMore
                ? 'Older records were not looked at yet. Load more to go on.'
                : 'Try fewer filters, or another spelling of the name.'
            }
          >
            <div className="flex gap-3">
              {hasMore && (
                <Button look="secondary" size="small" onClick={state.loadMore}>
                  Load more
                </Button>
              )}
              <Button
                look="outline"
                size="small"
                onClick={() => {
                  show(WHOLE_LIST);
                }}
              >
                Show all
              </Button>
            </div>
          </EmptyList>
        ) : (
          <EmptyList {...empty} />
        )
      }
    />
  );
}

interface StatusProps {
  readonly list: RecordKind;
  readonly state: RecordList;
  readonly isNarrowed: boolean;
  readonly noneMatch: string;
}

function Status({ list, state, isNarrowed: isSearch, noneMatch }: StatusProps) {
  const { lines, matching, counts, waitingFor, updatedAt } = state;
  if (waitingFor === 'everything') return `Loading the ${list}…`;
  if (lines === undefined || updatedAt === undefined) return null;
  const shown = lines.length.toLocaleString('en-US');
  const total = matching ?? (isSearch ? undefined : counts?.total);
  const all = total === undefined ? shown : `${shown} of ${total.toLocaleString('en-US')}`;
  const words =
    lines.length > 0
      ? `Showing ${all}${isSearch ? ' that match' : ''}, newest first.`
      : isSearch
        ? `${noneMatch}.`
        : '';
  return (
    <>
      {words} Updated <Time at={updatedAt} isShort />.
    </>
  );
}

interface CountCardsProps {
  readonly counts: SubmissionCounts | undefined;
  readonly isReady: boolean;
  /** The classification that the list is filtered by. */
  readonly shown: Classification | undefined;
  readonly onShow: (result: Classification | undefined) => void;
}

/** The three counts of specification §2, each of which filters the list. A dash is shown until they are loaded. */
function CountCards({ counts, isReady, shown, onShow }: CountCardsProps) {
  const cards = [
    ['eligible', counts?.eligible, 'border-good-line bg-good-tint text-good'],
    ['maybe', counts?.maybe, 'border-review-line bg-review-tint text-review'],
    ['not-eligible', counts?.notEligible, 'border-no-line bg-no-tint text-no'],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-2">
      {cards.map(([result, count, tint]) => (
        <div
          key={result}
          className={`relative flex items-baseline gap-2 rounded-sm border px-3 py-1.5 text-sm ${tint}`}
        >
          <dt className="order-2 font-semibold">
            {/* The whole card is clickable. */}
            <button
              type="button"
              disabled={!isReady}
              aria-pressed={shown === result}
              onClick={() => {
                onShow(shown === result ? undefined : result);
              }}
              className="cursor-pointer font-semibold after:absolute after:inset-0 after:rounded-sm aria-pressed:underline aria-pressed:underline-offset-4"
            >
              {CLASSIFICATION_LABELS[result]}
            </button>
          </dt>
          <dd className="display order-1 text-lg leading-none">{count?.toLocaleString('en-US') ?? '–'}</dd>
          {result === 'not-eligible' && counts !== undefined && counts.maybe > 0 && (
            <dd className="order-3 text-xs">{underReviewNote(counts.maybe)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/**
 * The note beside the 'Not Eligible' count, which includes those under review (decision D13), so that the three numbers
 * do not add up.
 */
export function underReviewNote(maybe: number): string {
  return maybe === 1
    ? '1 of them is under review'
    : `${maybe.toLocaleString('en-US')} of them are under review`;
}
