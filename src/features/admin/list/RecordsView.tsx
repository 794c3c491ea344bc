import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { SubmissionSummary } from '#domain/api/contract.ts';
import type { Classification } from '#domain/check/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { CLASSIFICATION_LABELS } from '#domain/office/labels.ts';
import { isNarrowed, showList, useListQuery } from '#features/admin/dashboard/address.ts';
import { Failure } from '#features/admin/controls.tsx';
import { listQuery, PAGE_SIZE, summaryQuery } from '#features/admin/data/queries.ts';
import { SitePanels } from '#features/admin/site/SitePanels.tsx';
import { ExportCsv } from '#features/admin/records/Export.tsx';
import { LIST_WORDS } from '#features/admin/words.ts';
import { SEARCH } from '#ui/Icon.tsx';

import { FilterBar } from './FilterBar.tsx';
import { RowList } from './RowList.tsx';
import { Pages, useCursors } from './Pages.tsx';

/** All records of a kind, newest first, a page at a time (product §2). */
export function RecordsView({ list }: { readonly list: RecordKind }) {
  const { title, empty } = LIST_WORDS[list];
  const query = useListQuery(list);
  const { cursors, turns } = useCursors(query);
  const found = useQuery(listQuery(list, query, cursors.at(-1)));
  // The number of all matches comes with the first page, which is loaded already.
  const { data: newest } = useQuery({
    ...listQuery(list, query, undefined),
    enabled: cursors.length === 0,
  });
  const { data: summary, error: uncounted } = useQuery({ ...summaryQuery, enabled: list === 'submissions' });
  const { data } = found;
  const sections = useMemo(() => data && [{ heading: '', note: '', rows: data.rows }], [data]);
  const filters = <FilterBar list={list} />;
  const isPart = isNarrowed(query);

  return (
    <RowList
      name={list}
      title={title}
      found={found}
      sections={sections}
      summary={shownOf(data?.rows.length ?? 0, cursors.length * PAGE_SIZE, newest?.matching ?? null, isPart)}
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
      above={list === 'submissions' && <SitePanels />}
      pages={<Pages isBusy={found.isFetching} {...turns(data?.next)} />}
      empty={
        isPart
          ? {
              icon: SEARCH,
              heading: `No ${list} match`,
              note: 'Try fewer filters.',
            }
          : empty
      }
    />
  );
}

/** @example shownOf(50, 50, 812, true) // => 'Showing 51–100 of 812 that match.' */
function shownOf(shown: number, before: number, matching: number | null, isPart: boolean): string {
  if (shown === 0) return isPart ? 'None match.' : '';
  const of = matching === null ? '' : ` of ${wholeNumber(matching)}`;
  return `Showing ${wholeNumber(before + 1)}–${wholeNumber(before + shown)}${of}${isPart ? ' that match' : ''}.`;
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
