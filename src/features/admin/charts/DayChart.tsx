import type { SubmissionCharts } from '~/domain/api/summary.ts';
import { useMediaQuery } from '~/ui/browser-hooks.ts';

import { CLASSIFICATION_LABELS } from '../records/card/submission-view.ts';
import { shortDay, writtenDay } from '../local-time.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { scaleSteps, RESULT_LOOKS } from './chart-scale.ts';

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
export function DayChart({ days, recordsOf }: DayChartProps) {
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
