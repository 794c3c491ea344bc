import { ELIGIBILITY_OUTCOMES } from '~/domain/check/outcome.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import {
  submissionCounts,
  type Classification,
  type StoredSubmission,
  type SubmissionSummary,
  CHART_DAYS,
  type SubmissionCharts,
} from '~/domain/check/record.ts';
import { daysLater, lastDays, startOfDay } from '~/domain/shared/plain-date.ts';
import type { Clock } from '../ports/clock.ts';
import type { RecordFilter, RecordStore } from '../ports/record-store.ts';

type Counting = Pick<RecordStore<never, StoredSubmission>, 'count'>;

/** Counts saved checks. */
export type SummariseSubmissions = () => Promise<SubmissionSummary>;

/** Counts saved checks by day, result and state, on the calendar of a time zone. */
export type ChartSubmissions = (zone: string) => Promise<SubmissionCharts>;

/**
 * The dashboard's totals, counted by the store without reading a record.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function summariseSubmissions(store: Counting): SummariseSubmissions {
  return async () => ({ counts: submissionCounts(await countResults(store, {})) });
}

/**
 * The numbers of the dashboard's charts. The store counts them from its indexes, so that the cost does not grow with
 * the records: one count a state, three a day, three in all.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function chartSubmissions(store: Counting, clock: Clock): ChartSubmissions {
  return async (zone) => {
    const [days, results, states] = await Promise.all([
      Promise.all(
        lastDays(clock(), CHART_DAYS, zone).map(async (day) => {
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
  };
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
