import type { SubmissionCharts } from '~/domain/api/summary.ts';
import { RECORD_KINDS, type RecordKind } from '~/domain/records/document.ts';
import { WORK_STATUSES, type WorkStatus } from '~/domain/records/work.ts';

import { LIST_WORDS } from '../records/list/record-lists.ts';
import { WORK_LABELS } from '../records/work/WorkPart.tsx';
import { ChartFrame } from './ChartFrame.tsx';

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
export function WorkChart({ work, recordsOf }: WorkChartProps) {
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
