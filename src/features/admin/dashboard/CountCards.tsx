import type { SubmissionCounts } from '~/domain/submission/classification.ts';

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
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ label, count, tint, note }) => (
        <div
          key={label}
          className={`flex flex-wrap items-baseline gap-x-4 rounded-md border px-5 py-3 sm:block sm:py-4 ${tint}`}
        >
          <dt className="font-semibold">{label}</dt>
          <dd className="display text-3xl max-sm:order-first max-sm:min-w-10">
            {count?.toLocaleString('en-US') ?? '–'}
          </dd>
          {note !== undefined && <dd className="text-sm max-sm:basis-full">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
