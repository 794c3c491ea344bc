import { type ReactNode, useId } from 'react';

import type { Classification } from '#domain/check/record.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

/** Fill of each classification, in the order in which bars are stacked. */
export const RESULT_LOOKS: readonly (readonly [result: Classification, fill: string])[] = [
  ['eligible', 'fill-primary'],
  ['maybe', 'fill-accent'],
  ['not-eligible', 'fill-clay'],
];

/** Formats a percentage; `'0%'` of zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`;
}

/**
 * The grid lines of a scale from 0 to at least the largest value: whole numbers, at most five.
 *
 * @example scaleSteps(7) // => [0, 2, 4, 6, 8]
 */
export function scaleSteps(largest: number): readonly number[] {
  const target = Math.max(1, largest);
  const magnitude = 10 ** Math.floor(Math.log10(target / 4));
  const step = [1, 2, 5, 10]
    .map((factor) => Math.max(1, factor * magnitude))
    .find((candidate) => Math.ceil(target / candidate) <= 4);
  const size = step ?? Math.max(1, 10 * magnitude);
  return Array.from({ length: Math.ceil(target / size) + 1 }, (_, index) => index * size);
}

/** Number of shades on the map, not counting the one for zero. */
export const SHADES = 4;

/**
 * The minimum count of each shade. With few records there are fewer shades.
 *
 * @example shadeBounds(40) // => [1, 11, 21, 31]
 */
export function shadeBounds(largest: number): readonly number[] {
  if (largest <= 0) return [];
  const size = Math.ceil(largest / SHADES);
  return Array.from({ length: Math.ceil(largest / size) }, (_, index) => index * size + 1);
}

/** The shade of a count: 0 for none, 1 for the lightest. */
export function shadeOf(count: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => count >= bound).length;
}

interface ChartFrameProps {
  readonly heading: string;
  /** Describes the chart in a sentence. */
  readonly summary: string;
  readonly picture: ReactNode;
  /** The same numbers as a table; the first row contains the column names. */
  readonly table: readonly (readonly (string | number)[])[];
  /** URLs of the records behind a row, by the row's name. Rows without one are not links. */
  readonly records?: ReadonlyMap<string, string>;
}

/** A chart with a sentence that describes it and a table of all numbers, for people who cannot see the chart. */
export function ChartFrame({ heading, summary, picture, table, records }: ChartFrameProps) {
  const id = useId();
  const [columns = [], ...rows] = table;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{summary}</p>
      {picture}
      <details className="group mt-4">
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-sm text-muted underline underline-offset-4">
          Numbers as a table
          <Icon path={CHEVRON_DOWN} className="size-4 group-open:rotate-180" />
        </summary>
        <div className="mt-2">
          <table className="w-full text-left text-sm tabular-nums">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="sticky top-0 bg-surface py-1.5 pr-2 font-semibold sm:pr-4"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values]) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 font-normal sm:pr-4">
                    <RowName name={String(name)} href={records?.get(String(name))} />
                  </th>
                  {values.map((value, index) => (
                    <td key={columns[index + 1]} className="py-1.5 pr-2 sm:pr-4">
                      {typeof value === 'number' ? value.toLocaleString('en-US') : value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

/** The name of a row, as a link if its records can be shown. */
function RowName({ name, href }: { readonly name: string; readonly href: string | undefined }) {
  if (href === undefined) return name;
  return (
    <a href={href} className="link">
      {name}
    </a>
  );
}
