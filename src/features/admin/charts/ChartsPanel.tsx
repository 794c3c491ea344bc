import { useEffect, useState } from 'react';

import type { AdminAnswer } from '#browser/admin-call.ts';
import { CHART_RANGES, type ChartRange, type SubmissionCharts } from '#domain/api/contract.ts';

import { goTo, useAddress, viewAddress } from '#features/admin/dashboard/address.ts';
import type { PanelProps } from '#features/admin/dashboard/panel-props.ts';
import { ListSkeleton, LoadFailure } from '#features/admin/records/list/ListPanel.tsx';
import { api, callTrouble } from '#features/admin/session/admin-services.ts';
import { Charts } from './Charts.tsx';

const RANGE_LABELS: Readonly<Record<ChartRange, string>> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  all: 'All',
};
/** The default range. */
const FIRST_RANGE: ChartRange = '30';

function rangeIn(search: string): ChartRange {
  const asked = new URLSearchParams(search).get('range');
  return CHART_RANGES.find((range) => range === asked) ?? FIRST_RANGE;
}

function RangeChoice({ range }: { readonly range: ChartRange }) {
  const charts = viewAddress({ name: 'charts' });
  return (
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
            goTo(each === FIRST_RANGE ? charts : `${charts}&range=${each}`);
          }}
          className="min-h-9 cursor-pointer rounded-full px-3 text-xs font-semibold text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {RANGE_LABELS[each]}
        </button>
      ))}
    </div>
  );
}

/** Charts of checks, leads and messages: by day, classification, state and work status. */
export function ChartsPanel({ onSessionEnd }: PanelProps) {
  const range = rangeIn(useAddress().search);
  const [came, setCame] = useState<{
    readonly range: ChartRange;
    readonly answer: AdminAnswer<SubmissionCharts>;
  }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void api.charts(Intl.DateTimeFormat().resolvedOptions().timeZone, range).then((answer) => {
      if (!isWanted) return;
      setCame({ range, answer });
      if (answer.kind === 'signed-out') onSessionEnd('session-ended');
      if (answer.kind === 'no-rights') onSessionEnd('no-rights');
    });
    return () => {
      isWanted = false;
    };
  }, [tries, range, onSessionEnd]);

  return (
    <div className="grid gap-4">
      <RangeChoice range={range} />
      {came?.answer.kind === 'failed' ? (
        <LoadFailure
          missing={callTrouble('The charts could not be loaded', came.answer)}
          onRetry={() => {
            setCame(undefined);
            setTries(tries + 1);
          }}
        />
      ) : (
        <>
          <p role="status" className="sr-only">
            {came?.range === range ? '' : 'Loading the charts…'}
          </p>
          {came?.answer.kind === 'answered' ? <Charts {...came.answer.value} /> : <ListSkeleton />}
        </>
      )}
    </div>
  );
}
