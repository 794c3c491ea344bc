import * as z from 'zod/mini';

import { utcDate } from '../shared/plain-date.ts';
import type { Work, WorkStatus } from './work.ts';

/** When the person asked; the same fields in every collection. */
export const askingFields = {
  /** When the same answers were submitted again: ISO 8601, UTC, oldest first. */
  asked_again: z.array(z.iso.datetime()),
  /** The most recent submission, since which the person has been waiting; `null` if unknown. */
  asked_at: z.nullable(z.iso.datetime()),
};

/** The fields of a new record. */
export function firstAsked(at: Date): Asking {
  return { asked_again: [], asked_at: at.toISOString() };
}

export type Asking = { [Name in keyof typeof askingFields]: z.infer<(typeof askingFields)[Name]> };

/**
 * How long the retries of one save can last: four attempts of 15 seconds with pauses of up to 30 seconds
 * (src/browser/http.ts), plus a reserve. Within this time the same answers count as the same request, even if midnight
 * passes, the admin closes the record, or the clocks of two instances differ.
 */
const SAME_TRY_MS = 3 * 60_000;

/**
 * Whether answers that are already stored count as a new request: on another day in UTC, or after the record was
 * contacted or closed.
 */
export function isAskedAgain(
  { asked_at, work_status }: Pick<Asking, 'asked_at'> & { readonly work_status: WorkStatus },
  now: Date,
): boolean {
  if (asked_at === null) return true;
  const last = new Date(asked_at);
  if (Math.abs(now.getTime() - last.getTime()) < SAME_TRY_MS) return false;
  return work_status !== 'new' || utcDate(now) !== utcDate(last);
}

/** The changes to a record whose person asks again: its status becomes new; notes and history stay. */
export function askedAgain(
  record: Asking & Work,
  now: Date,
): Asking & Pick<Work, 'work_status' | 'work_version'> {
  const asked = now.toISOString();
  return {
    work_status: 'new',
    work_version: record.work_version + 1,
    asked_again: [...record.asked_again, asked],
    asked_at: asked,
  };
}
