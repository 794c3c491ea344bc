import { useMemo } from 'react';

import type { StoredSubmission } from '~/domain/submission/stored-submission.ts';
import { useMediaQuery } from '~/ui/use-media-query.ts';

import { SubmissionCards } from './SubmissionCards.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';
import { submissionView } from './submission-view.ts';

/** The submissions as a table where five columns fit, as cards where they do not. */
export function SubmissionList({ submissions }: { readonly submissions: readonly StoredSubmission[] }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const views = useMemo(() => submissions.map((stored) => submissionView(stored)), [submissions]);
  return isWide ? <SubmissionTable views={views} /> : <SubmissionCards views={views} />;
}
