import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { SubmissionSummary } from '#domain/api/contract.ts';
import type { Classification } from '#domain/check/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { CLASSIFICATION_LABELS } from '#domain/office/labels.ts';
import { isNarrowed, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { Failure } from '#features/admin/controls.tsx';
import { listQuery, summaryQuery } from '#features/admin/data/queries.ts';
import { ExportCsv } from '#features/admin/records/Export.tsx';
import { LIST_WORDS } from '#features/admin/words.ts';
import { SEARCH } from '#ui/Icon.tsx';

import { FilterBar } from './FilterBar.tsx';
import { LineList } from './LineList.tsx';

/** All records of a kind, newest first (product §2). */
export function RecordsView({ list }: { readonly list: RecordKind }) {
  const { title, empty } = LIST_WORDS[list];
  const query = useListQuery(list);
  const found = useInfiniteQuery(listQuery(list, query));
  const { data: summary, error: uncounted } = useQuery({ ...summaryQuery, enabled: list === 'submissions' });
  const { data, hasNextPage } = found;
  const sections = useMemo(() => data && [{ heading: '', note: '', lines: data.lines }], [data]);
  const filters = <FilterBar list={list} />;
  const isPart = isNarrowed(query);
  const noneMatch = `No ${list} match${hasNextPage ? ' so far' : ''}`;
  const shown = data?.lines.length ?? 0;
  const of = data?.matching == null ? '' : ` of ${data.matching.toLocaleString('en-US')}`;

  return (
    <LineList
      name={list}
      title={title}
      found={found}
      sections={sections}
      summary={
        shown > 0
          ? `Showing ${shown.toLocaleString('en-US')}${of}${isPart ? ' that match' : ''}.`
          : isPart
            ? `${noneMatch}.`
            : ''
      }
      head={
        list === 'submissions' ? (
          <CountCards
            counts={summary?.counts}
            shown={query.classification}
            onShow={(classification) => {
              showList(list, { ...query, classification });
            }}
          />
        ) : (
          filters
        )
      }
      actions={
        <>
          <Failure what="The counts could not be loaded" error={uncounted} />
          <ExportCsv list={list} selection={query} />
        </>
      }
      filters={list === 'submissions' && filters}
      empty={
        isPart || hasNextPage
          ? {
              icon: SEARCH,
              heading: noneMatch,
              note: hasNextPage
                ? 'Older records were not looked at yet. Load more to go on.'
                : 'Try fewer filters.',
            }
          : empty
      }
    />
  );
}

interface CountCardsProps {
  readonly counts: SubmissionSummary['counts'] | undefined;
  /** The classification that the list is filtered by. */
  readonly shown: string | undefined;
  readonly onShow: (result: Classification | undefined) => void;
}

/**
 * The three counts of product §2, each of which filters the list. A dash is shown until they are loaded. Those
 * under review are not eligible too (departure D13), so that the three numbers do not add up.
 */
function CountCards({ counts, shown, onShow }: CountCardsProps) {
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
            <dd className="order-3 text-xs">{counts.maybe.toLocaleString('en-US')} of them under review</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
