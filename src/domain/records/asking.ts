import * as z from 'zod/mini';

import { utcDate } from '../shared/plain-date.ts';
import type { Work, WorkStatus } from './work.ts';

/** When the person asked: the same fields in every collection. */
export const askingFields = {
  /** When the same answers came once more after the first time: ISO 8601, UTC, oldest first. */
  asked_again: z.array(z.iso.datetime()),
  /** The last time that they came, since when the person waits; `null` where it is not known. */
  asked_at: z.nullable(z.iso.datetime()),
};

/** When the person of a record asked that has just come in. */
export function firstAsked(at: Date): Asking {
  return { asked_again: [], asked_at: at.toISOString() };
}

/** When the person asked. */
export type Asking = { [Name in keyof typeof askingFields]: z.infer<(typeof askingFields)[Name]> };

/**
 * How long the tries of one save may follow each other: four of 15 seconds with pauses of up to 30 seconds
 * (src/browser/http.ts), and some reserve. Within this time the same answers are the same request, although midnight may
 * pass, the admin may close the record, and the clocks of two instances may differ.
 */
const SAME_TRY_MS = 3 * 60_000;

/**
 * Whether answers that are stored already came as a new request: on another day in UTC, or after the record was
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

/** What changes in a record whose person asked again: it is new once more, and keeps its note and its history. */
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
