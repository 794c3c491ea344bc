import * as z from 'zod/mini';

import { FINDING_KINDS } from '#domain/check/list-answer.ts';
import { CLOSE_REASONS, type ContactEntry, type ContactKind, type Work } from '#domain/records/work.ts';

/** Days that the numbers cover, today included. */
export const NUMBERS_DAYS = 30;

/** Response of `GET /api/admin/numbers`. */
export const numbersSchema = z.object({
  /** The first of the {@link NUMBERS_DAYS} days, in the operator's time zone. */
  since: z.iso.date(),
  today: z.object({ calls: z.int(), reached: z.int(), clients: z.int() }),
  /** Records of all kinds that came in since then and are closed, by the reason. */
  closed: z.record(z.enum(CLOSE_REASONS), z.int()),
  /** Checks that came in since then, by the finding. */
  findings: z.record(z.enum(FINDING_KINDS), z.int()),
});
export type Numbers = z.infer<typeof numbersSchema>;

const CALLS: ReadonlySet<ContactKind> = new Set(['called', 'no-answer', 'left-message', 'wrong-number']);

/**
 * Counts what was done since an instant. An entry that is on several records of a person counts once.
 *
 * @param since ISO 8601, UTC
 */
export function workSince(records: readonly Pick<Work, 'work_log'>[], since: string): Numbers['today'] {
  const entries = records.flatMap(({ work_log }) => work_log).filter(({ at }) => at !== null && at >= since);
  const done = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const count = (isCounted: (entry: ContactEntry) => boolean) => done.filter(isCounted).length;
  return {
    calls: count(({ kind }) => CALLS.has(kind)),
    reached: count(({ kind }) => kind === 'called'),
    clients: count(({ closed }) => closed === 'client'),
  };
}
