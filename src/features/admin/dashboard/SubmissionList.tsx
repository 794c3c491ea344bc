import { memo } from 'react';

import type { StoredSubmission } from '~/domain/check/record.ts';

import { OddFields } from './OddFields.tsx';
import { RecordCard } from './RecordCard.tsx';
import { RecordFooter } from './RecordFooter.tsx';
import { CaseFacts, Contact, Details, Headline } from './SubmissionParts.tsx';
import { submissionView } from './submission-view.ts';

/** Saved checks: each a row of columns where there is room, a card where there is not. */
export function SubmissionList({ submissions }: { readonly submissions: readonly StoredSubmission[] }) {
  return (
    <ul aria-label="Submissions, newest first" className="grid gap-3 md:max-lg:grid-cols-2">
      {submissions.map((stored) => (
        <Submission key={stored.id} stored={stored} />
      ))}
    </ul>
  );
}

/** Drawn anew only when the record is another: a long list stays quick while one of them is worked on. */
const Submission = memo(function Submission({ stored }: { readonly stored: StoredSubmission }) {
  const view = submissionView(stored);
  return (
    <RecordCard
      id={view.id}
      layout="flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,26fr)_minmax(0,26fr)_minmax(0,24fr)_minmax(0,24fr)] lg:gap-x-6"
    >
      <div className="lg:col-span-full">
        <Headline view={view} />
      </div>
      <Contact view={view} />
      <CaseFacts view={view} />
      <p className="max-w-[34em]">{view.message}</p>
      <div>
        <Details view={view} />
      </div>
      <div className="grid gap-3 border-t border-line pt-3 max-lg:mt-auto lg:col-span-full">
        <OddFields names={stored.odd_fields} />
        <RecordFooter record={stored} whose={view.name || view.email.text || 'a renter'} />
      </div>
    </RecordCard>
  );
});
