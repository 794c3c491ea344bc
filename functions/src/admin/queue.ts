import * as z from 'zod/mini';

import type { StoredSubmission } from '../../../src/domain/check/record.ts';
import type { StoredLead, StoredMessage } from '../../../src/domain/inbox/forms.ts';
import type { AuditedAction } from '../../../src/domain/records/audit.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import {
  callsDue,
  comparePlaces,
  placeOf,
  queueEntry,
  type QueueCounts,
  type QueueEntry,
  type QueueNews,
  queueNewsQuerySchema,
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
import type { AuditLog, RecordStore } from '../store/ports.ts';
import type { WriteAudit } from './audit-log.ts';
import { pageOf, pageParameters, readQuery } from './lists.ts';
import { type PersonalStores, RECORD_ID, recordsOfPerson } from './records.ts';

type Waiting<Stored extends StoredSubmission | StoredLead | StoredMessage> = Pick<
  RecordStore<never, Stored>,
  'due' | 'count' | 'get'
>;

export interface QueuePorts {
  readonly stores: {
    readonly submissions: Waiting<StoredSubmission>;
    readonly leads: Waiting<StoredLead>;
    readonly messages: Waiting<StoredMessage>;
  };
  /** The same stores, for finding all records of a person. */
  readonly personalStores: PersonalStores;
  readonly auditLog: Pick<AuditLog, 'page'>;
  readonly clock: () => Date;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
  /** End of the last notification sweep: ISO 8601, UTC. */
  readonly sweptAt: () => Promise<string | null>;
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
 * that are due.
 */
export function queueEndpoint(ports: QueuePorts): Handler {
  return async (request) => {
    const query = readQuery(pageQuery, request.url);
    if (!query.ok) return problem(400, 'Invalid query.', { errors: query.errors });
    const { limit, after } = query.value;
    const now = ports.clock();
    // Read before the records, so that records that come in meanwhile are reported with a later sweep.
    const sweptAt = await ports.sweptAt();
    const isFirst = after === undefined;
    const [found, call_again, counts] = await Promise.all([
      waitingAfter(ports, limit + 1, after),
      isFirst ? toCallAgain(ports, now) : null,
      isFirst ? countWaiting(ports) : null,
    ]);
    const { items, next } = pageOf(found, limit, cursorAfter);
    const page: QueuePage = {
      waiting: [...items],
      next,
      call_again: call_again && [...call_again],
      counts,
      looked_at: now.toISOString(),
      swept_at: sweptAt,
    };
    return Response.json(page);
  };
}

function cursorAfter(entry: QueueEntry): string {
  return writePlace(placeOf(entry));
}

/** Maximum number of new records in one response: more than come in within a few minutes on the busiest day. */
const MOST_NEWS = 200;
/**
 * Maximum number of audit log entries to read: more than an admin causes within a few minutes, even with bulk actions.
 */
const MOST_ENTRIES = 200;
/** Tolerance for clock differences between instances and for records still being written. */
const OVERLAP_MS = 2 * 60_000;
/** Sweeps run every five minutes. After a longer gap, the time of the last sweep says nothing about new records. */
const LONGEST_BETWEEN_SWEEPS_MS = 7 * 60_000;

/**
 * `GET /api/admin/queue/news?looked_at&swept_at`: new records and changes by admins since the last request. The page
 * polls every minute, so an unchanged queue must cost few reads.
 *
 * Every new record starts a sweep (functions/src/index.ts). So while the last sweep is the same as before, nothing has
 * come in, and no record is read. Changes by admins are read from the audit log, also only after a new sweep (at least
 * every five minutes): reading it every minute would exceed the budget of two reads a minute. Counts are only sent
 * together with the records that they count. Due calls are sent with the first sweep of a new day.
 *
 * News that contain personal data are recorded in the audit log before they are sent. Polls without news are not
 * recorded, because their entries would bury all others.
 */
export function queueNewsEndpoint(ports: QueuePorts, writeAudit: WriteAudit): Handler {
  return async (request, context) => {
    const query = readQuery(queueNewsQuerySchema, request.url);
    if (!query.ok) return problem(400, 'Invalid query.', { errors: query.errors });
    const { looked_at, swept_at } = query.value;
    const now = ports.clock();
    const sweptAt = await ports.sweptAt();
    const isRunning = sweptAt !== null && now.getTime() - Date.parse(sweptAt) < LONGEST_BETWEEN_SWEEPS_MS;
    if (isRunning && sweptAt === swept_at) {
      const nothing: QueueNews = {
        arrived: [],
        next: null,
        call_again: null,
        changed: [],
        deleted: [],
        counts: null,
        looked_at,
        swept_at: sweptAt,
      };
      return Response.json(nothing);
    }
    const lookedAt = new Date(looked_at);
    const since = new Date(lookedAt.getTime() - OVERLAP_MS).toISOString();
    const isOtherDay = operatorsDay(ports, lookedAt) !== operatorsDay(ports, now);
    const [found, call_again, { changed, deleted }] = await Promise.all([
      waitingAfter(ports, MOST_NEWS + 1, { at: since, kind: RECORD_KINDS[0], id: '' }),
      isOtherDay ? toCallAgain(ports, now) : null,
      changedSince(ports, since),
    ]);
    const { items: arrived, next } = pageOf(found, MOST_NEWS, cursorAfter);
    if ([arrived, call_again, changed].some((named) => named !== null && named.length > 0)) {
      await writeAudit('read-list', request, context, { collection: WAITING });
    }
    const isUnchanged = [arrived, changed, deleted].every((list) => list?.length === 0);
    const news: QueueNews = {
      arrived: [...arrived],
      next,
      call_again: call_again && [...call_again],
      changed,
      deleted,
      counts: isUnchanged ? null : await countWaiting(ports),
      looked_at: now.toISOString(),
      swept_at: sweptAt,
    };
    return Response.json(news);
  };
}

/** Changes to a single record. */
const CHANGES: ReadonlySet<string> = new Set<AuditedAction>([
  'change-work',
  'correct-record',
  'delete-record',
]);
/** Changes to all records of a person. */
const CHANGES_OF_PERSON: ReadonlySet<string> = new Set<AuditedAction>([
  'withdraw-consent',
  'restore-consent',
]);

/**
 * The current state of records that admins have changed since an instant. The audit log is written before a change, so
 * it may name records that were not changed in the end.
 */
async function changedSince(
  { auditLog, personalStores, stores }: QueuePorts,
  since: string,
): Promise<Pick<QueueNews, 'changed' | 'deleted'>> {
  const found = await auditLog.page({ since, limit: MOST_ENTRIES + 1 });
  if (found.length > MOST_ENTRIES) return { changed: null, deleted: [] };
  const named = await Promise.all(
    found.map(async ({ action, collection, record: id }) => {
      if (collection === null || id === null) return [];
      if (CHANGES.has(action)) return [{ collection, id }];
      if (!CHANGES_OF_PERSON.has(action)) return [];
      const records = await recordsOfPerson(personalStores, collection, id, 'page');
      return Object.entries(records ?? {}).flatMap(([name, all]) =>
        all.map((each) => ({ collection: name, id: each.id })),
      );
    }),
  );
  const places = new Map(named.flat().map((place) => [`${place.collection} ${place.id}`, place]));
  const changed: QueueEntry[] = [];
  const deleted: QueueNews['deleted'] = [];
  await Promise.all(
    [...places.values()].map(async ({ collection, id }) => {
      const kind = RECORD_KINDS.find((name) => name === collection);
      if (kind === undefined || !RECORD_ID.test(id)) return;
      const record = await stores[kind].get(id);
      const entry = record && queueEntry(kind, record);
      if (record === undefined) deleted.push({ collection: kind, id });
      else if (entry !== undefined) changed.push(entry);
    }),
  );
  return { changed, deleted };
}

const NEW = { work_status: 'new' } as const;
/** Sorts after every possible instant. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

async function countWaiting({ stores }: QueuePorts): Promise<QueueCounts> {
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
