import {
  chartDays,
  chartsQuerySchema,
  type SubmissionCharts,
  type SubmissionSummary,
} from '../../../src/domain/api/contract.ts';
import { ELIGIBILITY_OUTCOMES } from '../../../src/domain/check/outcome.ts';
import { submissionCounts } from '../../../src/domain/check/record.ts';
import { JURISDICTION_CODES } from '../../../src/domain/places/jurisdiction.ts';
import type { RecordKind } from '../../../src/domain/records/document.ts';
import { FIRST_CONTACT_FIELD, FIRST_CONTACT_STEPS, WORK_STATUSES } from '../../../src/domain/records/work.ts';
import { addDays, lastDays, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';
import { withQuery } from './lists.ts';

type Counting = Pick<RecordStore<never, never>, 'count'>;
type CountingStores = Readonly<Record<RecordKind, Counting>>;
type Range = Omit<RecordFilter, 'where'>;

/** `GET /api/admin/summary`: the dashboard's totals. */
export function summaryEndpoint(store: Counting): Handler {
  return async () => {
    const results = await countBy([store], 'classification', ELIGIBILITY_OUTCOMES, {});
    const summary: SubmissionSummary = { counts: submissionCounts(results) };
    return Response.json(summary);
  };
}

/**
 * `GET /api/admin/charts?range`: numbers of checks by day, classification and state, and of all kinds of records by work
 * status and first contact, with days in the operator's time zone. The store counts from its indexes, so the cost does
 * not depend on the number of records: one count for each value and each day.
 */
export function chartsEndpoint(stores: CountingStores, clock: () => Date, zone: string): Handler {
  return withQuery(chartsQuerySchema, async ({ range }) => {
    const checks = [stores.submissions];
    const shownDays = lastDays(clock(), chartDays(range), zone);
    const from = range === 'all' ? null : (shownDays[0] ?? null);
    const covered = from === null ? {} : { since: startOfDay(from, zone).toISOString() };
    const byStatus = (kind: RecordKind) => countBy([stores[kind]], 'work_status', WORK_STATUSES, covered);
    const [days, results, states, submissions, leads, messages, firstContact] = await Promise.all([
      Promise.all(
        shownDays.map(async (day) => {
          const since = startOfDay(day, zone).toISOString();
          const until = startOfDay(addDays(day, 1), zone).toISOString();
          return { day, count: await stores.submissions.count({ since, until }) };
        }),
      ),
      countBy(checks, 'classification', ELIGIBILITY_OUTCOMES, covered),
      countBy(checks, 'state', JURISDICTION_CODES, covered),
      byStatus('submissions'),
      byStatus('leads'),
      byStatus('messages'),
      countBy(Object.values(stores), FIRST_CONTACT_FIELD, FIRST_CONTACT_STEPS, covered),
    ]);
    const work = { submissions, leads, messages };
    const charts: SubmissionCharts = { days, results, states, work, firstContact, from };
    return Response.json(charts);
  });
}

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
