import type { SubmissionCharts } from '~/domain/check/record.ts';

import { CLASSIFICATION_LABELS } from '../dashboard/submission-view.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { share } from './chart-scale.ts';
import { RESULT_LOOKS } from './result-look.ts';

/** All submissions by result; here each counts once, so the three make the whole. */
export function ResultChart({ results }: Pick<SubmissionCharts, 'results'>) {
  const rows = RESULT_LOOKS.map(([result, fill]) => ({
    fill,
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
      picture={
        <ul className="grid gap-3">
          {rows.map(({ label, count, fill }) => (
            <li key={label}>
              <p className="flex justify-between gap-4 text-sm">
                <span>{label}</span>
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
      }
    />
  );
}
