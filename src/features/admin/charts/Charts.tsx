import { type ReactNode, useId } from 'react';

import type { SubmissionCharts } from '#domain/api/contract.ts';
import type { Classification } from '#domain/check/record.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { FIRST_CONTACT_STEPS, type FirstContact, WORK_STATUSES } from '#domain/records/work.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { type ListQuery, queryAddress, viewAddress } from '#features/admin/dashboard/address.ts';
import { shortDay, writtenDay } from '#features/admin/times.tsx';
import { CLASSIFICATION_LABELS, LIST_WORDS, WORK_LABELS } from '#features/admin/words.ts';

/** Colour of each classification, in the order in which bars are stacked. */
const RESULTS: readonly (readonly [Classification, string])[] = [
  ['eligible', 'fill-primary'],
  ['maybe', 'fill-accent'],
  ['not-eligible', 'fill-clay'],
];

/** Colours of the work statuses, from waiting to done. */
const STATUS_FILLS = { new: 'fill-accent', contacted: 'fill-map-2', closed: 'fill-map-4' } as const;

const STEPS: Readonly<Record<FirstContact, { readonly label: string; readonly fill: string }>> = {
  '4-hours': { label: 'Within 4 hours', fill: 'fill-map-4' },
  '24-hours': { label: 'Within 24 hours', fill: 'fill-map-3' },
  '3-days': { label: 'Within 3 days', fill: 'fill-accent' },
  later: { label: 'Later', fill: 'fill-clay' },
};

/** A line that shows more. */
const UNFOLDS = 'min-h-9 cursor-pointer text-sm text-muted underline underline-offset-4';

const written = (count: number) => count.toLocaleString('en-US');
const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The charts, linked to the records behind their numbers. Each check counts once, unlike in the count cards. */
export function Charts({ days, results, states, work, firstContact, from }: SubmissionCharts) {
  const address = (list: RecordKind, query: ListQuery) =>
    queryAddress(viewAddress({ name: list }), { from: plainDate(from ?? ''), ...query });
  const ranked = JURISDICTIONS.map(({ code, name }) => ({ code, name, count: states[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const cameIn = RECORD_KINDS.reduce((sum, kind) => sum + sumOf(work[kind]), 0);
  const waiting = RECORD_KINDS.reduce((sum, kind) => sum + work[kind].new, 0);
  const contacted = sumOf(firstContact);
  const inTime = firstContact['4-hours'] + firstContact['24-hours'];
  return (
    <div className="grid gap-4 *:min-w-0 lg:grid-cols-3">
      <div className="grid lg:col-span-2">
        <DayChart
          days={days}
          recordsOf={(day) => address('submissions', { from: plainDate(day), to: plainDate(day) })}
        />
      </div>
      <Chart
        heading="By result"
        summary={`${written(sumOf(results))} submissions in all, each counted once.`}
      >
        <Bars
          rows={RESULTS.map(([classification, fill]) => ({
            label: CLASSIFICATION_LABELS[classification],
            count: results[classification],
            fill,
            href: address('submissions', { classification }),
          }))}
        />
      </Chart>
      <div className="grid lg:col-span-2">
        <Chart
          heading="What became of them"
          summary={
            cameIn === 0
              ? 'Nothing came in.'
              : `${written(cameIn)} came in; ${written(waiting)} of them wait.`
          }
        >
          <div className="grid gap-6 sm:grid-cols-3">
            {RECORD_KINDS.map((kind) => (
              <section key={kind} aria-label={LIST_WORDS[kind].title}>
                <h3 className="mb-2 text-sm font-semibold">
                  <a href={address(kind, {})} className="link">
                    {LIST_WORDS[kind].title}
                  </a>
                </h3>
                <Bars
                  rows={WORK_STATUSES.map((status) => ({
                    label: WORK_LABELS[status],
                    count: work[kind][status],
                    fill: STATUS_FILLS[status],
                    href: address(kind, { work: status }),
                  }))}
                />
              </section>
            ))}
          </div>
        </Chart>
      </div>
      <Chart
        heading="Time to first contact"
        summary={
          contacted === 0
            ? 'Nobody was contacted yet.'
            : `${written(inTime)} of ${written(contacted)} within the 24 hours that are promised.`
        }
      >
        <Bars rows={FIRST_CONTACT_STEPS.map((step) => ({ ...STEPS[step], count: firstContact[step] }))} />
      </Chart>
      <div className="lg:col-span-full">
        <Chart
          heading="By state"
          summary={
            ranked.length === 0
              ? 'No submissions yet.'
              : `From ${ranked.length} of ${JURISDICTIONS.length} states and DC, most first.`
          }
        >
          <Bars
            isRanked
            rows={ranked.map(({ code, name, count }) => ({
              label: name,
              count,
              fill: 'fill-primary',
              href: address('submissions', { state: code }),
            }))}
          />
        </Chart>
      </div>
    </div>
  );
}

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

interface Row {
  readonly label: string;
  readonly count: number;
  readonly fill: string;
  /** URL of the records, if they can be listed. */
  readonly href?: string;
}

interface BarsProps {
  readonly rows: readonly Row[];
  /** Many rows, the largest first: in columns, with bars as long as they compare to it, and the first few at first. */
  readonly isRanked?: boolean;
}

const SHOWN_AT_FIRST = 12;

/** One bar for each row, with its number and its share of them all. */
function Bars({ rows, isRanked = false }: BarsProps) {
  const all = Math.max(
    1,
    rows.reduce((sum, { count }) => sum + count, 0),
  );
  const largest = isRanked ? (rows[0]?.count ?? 1) : all;
  const rest = isRanked ? rows.slice(SHOWN_AT_FIRST) : [];
  const list = (shown: readonly Row[]) => (
    <ul className={isRanked ? 'gap-x-8 sm:columns-2 lg:columns-3' : ''}>
      {shown.map(({ label, count, fill, href }) => (
        <li key={label} className="break-inside-avoid pb-3">
          <p className="flex justify-between gap-4 text-sm">
            {href === undefined ? (
              label
            ) : (
              <a href={href} className="link">
                {label}
              </a>
            )}
            <span className="tabular-nums">
              {written(count)} <span className="text-muted">({Math.round((count / all) * 100)}%)</span>
            </span>
          </p>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="mt-1 block h-3 w-full"
            aria-hidden="true"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(count / largest) * 100} height="4" className={fill} />
          </svg>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, rows.length - rest.length))}
      {rest.length > 0 && (
        <details>
          <summary className={UNFOLDS}>{rest.length} more</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

interface DayChartProps extends Pick<SubmissionCharts, 'days'> {
  /** URL of a day's checks. */
  readonly recordsOf: (day: string) => string;
}

/** Submissions by day: bars stacked by classification, and the same numbers as a table. */
function DayChart({ days, recordsOf }: DayChartProps) {
  const totals = days.map((day) => RESULTS.reduce((sum, [result]) => sum + day[result], 0));
  const sum = totals.reduce((all, total) => all + total, 0);
  const largest = Math.max(1, ...totals);
  const busiest = days[totals.indexOf(largest)];
  const summary =
    busiest === undefined
      ? `No submissions in the last ${days.length} days.`
      : `${written(sum)} in the last ${days.length} days; most on ${writtenDay(busiest.day)}: ${written(largest)}.`;
  const ticks = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  return (
    <Chart heading="By day" summary={summary}>
      <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {RESULTS.map(([result, fill]) => (
          <li key={result} className="flex items-center gap-2">
            <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
              <rect width="12" height="12" rx="3" className={fill} />
            </svg>
            {CLASSIFICATION_LABELS[result]}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted tabular-nums">
        <div className="flex flex-col justify-between text-right leading-none" aria-hidden="true">
          <span>{written(largest)}</span>
          <span>0</span>
        </div>
        <svg
          viewBox={`0 0 ${days.length} ${largest}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Bars by day. ${summary}`}
          className="block h-52 w-full border-y border-line"
        >
          {days.map((day, index) => {
            let top = largest;
            return (
              <g key={day.day}>
                <title>{`${writtenDay(day.day)}: ${written(totals[index] ?? 0)}`}</title>
                {/* The tooltip covers the whole day, not only its bar. */}
                <rect x={index} width="1" height={largest} fill="transparent" />
                {RESULTS.map(([result, fill]) => {
                  top -= day[result];
                  return (
                    <rect
                      key={result}
                      x={index + 0.15}
                      y={top}
                      width="0.7"
                      height={day[result]}
                      className={fill}
                    />
                  );
                })}
              </g>
            );
          })}
        </svg>
        <div className="col-start-2 mt-1 flex justify-between" aria-hidden="true">
          {ticks.map((tick) => tick && <span key={tick.day}>{shortDay(tick.day)}</span>)}
        </div>
      </div>
      <details className="mt-4">
        <summary className={UNFOLDS}>Numbers as a table</summary>
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr>
              {['Day', ...RESULTS.map(([result]) => CLASSIFICATION_LABELS[result]), 'All'].map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-2 font-semibold sm:pr-4">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day.day} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 font-normal sm:pr-4">
                    <a href={recordsOf(day.day)} className="link">
                      {writtenDay(day.day)}
                    </a>
                  </th>
                  {RESULTS.map(([result]) => (
                    <td key={result} className="py-1.5 pr-2 sm:pr-4">
                      {written(day[result])}
                    </td>
                  ))}
                  <td className="py-1.5">{written(totals[index] ?? 0)}</td>
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      </details>
    </Chart>
  );
}
