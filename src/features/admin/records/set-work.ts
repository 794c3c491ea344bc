import { timeZonesIn, type RecordRow } from '#domain/office/queue.ts';
import { withinCallingHours } from '#domain/office/next-step.ts';
import { CLOSE_REASONS, type CloseReason, type EntryChange } from '#domain/records/work.ts';
import { showChange } from '#features/admin/data/queries.ts';
import { isGone, recordInstead, setWork } from '#features/admin/data/records.ts';
import { CallFailed } from '#features/admin/session/call.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { CLOSE_LABELS } from '#features/admin/words.ts';
import { showToast } from '#ui/toasts/store.ts';

/** What can be done to several records at once: the work on them ends, or begins again. */
export const WORK_ACTIONS = [...CLOSE_REASONS, 'again'] as const;
export type WorkAction = (typeof WORK_ACTIONS)[number];

export const WORK_ACTION_LABELS: Readonly<Record<WorkAction, string>> = {
  ...(Object.fromEntries(
    CLOSE_REASONS.map((reason) => [reason, `Close: ${CLOSE_LABELS[reason].toLowerCase()}`]),
  ) as Record<CloseReason, string>),
  again: 'Back to the queue',
};

function entryOf(action: WorkAction, row: RecordRow): EntryChange {
  const entry = { id: crypto.randomUUID(), kind: 'note', text: '' } as const;
  if (action !== 'again') return { ...entry, call_again: null, closed: action };
  const at = withinCallingHours(new Date(), timeZonesIn(row));
  return { ...entry, call_again: at.toISOString(), closed: null };
}

/**
 * Ends or begins the work on records again, one after the other, and says on how many, with a way to take it back. Records
 * that were changed in the meantime are left as they are and updated on the page; the first failure ends the action.
 */
export async function setWorkOf(rows: readonly RecordRow[], action: WorkAction): Promise<void> {
  const done: (readonly [RecordRow, string])[] = [];
  const words = () => `${WORK_ACTION_LABELS[action]}, ${done.length} of ${rows.length}`;
  for (const row of rows) {
    const entry = entryOf(action, row);
    try {
      await showChange(setWork(row, { version: row.work_version, entry }));
      done.push([row, entry.id]);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (recordInstead(error) === undefined && !isGone(error)) {
        showToast({ title: 'Error', description: callTrouble(words(), error), tone: 'destructive' });
        return;
      }
    }
  }
  const undo = {
    label: 'Undo',
    act: async () => {
      for (const [row, id] of done) await takeBack(row, id, row.work_version + 1);
    },
  };
  if (done.length === rows.length)
    showToast({ title: 'Saved', description: `${words()}.`, tone: 'success', action: undo });
  else {
    showToast({
      title: 'Saved in part',
      description: `${words()}. Somebody else changed or deleted the others meanwhile; they are left as they are.`,
      action: undo,
    });
  }
}

/** Takes the latest entry of a record back, on all records of the person; says so if it cannot be. */
export async function takeBack(row: RecordRow, entry: string, version: number): Promise<void> {
  try {
    await showChange(setWork(row, { version, undo: entry }));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    showToast({ title: 'Error', description: callTrouble('Not taken back', error), tone: 'destructive' });
  }
}
