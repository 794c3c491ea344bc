import { useEffect, useState } from 'react';

import type { AdminAnswer } from '~/browser/admin-call.ts';
import type { SubmissionCharts } from '~/domain/check/record.ts';

import { api } from '../admin-services.ts';
import type { PanelProps } from '../dashboard/dashboard-panels.ts';
import { callTrouble } from '../call-trouble.ts';
import { ListSkeleton, LoadFailure } from '../dashboard/ListStates.tsx';
import { DayChart } from './DayChart.tsx';
import { ResultChart } from './ResultChart.tsx';
import { StateChart } from './StateChart.tsx';

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
