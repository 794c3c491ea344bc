import { useQuery } from '@tanstack/react-query';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { FINDING_KINDS } from '#domain/check/list-answer.ts';
import { filtersOf } from '#domain/office/filters.ts';
import { numbersSchema } from '#domain/office/numbers.ts';
import { CLOSE_REASONS } from '#domain/records/work.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { plainDate } from '#domain/shared/plain-date.ts';
import { UPKEEP_KINDS, upkeepLines } from '#domain/upkeep/upkeep.ts';
import { viewAddress } from '#features/admin/dashboard/address.ts';
import { get } from '#features/admin/data/queries.ts';
import { ListSkeleton, LoadFailure } from '#features/admin/list/states.tsx';
import { useOffice } from '#features/admin/office.tsx';
import { writtenDay } from '#features/admin/times.ts';
import { CLOSE_LABELS } from '#features/admin/words.ts';

/** The finding's label in the filter that its number leads to. */
const FINDING_NAMES = new Map(filtersOf('submissions').find(([name]) => name === 'finding')?.[1].options);

/** What was done today, what became of the records of the last days, and what of the content grows old. */
export function NumbersPanel() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['numbers'],
    queryFn: () => get(ADMIN_API_PATHS.numbers, numbersSchema),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {isFetching ? 'Loading the numbers…' : ''}
      </p>
      {error !== null ? (
        <LoadFailure what="the numbers" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-3">
          <Figures
            heading="Today"
            note="Calls count once, however many records a person has."
            figures={[
              ['Calls', data.today.calls],
              ['Reached', data.today.reached],
              ['Became clients', data.today.clients],
            ]}
          />
          <Figures
            heading="What the law says"
            note={`Of checks since ${writtenDay(data.since)}, as they are now.`}
            figures={FINDING_KINDS.map((kind) => [
              FINDING_NAMES.get(kind) ?? kind,
              data.findings[kind],
              viewAddress('submissions', { finding: kind, from: plainDate(data.since) }),
            ])}
          />
          <Figures
            heading="Why closed"
            note={`Of records that came in since ${writtenDay(data.since)}.`}
            figures={CLOSE_REASONS.map((reason) => [CLOSE_LABELS[reason], data.closed[reason]])}
          />
        </div>
      )}
      <Ages />
    </>
  );
}

interface FiguresProps {
  readonly heading: string;
  readonly note: string;
  /** Those with an address lead to the records behind them. */
  readonly figures: readonly (readonly [label: string, count: number, address?: string])[];
}

function Figures({ heading, note, figures }: FiguresProps) {
  return (
    <section aria-label={heading} className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-1 mb-3 text-sm text-muted">{note}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
        {figures.map(([label, count, address]) => (
          <div key={label} className="contents">
            <dt>
              {address === undefined ? (
                label
              ) : (
                <a href={address} className="link inline-block min-h-6">
                  {label}
                </a>
              )}
            </dt>
            <dd className="display text-right text-lg leading-none">{wholeNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What of the content has to be looked at again soon, in a line. */
function Ages() {
  const { upkeep, today } = useOffice();
  const lines = upkeepLines(upkeep, today);
  const [first] = lines.map((line) => line.first).sort();
  if (first === undefined) return null;
  return (
    <p className="mt-4 text-sm">
      To look at again, the first {first <= today ? 'now' : `by ${writtenDay(first)}`}:{' '}
      {lines.map(({ kind, count }) => `${wholeNumber(count)} ${UPKEEP_KINDS[kind].name}`).join(', ')}.{' '}
      <a href={viewAddress('submissions')} className="link">
        Which, and what then
      </a>
    </p>
  );
}
