import { isGone, workInstead } from '#browser/admin-api.ts';
import type { RecordLine } from '#domain/records/queue.ts';
import type { WorkStatus } from '#domain/records/work.ts';
import { showWork } from '#features/admin/data/queries.ts';
import { records as recordCalls } from '#features/admin/session/admin-services.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { WORK_LABELS } from '#features/admin/words.ts';
import type { ToastContent } from '#ui/toasts/store.ts';

/**
 * Sets the status of several records one after the other. Records that were changed in the meantime are left as they
 * are and updated on the page; the first failure ends the action.
 */
export async function setStatusOfAll(
  chosen: readonly Pick<RecordLine, 'kind' | 'id' | 'work_status' | 'work_version'>[],
  status: WorkStatus,
): Promise<ToastContent> {
  const counts = { saved: 0, outdated: 0, gone: 0 };
  for (const { kind: collection, id, work_status, work_version: version } of chosen) {
    if (work_status === status) {
      counts.saved += 1;
      continue;
    }
    const answer = await recordCalls.setWork({ collection, id }, { version, status, entry: null });
    if (answer.kind === 'answered') {
      counts.saved += 1;
      await showWork({ collection, id }, answer.value);
      continue;
    }
    const current = workInstead(answer);
    if (current !== undefined) {
      counts.outdated += 1;
      await showWork({ collection, id }, current);
    } else if (isGone(answer)) {
      counts.gone += 1;
    } else {
      const what = `Only ${counts.saved} of ${chosen.length} records are now “${WORK_LABELS[status]}”`;
      return { title: 'Error', description: callTrouble(what, answer), tone: 'destructive' };
    }
  }
  return endMessage(counts, status);
}

function endMessage(
  { saved, outdated, gone }: Readonly<Record<'saved' | 'outdated' | 'gone', number>>,
  status: WorkStatus,
): ToastContent {
  const records = (count: number) => (count === 1 ? '1 record' : `${count} records`);
  const sentences = [
    `${records(saved)} now “${WORK_LABELS[status]}”.`,
    ...(outdated > 0
      ? [`${records(outdated)} changed by somebody else meanwhile, and left as they are.`]
      : []),
    ...(gone > 0 ? [`${records(gone)} deleted before.`] : []),
  ];
  return outdated + gone === 0
    ? { title: 'Saved', description: sentences.join(' '), tone: 'success' }
    : { title: 'Saved in part', description: sentences.join(' ') };
}
