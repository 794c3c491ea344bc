import { ELIGIBILITY_OUTCOMES } from '~/domain/check/outcome.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import {
  CHART_DAYS,
  chartsQuerySchema,
  type Classification,
  type StoredSubmission,
  type SubmissionCharts,
  submissionCounts,
  type SubmissionSummary,
} from '~/domain/check/record.ts';
import { daysLater, lastDays, startOfDay } from '~/domain/shared/plain-date.ts';

import type { RecordFilter, RecordStore } from '../record-store.ts';
import { problem } from '../http/problem.ts';
import { readQuery } from './query.ts';
import type { Handler } from '../http/router.ts';

type Counting = Pick<RecordStore<never, StoredSubmission>, 'count'>;

/** `GET /api/admin/summary`: the dashboard's totals. */
export function summaryEndpoint(store: Counting): Handler {
  return async () => {
    const summary: SubmissionSummary = { counts: submissionCounts(await countResults(store, {})) };
    return Response.json(summary);
  };
}

/** `GET /api/admin/charts?zone`: the same by day, result and state, on the calendar of a time zone. */
export function chartsEndpoint(store: Counting, clock: () => Date): Handler {
  return async (request) => {
    const query = readQuery(chartsQuerySchema, request.url);
    if (!query.ok) return problem(400, 'The charts cannot be asked for like this.', { errors: query.errors });
    return Response.json(await chartSubmissions(store, clock(), query.value.zone));
  };
}

/**
 * The numbers of the dashboard's charts. The store counts from its indexes, so that the cost does not grow with the
 * records: one count for each state, three for each day, three in total.
 *
 * @throws {Unavailable} when the store does not answer
 */
async function chartSubmissions(store: Counting, now: Date, zone: string): Promise<SubmissionCharts> {
  const [days, results, states] = await Promise.all([
    Promise.all(
      lastDays(now, CHART_DAYS, zone).map(async (day) => {
        const since = startOfDay(day, zone).toISOString();
        const until = startOfDay(daysLater(day, 1), zone).toISOString();
        return { day, ...(await countResults(store, { since, until })) };
      }),
    ),
    countResults(store, {}),
    Promise.all(
      JURISDICTION_CODES.map(async (state) => [state, await store.count({ where: { state } })] as const),
    ),
  ]);
  return { days, results, states: Object.fromEntries(states) };
}

async function countResults(
  store: Counting,
  filter: Omit<RecordFilter, 'where'>,
): Promise<Record<Classification, number>> {
  const counts = await Promise.all(
    ELIGIBILITY_OUTCOMES.map(
      async (classification) =>
        [classification, await store.count({ ...filter, where: { classification } })] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<Classification, number>;
}
