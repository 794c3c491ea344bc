import * as z from 'zod/mini';

import type { StoredSubmission } from '../../../src/domain/check/record.ts';
import type { StoredLead, StoredMessage } from '../../../src/domain/inbox/forms.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import {
  callsDue,
  comparePlaces,
  placeOf,
  queueEntry,
  type QueueCounts,
  type QueueEntry,
  type QueuePage,
  type QueuePlace,
  readPlace,
  writePlace,
} from '../../../src/domain/records/queue.ts';
import { CALL_AGAIN_FIELD } from '../../../src/domain/records/work.ts';
import type { OpeningHours } from '../../../src/domain/shared/opening-hours.ts';
import { dayIn } from '../../../src/domain/shared/plain-date.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';
import { pageOf, pageParameters, readQuery } from './lists.ts';

type Waiting<Stored extends StoredSubmission | StoredLead | StoredMessage> = Pick<
  RecordStore<never, Stored>,
  'due' | 'count'
>;

export interface QueuePorts {
  readonly stores: {
    readonly submissions: Waiting<StoredSubmission>;
    readonly leads: Waiting<StoredLead>;
    readonly messages: Waiting<StoredMessage>;
  };
  readonly clock: () => Date;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

/** Collection name of the queue in the audit log. */
export const WAITING = 'waiting';

const PAGE_SIZE = 50;

const { limit } = pageParameters({ usual: PAGE_SIZE, most: 100 });
const pageQuery = z.strictObject({
  limit,
  /** The cursor that the previous page returned as `next`. */
  after: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine((text) => readPlace(text) !== undefined, { error: 'Use the `next` of the page before' }),
        ),
      z.transform((text) => readPlace(text)),
    ),
  ),
});

/**
 * `GET /api/admin/queue?limit&after`: new records of all kinds, longest waiting first; on the first page also the calls
 * that are due. Read as a whole, because only then its order is true: it is the day's work, and does not count as reading
 * many people (read-limit.ts).
 */
export function queueEndpoint(ports: QueuePorts): Handler {
  return async (request) => {
    const query = readQuery(pageQuery, request.url);
    if (!query.ok) return problem(400, 'Invalid query.', { errors: query.errors });
    const { limit, after } = query.value;
    const now = ports.clock();
    const [found, call_again] = await Promise.all([
      waitingAfter(ports, limit + 1, after),
      after === undefined ? toCallAgain(ports, now) : null,
    ]);
    const { items, next } = pageOf(found, limit, cursorAfter);
    const page: QueuePage = {
      waiting: [...items],
      next,
      call_again: call_again && [...call_again],
    };
    return Response.json(page);
  };
}

function cursorAfter(entry: QueueEntry): string {
  return writePlace(placeOf(entry));
}

/** `GET /api/admin/queue/counts`. The page asks every minute, so it reads no record: about a read for each list. */
export function waitingCountsEndpoint(ports: Pick<QueuePorts, 'stores'>): Handler {
  return async () => Response.json(await countWaiting(ports));
}

const NEW = { work_status: 'new' } as const;
/** Sorts after every possible instant. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

async function countWaiting({ stores }: Pick<QueuePorts, 'stores'>): Promise<QueueCounts> {
  const [submissions, leads, messages] = await Promise.all([
    stores.submissions.count({ where: NEW }),
    stores.leads.count({ where: NEW }),
    stores.messages.count({ where: NEW }),
  ]);
  return { submissions, leads, messages };
}

function operatorsDay({ hours }: QueuePorts, at: Date): string {
  return dayIn(at, hours.timeZone);
}

/** Records whose call is due. If there are more than fit on a page, those that are due longest. */
async function toCallAgain(ports: QueuePorts, now: Date): Promise<readonly QueueEntry[]> {
  const { stores } = ports;
  const today = operatorsDay(ports, now);
  const kinds: readonly RecordKind[] = RECORD_KINDS;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const records = await stores[kind].due({ field: CALL_AGAIN_FIELD, until: today, limit: PAGE_SIZE });
      return records.map((record) => queueEntry(kind, record)).filter((entry) => entry !== undefined);
    }),
  );
  return callsDue(found.flat(), today).slice(0, PAGE_SIZE);
}

/** Waiting records after a position in the queue. */
async function waitingAfter(
  ports: QueuePorts,
  limit: number,
  after: QueuePlace | undefined,
): Promise<readonly QueueEntry[]> {
  // Stores can only query by instant, not by position among records of the same instant, so more records than requested
  // may have to be read.
  for (let read = limit + 1; ; read *= 2) {
    const { entries, isAll } = await readWaiting(ports, read, after?.at);
    const left = entries.filter((entry) => after === undefined || comparePlaces(placeOf(entry), after) > 0);
    if (left.length >= limit || isAll) return left.slice(0, limit);
  }
}

/**
 * Reads the first records of each kind and merges them up to the point where some kind may have more; `isAll` if none
 * has more.
 */
async function readWaiting(
  { stores }: QueuePorts,
  limit: number,
  since: string | undefined,
): Promise<{ readonly entries: readonly QueueEntry[]; readonly isAll: boolean }> {
  const kinds: readonly RecordKind[] = RECORD_KINDS;
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const records = await stores[kind].due({
        field: 'asked_at',
        since,
        until: END_OF_TIME,
        where: NEW,
        limit,
      });
      const entries = records
        .map((record) => queueEntry(kind, record))
        .filter((entry) => entry !== undefined);
      return { entries, isAll: records.length < limit };
    }),
  );
  const merged = found
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other)));
  // There may be further records with the same instant as the last one read, in any order, so that instant is excluded.
  const [end] = found
    .filter(({ isAll }) => !isAll)
    .map(({ entries }) => entries.at(-1)?.asked_at ?? '')
    .toSorted();
  return {
    entries: end === undefined ? merged : merged.filter(({ asked_at }) => asked_at < end),
    isAll: end === undefined,
  };
}
