import { RecordCard } from './RecordCard.tsx';
import { CaseFacts, Contact, Details, Result, TimeAndPlace } from './SubmissionParts.tsx';
import type { SubmissionView } from './submission-view.ts';

/** The list where there is room for one column. */
export function SubmissionCards({ views }: { readonly views: readonly SubmissionView[] }) {
  return (
    <ul aria-label="Submissions, newest first" className="grid gap-4 md:grid-cols-2">
      {views.map((view) => (
        <RecordCard
          key={view.id}
          id={view.id}
          layout="flex flex-col gap-4 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4"
        >
          <div>
            <h3 dir="auto" className="text-lg wrap-anywhere">
              {view.name}
            </h3>
            <TimeAndPlace view={view} />
            <Contact view={view} />
          </div>
          <div>
            <Result view={view} />
          </div>
          <CaseFacts view={view} />
          <div>
            <Details view={view} />
          </div>
        </RecordCard>
      ))}
    </ul>
  );
}
