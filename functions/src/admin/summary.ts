import {
  chartDays,
  type ChartRange,
  chartsQuerySchema,
  type SubmissionCharts,
  type SubmissionSummary,
} from '../../../src/domain/api/contract.ts';
import { ELIGIBILITY_OUTCOMES } from '../../../src/domain/check/outcome.ts';
import {
  type Classification,
  type StoredSubmission,
  submissionCounts,
} from '../../../src/domain/check/record.ts';
import { JURISDICTION_CODES } from '../../../src/domain/places/jurisdiction.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import {
  FIRST_CONTACT_FIELD,
  FIRST_CONTACT_STEPS,
  WORK_STATUSES,
  type WorkStatus,
} from '../../../src/domain/records/work.ts';
import { addDays, lastDays, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';
import { readQuery } from './lists.ts';

type Counting = Pick<RecordStore<never, StoredSubmission>, 'count'>;
type CountingStores = Readonly<Record<RecordKind, Pick<RecordStore<never, never>, 'count'>>>;

/** `GET /api/admin/summary`: the dashboard's totals. */
export function summaryEndpoint(store: Counting): Handler {
  return async () => {
    const summary: SubmissionSummary = { counts: submissionCounts(await countResults(store, {})) };
    return Response.json(summary);
  };
}

/**
 * `GET /api/admin/charts?zone&range`: numbers of checks by day, classification and state, and of all kinds of records
 * by work status, with days in the given time zone.
 */
export function chartsEndpoint(stores: CountingStores, clock: () => Date): Handler {
  return async (request) => {
    const query = readQuery(chartsQuerySchema, request.url);
    if (!query.ok) return problem(400, 'Invalid query.', { errors: query.errors });
    return Response.json(await chartRecords(stores, clock(), query.value));
  };
}

/**
 * Computes the numbers for the dashboard's charts. The store counts from its indexes, so the cost does not depend on
 * the number of records: one count for each state, three for each day, one for each classification, and one for each
 * kind and work status, and one for each kind and step of the first contact.
 *
 * @throws {Unavailable} when the store does not answer
 */
async function chartRecords(
  stores: CountingStores,
  now: Date,
  { zone, range }: { readonly zone: string; readonly range: ChartRange },
): Promise<SubmissionCharts> {
  const store = stores.submissions;
  const shownDays = lastDays(now, chartDays(range), zone);
  const from = range === 'all' ? null : (shownDays[0] ?? null);
  const filter = from === null ? {} : { since: startOfDay(from, zone).toISOString() };
  const [days, results, states, work, firstContact] = await Promise.all([
    Promise.all(
      shownDays.map(async (day) => {
        const since = startOfDay(day, zone).toISOString();
        const until = startOfDay(addDays(day, 1), zone).toISOString();
        return { day, ...(await countResults(store, { since, until })) };
      }),
    ),
    countResults(store, filter),
    Promise.all(
      JURISDICTION_CODES.map(
        async (state) => [state, await store.count({ ...filter, where: { state } })] as const,
      ),
    ),
    Promise.all(RECORD_KINDS.map(async (kind) => [kind, await countWork(stores[kind], filter)] as const)),
    countFirstContacts(stores, filter),
  ]);
  return {
    days,
    results,
    states: Object.fromEntries(states),
    work: Object.fromEntries(work) as SubmissionCharts['work'],
    firstContact,
    from,
  };
}

async function countResults(
  store: Pick<Counting, 'count'>,
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

async function countWork(
  store: CountingStores[RecordKind],
  filter: Omit<RecordFilter, 'where'>,
): Promise<Record<WorkStatus, number>> {
  const counts = await Promise.all(
    WORK_STATUSES.map(
      async (status) => [status, await store.count({ ...filter, where: { work_status: status } })] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<WorkStatus, number>;
}

async function countFirstContacts(
  stores: CountingStores,
  filter: Omit<RecordFilter, 'where'>,
): Promise<SubmissionCharts['firstContact']> {
  const counts = await Promise.all(
    FIRST_CONTACT_STEPS.map(async (step) => {
      const ofKinds = await Promise.all(
        RECORD_KINDS.map((kind) => stores[kind].count({ ...filter, where: { [FIRST_CONTACT_FIELD]: step } })),
      );
      return [step, ofKinds.reduce((sum, count) => sum + count, 0)] as const;
    }),
  );
  return Object.fromEntries(counts) as SubmissionCharts['firstContact'];
}
