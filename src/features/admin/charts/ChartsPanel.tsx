import { useEffect, useState } from 'react';

import { CHART_RANGES, type ChartRange, type SubmissionCharts } from '~/domain/api/summary.ts';
import type { Classification } from '~/domain/check/record.ts';
import type { RecordKind } from '~/domain/records/document.ts';
import type { WorkStatus } from '~/domain/records/work.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { plainDate } from '~/domain/shared/plain-date.ts';
import type { AdminAnswer } from '~/browser/admin-call.ts';

import { CLASSIFICATION_LABELS } from '../records/card/submission-view.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { RESULT_LOOKS, share } from './chart-scale.ts';
import { api } from '../session/admin-services.ts';
import { goTo, useAddress } from '../dashboard/address.ts';
import { type PanelProps, viewAddress } from '../dashboard/dashboard-views.ts';
import { type ListQuery, queryAddress } from '../records/filters/list-query.ts';
import { callTrouble } from '../session/call-trouble.ts';
import { ListSkeleton, LoadFailure } from '../records/list/ListPanel.tsx';
import { DayChart } from './DayChart.tsx';
import { StateChart } from './StateChart.tsx';
import { WorkChart } from './WorkChart.tsx';

interface ResultChartProps extends Pick<SubmissionCharts, 'results'> {
  /** URL of the checks with a result. */
  readonly recordsOf: (result: Classification) => string;
}

/** Checks by classification. Each counts once, so the three numbers add up (unlike the count cards). */
export function ResultChart({ results, recordsOf }: ResultChartProps) {
  const rows = RESULT_LOOKS.map(([result, fill]) => ({
    fill,
    href: recordsOf(result),
    label: CLASSIFICATION_LABELS[result],
    count: results[result],
  }));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      heading="By result"
      summary={`${all.toLocaleString('en-US')} submissions in all, each counted once.`}
      table={[
        ['Result', 'Submissions', 'Share'],
        ...rows.map(({ label, count }) => [label, count, share(count, all)]),
      ]}
      records={new Map(rows.map(({ label, href }) => [label, href]))}
      picture={
        <ul className="grid gap-3">
          {rows.map(({ label, count, fill, href }) => (
            <li key={label}>
              <p className="flex justify-between gap-4 text-sm">
                <a href={href} className="link">
                  {label}
                </a>
                <span className="tabular-nums">
                  {count.toLocaleString('en-US')} <span className="text-muted">({share(count, all)})</span>
                </span>
              </p>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 block h-3 w-full"
                aria-hidden="true"
              >
                <rect width="100" height="4" className="fill-sunken" />
                <rect width={(count / Math.max(1, all)) * 100} height="4" className={fill} />
              </svg>
            </li>
          ))}
        </ul>
      }
    />
  );
}

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

function Charts({ days, results, states, work, from }: SubmissionCharts) {
  const since = plainDate(from ?? '');
  const address = (list: RecordKind, query: ListQuery) =>
    queryAddress(viewAddress({ name: list }), { from: since, ...query });
  const onDay = (day: string) => ({ from: plainDate(day), to: plainDate(day) });
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
      <div className="grid lg:col-span-2">
        <DayChart days={days} recordsOf={(day) => address('submissions', onDay(day))} />
      </div>
      <ResultChart
        results={results}
        recordsOf={(classification: Classification) => address('submissions', { classification })}
      />
      <div className="lg:col-span-full">
        <WorkChart
          work={work}
          recordsOf={(list: RecordKind, status?: WorkStatus) => address(list, { work: status })}
        />
      </div>
      <div className="lg:col-span-full">
        <StateChart
          states={states}
          recordsOf={(state: JurisdictionCode) => address('submissions', { state })}
        />
      </div>
    </div>
  );
}
