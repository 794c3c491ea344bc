import type { SubmissionCounts } from '~/domain/check/record.ts';

import { CLASSIFICATION_LABELS, underReviewNote } from './submission-view.ts';

/** The three counts of specification §2; a dash stands for a count that has not come. */
export function CountCards({ counts }: { readonly counts: SubmissionCounts | undefined }) {
  const cards = [
    {
      label: CLASSIFICATION_LABELS.eligible,
      count: counts?.eligible,
      tint: 'border-good-line bg-good-tint text-good',
    },
    {
      label: CLASSIFICATION_LABELS.maybe,
      count: counts?.maybe,
      tint: 'border-review-line bg-review-tint text-review',
    },
    {
      label: CLASSIFICATION_LABELS['not-eligible'],
      count: counts?.notEligible,
      tint: 'border-no-line bg-no-tint text-no',
      note: underReviewNote(counts?.maybe ?? 0),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ label, count, tint, note }) => (
        <div
          key={label}
          className={`flex flex-wrap items-baseline gap-x-3 rounded-md border px-4 py-2 last:col-span-full sm:px-5 sm:py-2.5 sm:last:col-span-1 ${tint}`}
        >
          <dt className="order-2 font-semibold">{label}</dt>
          <dd className="display order-1 text-2xl">{count?.toLocaleString('en-US') ?? '–'}</dd>
          {note !== undefined && <dd className="order-3 text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
