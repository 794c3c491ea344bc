import * as z from 'zod/mini';

import { addDays, isWeekend, type PlainDate } from '#domain/shared/plain-date.ts';

/** The contact points of a record, each of which an admin can mark "do not call". */
export const CONTACT_POINTS = ['phone', 'email'] as const;
export type ContactPoint = (typeof CONTACT_POINTS)[number];

/**
 * Years for which a request not to be called is honored: "A do-not-call request must be honored for 5 years from the time
 * the request is made" (47 CFR 64.1200(d)(6)).
 */
export const DO_NOT_CALL_YEARS = 5;

const since = z.nullable(z.iso.datetime());

/** Since when a record's number and address are marked: ISO 8601, UTC; `null` for one that is not. */
export const doNotCallSchema = z.object({ phone: since, email: since });
export type DoNotCallMarks = z.infer<typeof doNotCallSchema>;

export const NO_MARKS: DoNotCallMarks = { phone: null, email: null };

/** The marks of a record whose person asks again: asking lifts none, and adds those that are set by now. */
export function marksAfterAsking(before: DoNotCallMarks, now: DoNotCallMarks): DoNotCallMarks {
  return { phone: before.phone ?? now.phone, email: before.email ?? now.email };
}

/** Since when nobody may be called or texted about a record: the earlier of its marks; `null` if it has none. */
export function doNotCallSince({ do_not_call }: { readonly do_not_call: DoNotCallMarks }): string | null {
  const [first] = CONTACT_POINTS.map((point) => do_not_call[point])
    .filter((at) => at !== null)
    .sort();
  return first ?? null;
}

/** Business days within which a STOP has to be honored by everybody who calls or texts (47 CFR 64.1200(a)(10)). */
const STOP_BUSINESS_DAYS = 10;

/** The last of the ten business days after a STOP. Holidays are not left out, so the day is never too late. */
export function honoredBy(since: PlainDate): PlainDate {
  let day = since;
  for (let left = STOP_BUSINESS_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** Request body of `POST /api/admin/{collection}/{id}/do-not-call`. */
export const doNotCallChangeSchema = z.strictObject({
  /** Which of the record's own contact points. */
  contact: z.enum(CONTACT_POINTS, { error: 'Use phone or email' }),
  is_marked: z.boolean({ error: 'Send true to mark it, false to lift the mark' }),
});
export type DoNotCallChange = z.infer<typeof doNotCallChangeSchema>;
