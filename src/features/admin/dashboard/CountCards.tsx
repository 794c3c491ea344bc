import type { SubmissionCounts } from '~/domain/submission/classification.ts';

import { CLASSIFICATION_LABELS, underReviewNote } from './submission-view.ts';

/** The three counts of specification §2; a dash stands for a count that has not come. */
export function CountCards({ counts }: { readonly counts: SubmissionCounts | undefined }) {
  const cards = [
    { label: CLASSIFICATION_LABELS.eligible, count: counts?.eligible, color: 'text-good' },
    { label: CLASSIFICATION_LABELS.maybe, count: counts?.maybe, color: 'text-review' },
    {
      label: CLASSIFICATION_LABELS['not-eligible'],
      count: counts?.notEligible,
      color: 'text-no',
      note: underReviewNote(counts?.maybe ?? 0),
    },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ label, count, color, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-4 rounded-md border border-line bg-surface px-5 py-4 sm:block"
        >
          <dt className="font-semibold">{label}</dt>
          <dd className={`display text-3xl tabular-nums max-sm:order-first max-sm:min-w-12 ${color}`}>
            {count?.toLocaleString('en-US') ?? '–'}
          </dd>
          {note !== undefined && <dd className="text-sm text-muted max-sm:basis-full">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
