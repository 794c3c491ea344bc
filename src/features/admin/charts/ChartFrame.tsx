import { useId, type ReactNode } from 'react';

import { CHEVRON_DOWN, Icon } from '~/ui/Icon.tsx';

interface Props {
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
export function ChartFrame({ heading, summary, picture, table, records }: Props) {
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
