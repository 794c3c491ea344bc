import {
  CHART_WEEKS,
  type SubmissionCharts,
  type SubmissionSummary,
} from '../../../src/domain/api/contract.ts';
import { LIST_ANSWERS } from '../../../src/domain/check/list-answer.ts';
import { submissionCounts } from '../../../src/domain/check/record.ts';
import type { RecordKind } from '../../../src/domain/records/document.ts';
import { PROMISED_HOURS } from '../../../src/domain/office/queue.ts';
import { FIRST_CONTACT_FIELD, FIRST_CONTACT_STEPS, NOT_CONTACTED } from '../../../src/domain/records/work.ts';
import { addDays, lastDays, type PlainDate, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';

type Counting = Pick<RecordStore<never, never>, 'count'>;
type CountingStores = Readonly<Record<RecordKind, Counting>>;
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
 * `GET /api/admin/charts`: numbers of checks by week and classification, and of records of all kinds by their first
 * contact, with days in the operator's time zone. The store counts from its indexes, so the cost does not depend on the
 * number of records:
 * {@link CHART_WEEKS} times three and five times three counts.
 */
export function chartsEndpoint(stores: CountingStores, clock: () => Date, zone: string): Handler {
  return async () => {
    const now = clock();
    const days = lastDays(now, CHART_WEEKS * 7, zone);
    const firstDays = days.filter((_, index) => index % 7 === 0);
    const startsAt = (day: PlainDate) => startOfDay(day, zone).toISOString();
    const since = firstDays[0] && startsAt(firstDays[0]);
    const promised = new Date(now.getTime() - PROMISED_HOURS * 3_600_000).toISOString();
    const [weeks, firstContact, waiting] = await Promise.all([
      Promise.all(
        firstDays.map(async (from) => {
          const range = { since: startsAt(from), until: startsAt(addDays(from, 7)) };
          const counts = await countBy([stores.submissions], 'classification', LIST_ANSWERS, range);
          return { from, to: addDays(from, 6), counts };
        }),
      ),
      countBy(Object.values(stores), FIRST_CONTACT_FIELD, FIRST_CONTACT_STEPS, { since }),
      countBy(Object.values(stores), FIRST_CONTACT_FIELD, [NOT_CONTACTED], { since, until: promised }),
    ]);
    const charts: SubmissionCharts = { weeks, firstContact, stillWaiting: waiting[NOT_CONTACTED] };
    return Response.json(charts);
  };
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
