import type { RecordRow } from '#domain/office/queue.ts';
import { DEFAULT_RETENTION_MONTHS, expiresAt } from '#domain/records/document.ts';
import { DO_NOT_CALL_YEARS } from '#domain/records/do-not-call.ts';
import { addDays, localDate } from '#domain/shared/plain-date.ts';
import { writtenDay } from '#features/admin/times.ts';
import { type RecordPlace, recordReference } from '#domain/records/reference.ts';
import { displayName } from '#features/admin/contact.ts';
import { dropRecords } from '#features/admin/data/queries.ts';
import { removeRecord } from '#features/admin/data/records.ts';
import { CallFailed } from '#features/admin/session/call.ts';
import { callTrouble } from '#features/admin/session/trouble.ts';
import { recordCount } from '#features/admin/words.ts';
import { showToast } from '#ui/toasts/store.ts';

/** Maximum number of people listed by name; the rest are counted. */
const MOST_NAMED = 8;

/** Days for which backups keep what was deleted (docs/tasks/back-up-and-watch.md). */
const BACKUP_DAYS = 7;

/** What remains of deleted records, and until when, for the answer to whoever asked for it. */
export function whatRemains(now: Date, isMarked: boolean): string {
  const after = (months: number) => writtenDay(localDate(expiresAt(now, months)));
  return [
    `The records are gone. Backups keep them until ${writtenDay(addDays(localDate(now), BACKUP_DAYS))}.`,
    `The audit log says until ${after(DEFAULT_RETENTION_MONTHS)} that you deleted them, without what was in them.`,
    ...(isMarked
      ? [
          `Their number and address are on the list of those not to be called or mailed until ${after(DO_NOT_CALL_YEARS * 12)}, as codes that name nobody.`,
        ]
      : []),
  ].join(' ');
}

/** Says whose records would be deleted. Names are isolated, because one from right to left must not turn the others. */
function question(rows: readonly RecordRow[]): string {
  const names = rows.slice(0, MOST_NAMED).map((row) => `• \u2068${displayName(row)}\u2069`);
  const more = rows.length - names.length;
  return [
    `Delete ${recordCount(rows.length)}?`,
    'This removes what these people sent, with every answer and your contact log. It cannot be undone.',
    ...names,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

/**
 * Asks, then deletes records; see {@link removeRecords}.
 *
 * @returns whether all are gone
 */
export async function removeAfterAsking(rows: readonly RecordRow[]): Promise<boolean> {
  if (!confirm(question(rows))) return false;
  const trouble = await removeRecords(rows);
  if (trouble !== undefined) showToast({ title: 'Error', description: trouble, tone: 'destructive' });
  return trouble === undefined;
}

/**
 * Deletes records one after the other, until the first failure, and says so when all are gone. Those that somebody else
 * deleted are gone as well.
 *
 * @returns why not all are gone, as sentences
 */
export async function removeRecords(places: readonly RecordPlace[]): Promise<string | undefined> {
  const removed: string[] = [];
  try {
    for (const place of places) {
      await removeRecord(place);
      removed.push(recordReference(place));
    }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const what =
      removed.length === 0
        ? 'Nothing was deleted'
        : `Not everything was deleted: ${removed.length} of ${places.length}`;
    return callTrouble(what, error);
  } finally {
    await dropRecords(removed);
  }
  const description = `Gone for good: ${recordCount(places.length)}.`;
  showToast({ title: 'Deleted', description, tone: 'success' });
  return undefined;
}
