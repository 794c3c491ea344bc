import { useEffect, useRef } from 'react';

import { Button } from '~/ui/Button.tsx';

import { localTime } from '../local-time.ts';
import { ListSkeleton, LoadFailure } from './ListStates.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import { submissionElementId } from './submission-view.ts';
import type { SubmissionsState } from './submissions-store.ts';

interface Props {
  readonly state: SubmissionsState;
  readonly onLoadMore: () => void;
}

/** The list with the line that says how much of it is shown, and the way to more. */
export function SubmissionsPanel({ state, onLoadMore }: Props) {
  const { submissions, next, waitingFor, failed } = state;
  const firstNew = useRef<number>(undefined);

  // The button moves away or goes: whoever pressed it reads on at the first submission that came.
  useEffect(() => {
    const id = firstNew.current === undefined ? undefined : submissions?.[firstNew.current]?.id;
    if (id === undefined) return;
    firstNew.current = undefined;
    document.getElementById(submissionElementId(id))?.focus({ preventScroll: true });
  }, [submissions]);

  function loadMore() {
    firstNew.current = submissions?.length;
    onLoadMore();
  }

  if (submissions === undefined && failed === 'everything' && waitingFor === undefined) return null;

  return (
    <section
      aria-labelledby="submissions-heading"
      aria-busy={waitingFor !== undefined}
      className="grid gap-4"
    >
      <h2 id="submissions-heading" className="sr-only">
        Submissions
      </h2>
      <p role="status" className="min-h-6 text-sm text-muted">
        {statusText(state)}
      </p>
      {submissions === undefined ? <ListSkeleton /> : <SubmissionList submissions={submissions} />}
      {failed === 'more' && <LoadFailure hasOlder onRetry={loadMore} />}
      {next !== null && failed !== 'more' && (
        <div className="justify-self-center">
          <Button look="outline" aria-disabled={waitingFor !== undefined} onClick={loadMore}>
            {waitingFor === 'more' ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
    </section>
  );
}

function statusText({ submissions, counts, waitingFor, updatedAt }: SubmissionsState): string {
  if (waitingFor === 'everything') return 'Loading the submissions…';
  if (submissions === undefined || updatedAt === undefined) return '';
  if (submissions.length === 0) return `Updated ${localTime(updatedAt)}.`;
  const shown = submissions.length.toLocaleString('en-US');
  const all = counts === undefined ? shown : `${shown} of ${counts.total.toLocaleString('en-US')}`;
  return `Showing ${all}, newest first. Updated ${localTime(updatedAt)}.`;
}
