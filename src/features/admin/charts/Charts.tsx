import { type ReactNode, useId } from 'react';

import type { SubmissionCharts } from '#domain/api/contract.ts';
import { ELIGIBILITY_OUTCOMES } from '#domain/check/outcome.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { FIRST_CONTACT_STEPS, type FirstContact, WORK_STATUSES } from '#domain/records/work.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { CLASSIFICATION_LABELS, WORK_LABELS } from '#domain/office/labels.ts';
import { type ListQuery, viewAddress } from '#features/admin/dashboard/address.ts';
import { writtenDay } from '#features/admin/times.ts';
import { LIST_WORDS } from '#features/admin/words.ts';

const RESULT_FILLS = { eligible: 'fill-primary', maybe: 'fill-accent', 'not-eligible': 'fill-clay' } as const;

/** Colours of the work statuses, from waiting to done. */
const STATUS_FILLS = { new: 'fill-accent', contacted: 'fill-map-2', closed: 'fill-map-4' } as const;

const STEPS: Readonly<Record<FirstContact, { readonly label: string; readonly fill: string }>> = {
  '4-hours': { label: 'Within 4 hours', fill: 'fill-map-4' },
  '24-hours': { label: 'Within 24 hours', fill: 'fill-map-3' },
  '3-days': { label: 'Within 3 days', fill: 'fill-accent' },
  later: { label: 'Later', fill: 'fill-clay' },
};

const sumOf = (counts: Readonly<Record<string, number>> | readonly number[]) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The charts, linked to the records behind their numbers. Each check counts once, unlike in the count cards. */
export function Charts({ days, results, states, work, firstContact, from }: SubmissionCharts) {
  const address = (list: RecordKind, query: ListQuery) =>
    viewAddress(list, { from: plainDate(from ?? ''), ...query });
  const ranked = JURISDICTIONS.map(({ code, name }) => ({ code, name, count: states[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const cameIn = RECORD_KINDS.reduce((sum, kind) => sum + sumOf(work[kind]), 0);
  const waiting = RECORD_KINDS.reduce((sum, kind) => sum + work[kind].new, 0);
  const sent = sumOf(days.map(({ count }) => count));
  const contacted = sumOf(firstContact);
  const inTime = firstContact['4-hours'] + firstContact['24-hours'];
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Chart
        heading="By day"
        summary={`Submissions in the last ${days.length} days: ${wholeNumber(sent)}. The newest day is first.`}
        className="lg:col-span-2"
      >
        <Bars
          isLong
          rows={days
            .map(({ day, count }) => ({
              label: writtenDay(day),
              count,
              href: address('submissions', { from: plainDate(day), to: plainDate(day) }),
            }))
            .toReversed()}
        />
      </Chart>
      <Chart
        heading="By result"
        summary={`${wholeNumber(sumOf(results))} submissions in all, each counted once.`}
      >
        <Bars
          rows={ELIGIBILITY_OUTCOMES.map((classification) => ({
            label: CLASSIFICATION_LABELS[classification],
            count: results[classification],
            fill: RESULT_FILLS[classification],
            href: address('submissions', { classification }),
          }))}
        />
      </Chart>
      <Chart
        heading="What became of them"
        summary={
          cameIn === 0
            ? 'Nothing came in.'
            : `${wholeNumber(cameIn)} came in; ${wholeNumber(waiting)} of them wait.`
        }
        className="lg:col-span-2"
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
      <Chart
        heading="Time to first contact"
        summary={
          contacted === 0
            ? 'Nobody was contacted yet.'
            : `${wholeNumber(inTime)} of ${wholeNumber(contacted)} within the 24 hours that are promised.`
        }
      >
        <Bars rows={FIRST_CONTACT_STEPS.map((step) => ({ ...STEPS[step], count: firstContact[step] }))} />
      </Chart>
      <Chart
        heading="By state"
        summary={
          ranked.length === 0
            ? 'No submissions yet.'
            : `From ${ranked.length} of ${JURISDICTIONS.length} states and DC, most first.`
        }
        className="lg:col-span-full"
      >
        <Bars
          isLong
          rows={ranked.map(({ code, name, count }) => ({
            label: name,
            count,
            href: address('submissions', { state: code }),
          }))}
        />
      </Chart>
    </div>
  );
}

interface ChartProps {
  readonly heading: string;
  /** Describes the chart in a sentence. */
  readonly summary: string;
  /** Its place in the grid. */
  readonly className?: string;
  readonly children: ReactNode;
}

function Chart({ heading, summary, className = '', children }: ChartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-md border border-line bg-surface p-4 sm:p-6 ${className}`}
    >
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
  /** Class of its bar; by default the primary colour. */
  readonly fill?: string;
  /** URL of the records, if they can be listed. */
  readonly href?: string;
}

interface BarsProps {
  readonly rows: readonly Row[];
  /** Many rows: in columns, the first few at first, with bars as long as they compare to the largest. */
  readonly isLong?: boolean;
}

const SHOWN_AT_FIRST = 12;

/** One bar for each row, with its number and its share of them all. */
function Bars({ rows, isLong = false }: BarsProps) {
  const counts = rows.map(({ count }) => count);
  const all = Math.max(1, sumOf(counts));
  const longest = isLong ? Math.max(1, ...counts) : all;
  const shown = isLong ? SHOWN_AT_FIRST : rows.length;
  const list = (part: readonly Row[]) => (
    <ul className={isLong ? 'gap-x-8 sm:columns-2 lg:columns-3' : ''}>
      {part.map(({ label, count, fill = 'fill-primary', href }) => (
        <li key={label} className="break-inside-avoid pb-3">
          <p className="flex justify-between gap-4 text-sm">
            {href === undefined ? (
              label
            ) : (
              <a href={href} className="inline-block min-h-6 link">
                {label}
              </a>
            )}
            <span className="tabular-nums">
              {wholeNumber(count)} <span className="text-muted">({Math.round((count / all) * 100)}%)</span>
            </span>
          </p>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            className="mt-1 block h-3 w-full"
            aria-hidden="true"
          >
            <rect width="100" height="4" className="fill-sunken" />
            <rect width={(count / longest) * 100} height="4" className={fill} />
          </svg>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, shown))}
      {rows.length > shown && (
        <details>
          <summary className="min-h-9 cursor-pointer text-sm text-muted underline underline-offset-4">
            {rows.length - shown} more
          </summary>
          {list(rows.slice(shown))}
        </details>
      )}
    </>
  );
}
