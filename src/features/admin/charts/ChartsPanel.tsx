import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import type { SubmissionCharts } from '#domain/api/contract.ts';
import { LIST_ANSWERS } from '#domain/check/list-answer.ts';
import { CLASSIFICATION_LABELS } from '#domain/office/labels.ts';
import { FIRST_CONTACT_STEPS, type FirstContact } from '#domain/records/work.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { viewAddress } from '#features/admin/dashboard/address.ts';
import { chartsQuery } from '#features/admin/data/queries.ts';
import { ListSkeleton, LoadFailure } from '#features/admin/list/states.tsx';
import { writtenDay } from '#features/admin/times.ts';

/** Two charts of the last weeks: what came in, and how soon people were contacted. */
export function ChartsPanel() {
  const { data, error, isFetching, refetch } = useQuery(chartsQuery);
  return (
    <>
      <p role="status" className="sr-only">
        {isFetching ? 'Loading the charts…' : ''}
      </p>
      {error !== null ? (
        <LoadFailure what="the charts" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <CameIn weeks={data.weeks} />
          <FirstContacts counts={data.firstContact} stillWaiting={data.stillWaiting} />
        </div>
      )}
    </>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

interface ChartProps {
  readonly heading: string;
  /** Describes the chart in a sentence. */
  readonly summary: string;
  readonly children: ReactNode;
}

function Chart({ heading, summary, children }: ChartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{summary}</p>
      {children}
    </section>
  );
}

const ANSWER_FILLS = { eligible: 'fill-primary', maybe: 'fill-accent', 'not-eligible': 'fill-clay' } as const;
const ANSWER_DOTS = { eligible: 'bg-primary', maybe: 'bg-accent', 'not-eligible': 'bg-clay' } as const;

/** Checks of each week by the list's answer, linked to the records behind the numbers. */
function CameIn({ weeks }: Pick<SubmissionCharts, 'weeks'>) {
  const totals = weeks.map(({ counts }) => sumOf(Object.values(counts)));
  const longest = Math.max(1, ...totals);
  return (
    <Chart
      heading="What came in"
      summary={`Submissions in the last ${weeks.length} weeks: ${wholeNumber(sumOf(totals))}, each counted once by the list’s answer.`}
    >
      <ul aria-hidden="true" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {LIST_ANSWERS.map((answer) => (
          <li key={answer} className="flex items-center gap-2">
            <span className={`size-3 rounded-full ${ANSWER_DOTS[answer]}`} />
            {CLASSIFICATION_LABELS[answer]}
          </li>
        ))}
      </ul>
      <ul className="grid gap-3">
        {weeks.toReversed().map(({ from, to, counts }) => {
          const days = { from: plainDate(from), to: plainDate(to) };
          return (
            <li key={from}>
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <a href={viewAddress('submissions', days)} className="inline-block min-h-6 link">
                  {writtenDay(from)} to {writtenDay(to)}
                </a>
                <span className="flex gap-3 tabular-nums">
                  {LIST_ANSWERS.map((answer) => (
                    <a
                      key={answer}
                      href={viewAddress('submissions', { ...days, classification: answer })}
                      className="inline-block min-h-6 min-w-6 text-right link"
                    >
                      {wholeNumber(counts[answer])}
                      <span className="sr-only"> {CLASSIFICATION_LABELS[answer]}</span>
                    </a>
                  ))}
                </span>
              </p>
              <Bar
                parts={LIST_ANSWERS.map((answer) => [(counts[answer] / longest) * 100, ANSWER_FILLS[answer]])}
              />
            </li>
          );
        })}
      </ul>
    </Chart>
  );
}

const STEPS: Readonly<Record<FirstContact, { readonly label: string; readonly fill: string }>> = {
  '4-hours': { label: 'Within 4 hours', fill: 'fill-soon' },
  '24-hours': { label: 'Within 24 hours', fill: 'fill-in-time' },
  '3-days': { label: 'Within 3 days', fill: 'fill-accent' },
  later: { label: 'Later', fill: 'fill-clay' },
};

interface FirstContactsProps {
  readonly counts: SubmissionCharts['firstContact'];
  readonly stillWaiting: number;
}

/** How soon those who came in were contacted, whatever they sent; and who should have been, and was not. */
function FirstContacts({ counts, stillWaiting }: FirstContactsProps) {
  const all = sumOf(Object.values(counts)) + stillWaiting;
  const rows = [
    ...FIRST_CONTACT_STEPS.map((step) => ({ ...STEPS[step], count: counts[step] })),
    { label: 'Still waiting, longer than 24 hours', fill: 'fill-no', count: stillWaiting },
  ];
  const inTime = counts['4-hours'] + counts['24-hours'];
  return (
    <Chart
      heading="Time to first contact"
      summary={
        all === 0
          ? 'Nobody who came in during these weeks was contacted yet, and nobody waits for longer than 24 hours.'
          : `${wholeNumber(inTime)} of ${wholeNumber(all)} within the 24 hours that are promised.`
      }
    >
      <ul className="grid gap-3">
        {rows.map(({ label, fill, count }) => (
          <li key={label}>
            <p className="flex justify-between gap-4 text-sm">
              {label}
              <span className="tabular-nums">
                {wholeNumber(count)}{' '}
                <span className="text-muted">({Math.round((count / Math.max(1, all)) * 100)}%)</span>
              </span>
            </p>
            <Bar parts={[[(count / Math.max(1, all)) * 100, fill]]} />
          </li>
        ))}
      </ul>
    </Chart>
  );
}

/** A bar of parts, each with its width in percent and the class of its colour. */
function Bar({ parts }: { readonly parts: readonly (readonly [width: number, fill: string])[] }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-3 w-full" aria-hidden="true">
      <rect width="100" height="4" className="fill-sunken" />
      {parts.map(([width, fill], index) => (
        <rect
          key={fill}
          x={sumOf(parts.slice(0, index).map(([before]) => before))}
          width={width}
          height="4"
          className={fill}
        />
      ))}
    </svg>
  );
}
