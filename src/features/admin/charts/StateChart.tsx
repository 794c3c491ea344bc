// Validated in the build by src/data/maps.ts; only the shapes are needed here.
import unitedStates from '~/content/places/maps/united-states.json';
import { type JurisdictionCode, JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import type { SubmissionCharts } from '~/domain/api/summary.ts';

import { ChartFrame } from './ChartFrame.tsx';
import { shadeBounds, shadeOf } from './chart-scale.ts';

/** From none to the most. */
const SHADE_FILLS = ['fill-sunken', 'fill-map-1', 'fill-map-2', 'fill-map-3', 'fill-map-4'] as const;

/** Number of states that the summary names. */
const NAMED = 5;

interface StateChartProps extends Pick<SubmissionCharts, 'states'> {
  /** URL of a state's checks. */
  readonly recordsOf: (state: JurisdictionCode) => string;
}

/** Checks by state on the national map. */
export function StateChart({ states, recordsOf }: StateChartProps) {
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
