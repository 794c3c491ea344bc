// Validated in the build by src/data/places.ts; only the shapes are needed here.
import unitedStates from '#content/places/maps/united-states.json';
import type { SubmissionCharts } from '#domain/api/contract.ts';
import type { Classification } from '#domain/check/record.ts';
import { type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import {
  FIRST_CONTACT_STEPS,
  type FirstContact,
  WORK_STATUSES,
  type WorkStatus,
} from '#domain/records/work.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { useMediaQuery } from '#ui/browser-hooks.ts';

import { type ListQuery, queryAddress, viewAddress } from '#features/admin/dashboard/address.ts';
import { shortDay, writtenDay } from '#features/admin/times.tsx';
import { CLASSIFICATION_LABELS, LIST_WORDS, WORK_LABELS } from '#features/admin/words.ts';
import { ChartFrame, RESULT_LOOKS, scaleSteps, shadeBounds, shadeOf, share } from './ChartFrame.tsx';

/** The charts, linked to the records behind their numbers. */
export function Charts({ days, results, states, work, firstContact, from }: SubmissionCharts) {
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
      <div className="grid lg:col-span-2">
        <WorkChart
          work={work}
          recordsOf={(list: RecordKind, status?: WorkStatus) => address(list, { work: status })}
        />
      </div>
      <FirstContactChart firstContact={firstContact} />
      <div className="lg:col-span-full">
        <StateChart
          states={states}
          recordsOf={(state: JurisdictionCode) => address('submissions', { state })}
        />
      </div>
    </div>
  );
}

interface BarsProps {
  readonly rows: readonly {
    readonly label: string;
    readonly count: number;
    readonly fill: string;
    /** URL of the records, if they can be listed. */
    readonly href?: string;
  }[];
  readonly all: number;
}

/** One horizontal bar for each row, with its number and share. */
function Bars({ rows, all }: BarsProps) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ label, count, fill, href }) => (
        <li key={label}>
          <p className="flex justify-between gap-4 text-sm">
            {href === undefined ? (
              label
            ) : (
              <a href={href} className="link">
                {label}
              </a>
            )}
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
  );
}

const STEP_LOOKS: Readonly<Record<FirstContact, { readonly label: string; readonly fill: string }>> = {
  '4-hours': { label: 'Within 4 hours', fill: 'fill-map-4' },
  '24-hours': { label: 'Within 24 hours', fill: 'fill-map-3' },
  '3-days': { label: 'Within 3 days', fill: 'fill-accent' },
  later: { label: 'Later', fill: 'fill-clay' },
};

/** How soon people were first contacted. */
function FirstContactChart({ firstContact }: Pick<SubmissionCharts, 'firstContact'>) {
  const rows = FIRST_CONTACT_STEPS.map((step) => ({ ...STEP_LOOKS[step], count: firstContact[step] }));
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const inTime = firstContact['4-hours'] + firstContact['24-hours'];
  return (
    <ChartFrame
      heading="Time to first contact"
      summary={
        all === 0
          ? 'Nobody was contacted yet.'
          : `${inTime.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} within the 24 hours that are promised.`
      }
      table={[
        ['First contact', 'People', 'Share'],
        ...rows.map(({ label, count }) => [label, count, share(count, all)]),
      ]}
      picture={<Bars rows={rows} all={all} />}
    />
  );
}

interface ResultChartProps extends Pick<SubmissionCharts, 'results'> {
  /** URL of the checks with a result. */
  readonly recordsOf: (result: Classification) => string;
}

/** Checks by classification. Each counts once, so the three numbers add up (unlike the count cards). */
function ResultChart({ results, recordsOf }: ResultChartProps) {
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
      picture={<Bars rows={rows} all={all} />}
    />
  );
}

/** Drawing units. Phones get a narrow chart, because the wide one would be too small to read. */
const WIDE = 720;
const NARROW = 330;
const HEIGHT = 240;
const LEFT = 36;
/** Space for half of the last day's label. */
const RIGHT_MARGIN = 18;
const BASE = HEIGHT - 26;
const TOP = 8;

interface DayChartProps extends Pick<SubmissionCharts, 'days'> {
  /** URL of a day's checks. */
  readonly recordsOf: (day: string) => string;
}

/** Submissions by day, as bars stacked by classification. */
function DayChart({ days, recordsOf }: DayChartProps) {
  const width = useMediaQuery('(min-width: 40rem)') ? WIDE : NARROW;
  const right = width - RIGHT_MARGIN;
  const totals = days.map((day) => RESULT_LOOKS.reduce((sum, [result]) => sum + day[result], 0));
  const sum = totals.reduce((all, total) => all + total, 0);
  const largest = Math.max(0, ...totals);
  const steps = scaleSteps(largest);
  const top = steps.at(-1) ?? 1;
  const y = (count: number) => BASE - (count / top) * (BASE - TOP);
  const slot = (right - LEFT) / Math.max(1, days.length);
  // One label a week; for 90 days there is only room for one every four weeks.
  const labelEvery = days.length > 40 ? 28 : 7;
  const busiest = days[totals.indexOf(largest)];

  const summary =
    sum === 0 || busiest === undefined
      ? `No submissions in the last ${days.length} days.`
      : `${sum.toLocaleString('en-US')} in the last ${days.length} days; most on ${writtenDay(busiest.day)}: ${largest.toLocaleString('en-US')}.`;

  return (
    <ChartFrame
      heading="By day"
      summary={summary}
      table={[
        ['Day', ...RESULT_LOOKS.map(([result]) => CLASSIFICATION_LABELS[result]), 'All'],
        ...days
          .map((day, index) => [
            writtenDay(day.day),
            ...RESULT_LOOKS.map(([result]) => day[result]),
            totals[index] ?? 0,
          ])
          .reverse(),
      ]}
      records={new Map(days.map(({ day }) => [writtenDay(day), recordsOf(day)]))}
      picture={
        <>
          <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
            {RESULT_LOOKS.map(([result, fill]) => (
              <li key={result} className="flex items-center gap-2">
                <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                  <rect width="12" height="12" rx="3" className={fill} />
                </svg>
                {CLASSIFICATION_LABELS[result]}
              </li>
            ))}
          </ul>
          <svg
            viewBox={`0 0 ${width} ${HEIGHT}`}
            role="img"
            aria-label={`Bars by day. ${summary}`}
            className="block h-auto w-full"
          >
            {steps.map((step) => (
              <g key={step}>
                <path d={`M${LEFT} ${y(step)}H${right}`} className="stroke-line" />
                <text x={LEFT - 8} y={y(step) + 4} textAnchor="end" fontSize="12" className="fill-muted">
                  {step.toLocaleString('en-US')}
                </text>
              </g>
            ))}
            {days.map((day, index) => {
              const x = LEFT + index * slot + slot * 0.15;
              let reached = 0;
              return (
                <g key={day.day}>
                  <title>{`${writtenDay(day.day)}: ${(totals[index] ?? 0).toLocaleString('en-US')}`}</title>
                  {/* The tooltip covers the whole slot, not only the bar. */}
                  <rect x={LEFT + index * slot} y={TOP} width={slot} height={BASE - TOP} fill="transparent" />
                  {RESULT_LOOKS.map(([result, fill]) => {
                    const from = reached;
                    reached += day[result];
                    return (
                      <rect
                        key={result}
                        x={x}
                        y={y(reached)}
                        width={slot * 0.7}
                        height={y(from) - y(reached)}
                        className={fill}
                      />
                    );
                  })}
                  {(days.length - 1 - index) % labelEvery === 0 && (
                    <text
                      x={x + slot * 0.35}
                      y={HEIGHT - 6}
                      textAnchor="middle"
                      fontSize="12"
                      className="fill-muted"
                    >
                      {shortDay(day.day)}
                    </text>
                  )}
                </g>
              );
            })}
          </svg>
        </>
      }
    />
  );
}

/** From none to the most. */
const SHADE_FILLS = ['fill-sunken', 'fill-map-1', 'fill-map-2', 'fill-map-3', 'fill-map-4'] as const;

/** Number of states that the summary names. */
const NAMED = 5;

interface StateChartProps extends Pick<SubmissionCharts, 'states'> {
  /** URL of a state's checks. */
  readonly recordsOf: (state: JurisdictionCode) => string;
}

/** Checks by state on the national map. */
function StateChart({ states, recordsOf }: StateChartProps) {
  const counts = JURISDICTIONS.map(({ code, name }) => ({ code, name, count: states[code] ?? 0 }));
  const ranked = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const bounds = shadeBounds(ranked[0]?.count ?? 0);
  const byCode = new Map(counts.map((state) => [state.code as string, state]));
  const summary =
    ranked.length === 0
      ? 'No submissions yet.'
      : `From ${ranked.length} of ${counts.length} states and DC; most from ${ranked
          .slice(0, NAMED)
          .map(({ name, count }) => `${name} (${count.toLocaleString('en-US')})`)
          .join(', ')}.`;

  return (
    <ChartFrame
      heading="By state"
      summary={summary}
      table={[['State', 'Submissions'], ...ranked.map(({ name, count }) => [name, count])]}
      records={new Map(ranked.map(({ code, name }) => [name, recordsOf(code)]))}
      picture={
        <>
          <svg
            viewBox={`0 0 ${unitedStates.width} ${unitedStates.height}`}
            role="img"
            aria-label={`Map by state. ${summary}`}
            className="max-w-3xl mx-auto block h-auto w-full stroke-surface"
          >
            {unitedStates.states.map(({ code, path }) => {
              const state = byCode.get(code);
              const count = state?.count ?? 0;
              return (
                <path key={code} d={path} className={SHADE_FILLS[shadeOf(count, bounds)] ?? 'fill-map-4'}>
                  <title>{`${state?.name ?? code}: ${count.toLocaleString('en-US')}`}</title>
                </path>
              );
            })}
          </svg>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
            {[0, ...bounds].map((least, index) => (
              <li key={least} className="flex items-center gap-2">
                <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                  <rect
                    x="0.5"
                    y="0.5"
                    width="11"
                    height="11"
                    rx="3"
                    className={`stroke-edge ${SHADE_FILLS[index] ?? 'fill-map-4'}`}
                  />
                </svg>
                {shadeLabel(least, bounds[index])}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

/** Legend of a shade: from its minimum to just below the next shade's. */
function shadeLabel(least: number, next: number | undefined): string {
  if (least === 0) return 'None';
  if (next === undefined) return `${least.toLocaleString('en-US')} and more`;
  return least === next - 1
    ? String(least)
    : `${least.toLocaleString('en-US')} to ${(next - 1).toLocaleString('en-US')}`;
}

/** From waiting to done. */
const STATUS_FILLS: Readonly<Record<WorkStatus, string>> = {
  new: 'fill-accent',
  contacted: 'fill-map-2',
  closed: 'fill-map-4',
};

interface WorkChartProps extends Pick<SubmissionCharts, 'work'> {
  /** URL of a list's records with a status, or of all of them. */
  readonly recordsOf: (list: RecordKind, status?: WorkStatus) => string;
}

/** Checks, leads and messages by work status. */
function WorkChart({ work, recordsOf }: WorkChartProps) {
  const rows = RECORD_KINDS.map((list) => ({
    list,
    title: LIST_WORDS[list].title,
    counts: work[list],
    all: WORK_STATUSES.reduce((sum, status) => sum + work[list][status], 0),
  }));
  const [all, waiting] = [
    rows.reduce((sum, row) => sum + row.all, 0),
    rows.reduce((sum, { counts }) => sum + counts.new, 0),
  ];
  return (
    <ChartFrame
      heading="What became of them"
      summary={
        all === 0
          ? 'Nothing came in.'
          : `${all.toLocaleString('en-US')} came in; ${waiting.toLocaleString('en-US')} of them wait.`
      }
      table={[
        ['Kind', ...WORK_STATUSES.map((status) => WORK_LABELS[status]), 'All'],
        ...rows.map((row) => [row.title, ...WORK_STATUSES.map((status) => row.counts[status]), row.all]),
      ]}
      records={new Map(rows.map(({ list, title }) => [title, recordsOf(list)]))}
      picture={
        <ul className="grid gap-4">
          {rows.map(({ list, title, counts, all: ofKind }) => (
            <li key={list}>
              <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span>{title}</span>
                <span className="flex flex-wrap gap-x-4 tabular-nums">
                  {WORK_STATUSES.map((status) => (
                    <a
                      key={status}
                      href={recordsOf(list, status)}
                      className="inline-flex min-h-6 items-center gap-1.5 link"
                    >
                      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
                        <rect width="12" height="12" rx="3" className={STATUS_FILLS[status]} />
                      </svg>
                      {WORK_LABELS[status]} {counts[status].toLocaleString('en-US')}
                      <span className="sr-only"> {title}</span>
                    </a>
                  ))}
                </span>
              </p>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 block h-3 w-full"
                aria-hidden="true"
              >
                <rect width="100" height="4" className="fill-sunken" />
                {stacked(counts, ofKind).map(({ status, from, width }) => (
                  <rect key={status} x={from} width={width} height="4" className={STATUS_FILLS[status]} />
                ))}
              </svg>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Start and width of each status in a bar of width 100. */
function stacked(counts: Readonly<Record<WorkStatus, number>>, all: number) {
  let from = 0;
  return WORK_STATUSES.map((status) => {
    const width = (counts[status] / Math.max(1, all)) * 100;
    const part = { status, from, width };
    from += width;
    return part;
  });
}
