import type { SubmissionSummary } from '../../../src/domain/api/contract.ts';
import { FINDING_KINDS, LIST_ANSWERS } from '../../../src/domain/check/list-answer.ts';
import { submissionCounts } from '../../../src/domain/check/record.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import { type Numbers, NUMBERS_DAYS, workSince } from '../../../src/domain/office/numbers.ts';
import { CLOSE_REASON_FIELD, CLOSE_REASONS, WORKED_FIELD } from '../../../src/domain/records/work.ts';
import { addDays, dayIn, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';

type Counting = Pick<RecordStore<never, never>, 'count'>;
type Range = Omit<RecordFilter, 'where'>;

/** `GET /api/admin/summary`: the dashboard's totals. */
export function summaryEndpoint(store: Counting): Handler {
  return async () => {
    const results = await countBy([store], 'classification', LIST_ANSWERS, {});
    const summary: SubmissionSummary = { counts: submissionCounts(results) };
    return Response.json(summary);
  };
}

/**
 * `GET /api/admin/numbers`: what was done today, why records of the last days were closed, and what the law says of their
 * checks, with days in the operator's time zone. 23 counts from the store's indexes, and the records that were worked on today.
 */
export function numbersEndpoint(
  stores: Readonly<Record<RecordKind, Counting & Pick<RecordStore<never, StoredFields>, 'due'>>>,
  clock: () => Date,
  zone: string,
): Handler {
  return async () => {
    const today = dayIn(clock(), zone);
    const since = addDays(today, 1 - NUMBERS_DAYS);
    const range = { since: startOfDay(since, zone).toISOString() };
    const morning = startOfDay(today, zone).toISOString();
    const worked = { field: WORKED_FIELD, since: morning, until: clock().toISOString(), limit: MOST_WORKED };
    const [closed, findings, ...records] = await Promise.all([
      countBy(Object.values(stores), CLOSE_REASON_FIELD, CLOSE_REASONS, range),
      countBy([stores.submissions], 'finding', FINDING_KINDS, range),
      ...RECORD_KINDS.map((kind) => stores[kind].due(worked)),
    ]);
    const numbers: Numbers = { since, today: workSince(records.flat(), morning), closed, findings };
    return Response.json(numbers);
  };
}

/** Maximum number of records of each kind that count as worked on today. */
const MOST_WORKED = 500;

/** How many records of these stores have each value of a field. */
async function countBy<Value extends string>(
  stores: readonly Counting[],
  field: string,
  values: readonly Value[],
  range: Range,
): Promise<Record<Value, number>> {
  const counts = await Promise.all(
    values.map(async (value) => {
      const ofStores = await Promise.all(
        stores.map((store) => store.count({ ...range, where: { [field]: value } })),
      );
      return [value, ofStores.reduce((sum, count) => sum + count, 0)] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Value, number>;
}
