import { useEffect, useState } from 'react';

import type { SubmissionCharts } from '~/domain/check/record.ts';
import type { AdminAnswer } from '~/browser/admin-call.ts';

import { CLASSIFICATION_LABELS } from '../records/card/submission-view.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { RESULT_LOOKS, share } from './chart-scale.ts';
import { api } from '../session/admin-services.ts';
import type { PanelProps } from '../dashboard/dashboard-views.ts';
import { callTrouble } from '../session/call-trouble.ts';
import { ListSkeleton, LoadFailure } from '../records/list/ListPanel.tsx';
import { DayChart } from './DayChart.tsx';
import { StateChart } from './StateChart.tsx';

/** All submissions by result; here each counts once, so the three make the whole. */
export function ResultChart({ results }: Pick<SubmissionCharts, 'results'>) {
  const rows = RESULT_LOOKS.map(([result, fill]) => ({
    fill,
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
      picture={
        <ul className="grid gap-3">
          {rows.map(({ label, count, fill }) => (
            <li key={label}>
              <p className="flex justify-between gap-4 text-sm">
                <span>{label}</span>
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

/** The submissions in pictures: by day, by result and by state. */
export function ChartsPanel({ onSessionEnd }: PanelProps) {
  const [answer, setAnswer] = useState<AdminAnswer<SubmissionCharts>>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isWanted = true;
    void api.charts(Intl.DateTimeFormat().resolvedOptions().timeZone).then((came) => {
      if (!isWanted) return;
      setAnswer(came);
      if (came.kind === 'signed-out') onSessionEnd('session-ended');
      if (came.kind === 'no-rights') onSessionEnd('no-rights');
    });
    return () => {
      isWanted = false;
    };
  }, [tries, onSessionEnd]);

  if (answer?.kind === 'failed') {
    return (
      <LoadFailure
        missing={callTrouble('The charts could not be loaded', answer)}
        onRetry={() => {
          setAnswer(undefined);
          setTries(tries + 1);
        }}
      />
    );
  }
  if (answer?.kind !== 'answered') {
    return (
      <div role="status">
        <span className="sr-only">Loading the charts…</span>
        <ListSkeleton />
      </div>
    );
  }
  const { days, results, states } = answer.value;
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
      <div className="grid lg:col-span-2">
        <DayChart days={days} />
      </div>
      <ResultChart results={results} />
      <div className="lg:col-span-full">
        <StateChart states={states} />
      </div>
    </div>
  );
}
