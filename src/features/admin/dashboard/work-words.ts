import type { WorkAnswer } from '~/browser/admin-record-client.ts';
import type { Work, WorkStatus } from '~/domain/records/work.ts';

import { callTrouble } from '../call-trouble.ts';

/** What the dashboard calls each work status. */
export const WORK_LABELS: Readonly<Record<WorkStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
};

/** What is said when a change was not saved; nothing when it was, or when the page is about to go. */
export function workTrouble(answer: WorkAnswer): string | undefined {
  switch (answer.kind) {
    case 'saved':
    case 'signed-out':
    case 'no-rights':
      return undefined;
    case 'outdated':
      return `Not saved: this record was changed in the meantime, in another tab or on another device. It now says ${standing(answer.work)}. What you typed is still here. Save it again to replace that.`;
    case 'gone':
      return 'Not saved: this record was deleted in the meantime. Refresh to bring the list up to date.';
    case 'failed':
      return callTrouble('Not saved', answer, 'What you typed is still here.');
  }
}

function standing({ work_status, work_note }: Work): string {
  const status = `“${WORK_LABELS[work_status]}”`;
  return work_note === '' ? `${status} without a note` : `${status} with the note “${work_note}”`;
}
