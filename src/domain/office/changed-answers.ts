import type { StoredSubmission } from '#domain/check/record.ts';
import { type CloseReason, closeReason } from '#domain/records/work.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/*
 * Who was told "no" or "later" and has another answer by now: the day came, which the stored day says every day, or the
 * law or the age of its check did, which `npm run backfill` finds out (backfill.ts).
 */

/** When the law said something else for the first time (backfill.ts). */
export const ANSWER_CHANGED_FIELD = 'answer_changed_at';

type Answer = Pick<StoredSubmission, 'opens_on' | typeof ANSWER_CHANGED_FIELD>;

/** Since when a check has another answer than its no or later: an instant, or a day; `null` if it has none. */
export function answerChangedAt(
  { opens_on: opensOn, answer_changed_at: changed }: Partial<Answer>,
  today: PlainDate,
): string | null {
  const came = opensOn != null && opensOn <= today ? [opensOn] : [];
  return [...came, ...(changed === undefined ? [] : [changed])].sort().at(-1) ?? null;
}

/** Reasons after which a changed answer is no reason to turn to somebody. */
const DONE: ReadonlySet<CloseReason | null> = new Set(['client', 'not-wanted']);

/** Whether nobody has turned to the person about their changed answer, and somebody should. */
export function isToHearOfChange(
  record: Partial<Answer> & Pick<StoredSubmission, 'work_status' | 'work_log'>,
  today: PlainDate,
): boolean {
  const changed = answerChangedAt(record, today);
  if (changed === null || DONE.has(closeReason(record))) return false;
  return record.work_log.every(({ at }) => at === null || at < changed);
}
