import { useQuery } from '@tanstack/react-query';

import { CHART_RANGES, type ChartRange } from '#domain/api/contract.ts';

import { goTo, useLocationSearch, viewAddress } from '#features/admin/dashboard/address.ts';
import { ListSkeleton, LoadFailure } from '#features/admin/list/states.tsx';
import { chartsQuery } from '#features/admin/data/queries.ts';
import { Charts } from './Charts.tsx';

const RANGE_LABELS: Readonly<Record<ChartRange, string>> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  all: 'All',
};
const FIRST_RANGE: ChartRange = '30';

/** Charts of checks, leads and messages: by day, classification, state and work status. */
export function ChartsPanel() {
  const asked = new URLSearchParams(useLocationSearch()).get('range');
  const range = CHART_RANGES.find((each) => each === asked) ?? FIRST_RANGE;
  const { data, error, isFetching, refetch } = useQuery(chartsQuery(range));

  return (
    <div className="grid gap-4">
      <div
        role="group"
        aria-label="Cover"
        className="inline-flex justify-self-start rounded-full bg-sunken p-1"
      >
        {CHART_RANGES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === range}
            onClick={() => {
              goTo(viewAddress('charts', { range: each === FIRST_RANGE ? undefined : each }));
            }}
            className="min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {RANGE_LABELS[each]}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isFetching ? 'Loading the charts…' : ''}
      </p>
      {error !== null ? (
        <LoadFailure what="the charts" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <Charts {...data} />
      )}
    </div>
  );
}
