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
  lines: readonly RecordLine[],
  status: WorkStatus,
): Promise<ToastContent> {
  let saved = 0;
  const words = () => `${saved} of ${lines.length} now “${WORK_LABELS[status]}”`;
  for (const { kind: collection, id, work_status, work_version: version } of lines) {
    if (work_status === status) {
      saved += 1;
      continue;
    }
    const answer = await recordCalls.setWork({ collection, id }, { version, status, entry: null });
    const current = answer.kind === 'answered' ? answer.value : workInstead(answer);
    if (answer.kind === 'answered') saved += 1;
    else if (current === undefined && !isGone(answer)) {
      return { title: 'Error', description: callTrouble(words(), answer), tone: 'destructive' };
    }
    if (current !== undefined) await showWork({ collection, id }, current);
  }
  return saved === lines.length
    ? { title: 'Saved', description: `${words()}.`, tone: 'success' }
    : {
        title: 'Saved in part',
        description: `${words()}. Somebody else changed or deleted the others meanwhile; they are left as they are.`,
      };
}
