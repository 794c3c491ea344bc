import type { AdminRecords } from '~/browser/admin-api.ts';
import type { RecordKind } from '~/domain/records/document.ts';
import type { Work, WorkChange, WorkStatus } from '~/domain/records/work.ts';
import type { LoginReason } from '~/features/admin/session/admin-paths.ts';
import { callTrouble } from '~/features/admin/session/call-trouble.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';

import { WORK_LABELS } from '../work/WorkPart.tsx';

/** Maximum number of selected records: as many ids as one request may contain. */
export const MOST_CHOSEN = 100;

/** A record whose status is to be changed. */
interface Chosen extends Work {
  readonly id: string;
}

/** Result of a bulk action. */
export type BulkEnd =
  | { readonly kind: 'told'; readonly message: NotificationContent }
  | { readonly kind: 'session-over'; readonly reason: LoginReason };

/** A change of the status alone. */
function statusChange({ work_version }: Work, status: WorkStatus): WorkChange {
  return { version: work_version, status, entry: null };
}

/**
 * Sets the status of several records one after the other. Records that were changed in the meantime are left as they
 * are and updated on the page; the first failure ends the action.
 *
 * @param onWork shows the current work fields of a record
 */
export async function setStatusOfAll(
  { setWork }: Pick<AdminRecords, 'setWork'>,
  collection: RecordKind,
  chosen: readonly Chosen[],
  status: WorkStatus,
  onWork: (id: string, work: Work) => void,
): Promise<BulkEnd> {
  const counts = { saved: 0, outdated: 0, gone: 0 };
  for (const record of chosen) {
    if (record.work_status === status) {
      counts.saved += 1;
      continue;
    }
    const answer = await setWork({ collection, id: record.id }, statusChange(record, status));
    switch (answer.kind) {
      case 'saved':
      case 'outdated':
        onWork(record.id, answer.work);
        counts[answer.kind] += 1;
        break;
      case 'gone':
        counts.gone += 1;
        break;
      case 'signed-out':
        return { kind: 'session-over', reason: 'session-ended' };
      case 'no-rights':
        return { kind: 'session-over', reason: 'no-rights' };
      case 'failed': {
        const what = `Only ${counts.saved} of ${chosen.length} records are now “${WORK_LABELS[status]}”`;
        return told('Error', callTrouble(what, answer), 'destructive');
      }
    }
  }
  return endMessage(counts, status);
}

function endMessage(
  { saved, outdated, gone }: Readonly<Record<'saved' | 'outdated' | 'gone', number>>,
  status: WorkStatus,
): BulkEnd {
  const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
  const sentences = [
    `${records(saved)} now “${WORK_LABELS[status]}”.`,
    ...(outdated > 0
      ? [`${records(outdated)} changed by somebody else meanwhile, and left as they are.`]
      : []),
    ...(gone > 0 ? [`${records(gone)} deleted before.`] : []),
  ];
  const isWhole = outdated + gone === 0;
  return told(isWhole ? 'Saved' : 'Saved in part', sentences.join(' '), isWhole ? 'success' : undefined);
}

function told(title: string, description: string, tone: NotificationContent['tone']): BulkEnd {
  return { kind: 'told', message: { title, description, ...(tone !== undefined && { tone }) } };
}
