import type { RecordRow } from '#domain/office/queue.ts';
import type { WorkStatus } from '#domain/records/work.ts';
import { WORK_LABELS } from '#domain/office/labels.ts';
import { showChange } from '#features/admin/data/queries.ts';
import { isGone, recordInstead, setWork } from '#features/admin/data/records.ts';
import { CallFailed } from '#features/admin/session/call.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { showToast } from '#ui/toasts/store.ts';

/**
 * Sets the status of records one after the other, and says how many have it. Records that were changed in the meantime
 * are left as they are and updated on the page; the first failure ends the action.
 */
export async function setStatus(lines: readonly RecordRow[], status: WorkStatus): Promise<void> {
  let saved = 0;
  const words = () => `${saved} of ${lines.length} now “${WORK_LABELS[status]}”`;
  for (const line of lines) {
    const { work_status, work_version: version } = line;
    try {
      if (work_status !== status) await showChange(setWork(line, { version, status, entry: null }));
      saved += 1;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (recordInstead(error) === undefined && !isGone(error)) {
        showToast({ title: 'Error', description: callTrouble(words(), error), tone: 'destructive' });
        return;
      }
    }
  }
  if (saved === lines.length) showToast({ title: 'Saved', description: `${words()}.`, tone: 'success' });
  else {
    showToast({
      title: 'Saved in part',
      description: `${words()}. Somebody else changed or deleted the others meanwhile; they are left as they are.`,
    });
  }
}
