import * as z from 'zod/mini';

import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import { doNotCallSince } from '../../../src/domain/records/do-not-call.ts';
import { ANSWER_CHANGED_FIELD, isToHearOfChange } from '../../../src/domain/office/changed-answers.ts';
import { filterParameters, hasFilters, requiredFields, WAITING } from '../../../src/domain/office/filters.ts';
import { type AnyRecord, type QueueCounts, queueSchema } from '../../../src/domain/office/queue.ts';
import { CALL_AGAIN_FIELD, callAgainAt, isCallDue } from '../../../src/domain/records/work.ts';
import { recordReference } from '../../../src/domain/records/reference.ts';
import type { OpeningHours } from '../../../src/domain/shared/opening-hours.ts';
import { addDays, dayIn, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { Handler } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';
import { withQuery } from './lists.ts';

export interface QueuePorts {
  readonly stores: Readonly<
    Record<RecordKind, Pick<RecordStore<never, AnyRecord>, 'due' | 'page' | 'count'>>
  >;
  readonly clock: () => Date;
  readonly hours: OpeningHours;
}

/** Maximum number of records in an answer, of all kinds together: about 260 kB. */
const MOST = 500;
const NEW = { work_status: 'new' } as const;
/** Sorts after every possible instant. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

const queueQuery = z.strictObject({
  ...filterParameters(WAITING),
  order: z.optional(z.enum(['newest'], { error: 'Use newest' })),
});

/**
 * `GET /api/admin/queue`: the calls that are due, and new records of all kinds, those that match the filters. If there are
 * too many, those that wait longest, or with `?order=newest` those that came in last. Not paged, because it is sorted over
 * all kinds.
 */
export function queueEndpoint({ stores, clock, hours }: QueuePorts): Handler {
  return withQuery(queueQuery, async ({ order, ...chosen }) => {
    // Calls of the whole day: the page brings each up at its hour.
    const tomorrow = addDays(dayIn(clock(), hours.timeZone), 1);
    const until = startOfDay(tomorrow, hours.timeZone).toISOString();
    const limit = MOST + 1;
    const required = Object.entries(requiredFields(WAITING, chosen)).filter(
      ([, value]) => value !== undefined,
    );
    const read = async (kind: RecordKind) => {
      const where = { ...NEW, ...Object.fromEntries(required) };
      const [waiting, calls] = await Promise.all([
        order === 'newest'
          ? stores[kind].page({ where, limit })
          : stores[kind].due({ field: 'asked_at', until: END_OF_TIME, where, limit }),
        stores[kind].due({ field: CALL_AGAIN_FIELD, until, limit }),
      ]);
      const due = calls.filter(
        (record) =>
          isCallDue(record, until) &&
          required.every(([field, value]) => new Map(Object.entries<unknown>(record)).get(field) === value),
      );
      return { due, waiting, hasMore: calls.length === limit };
    };
    const kinds = await Promise.all(RECORD_KINDS.filter((kind) => hasFilters(kind, chosen)).map(read));
    const due = earliestFirst(
      kinds.flatMap((kind) => kind.due),
      callAgainAt,
    );
    const waiting = earliestFirst(
      kinds.flatMap((kind) => kind.waiting),
      ({ asked_at }) => asked_at,
    );
    const all = [...due, ...(order === 'newest' ? waiting.toReversed() : waiting)];
    // New records may be due, too.
    const found = [...new Map(all.map((record) => [recordReference(record), record])).values()];
    return answer(found.slice(0, MOST), found.length > MOST || kinds.some(({ hasMore }) => hasMore));
  });
}

/** By an instant of theirs in ISO 8601; records without one come first. */
function earliestFirst(
  records: readonly AnyRecord[],
  at: (record: AnyRecord) => string | null,
): readonly AnyRecord[] {
  return records.toSorted((one, other) => (at(one) ?? '').localeCompare(at(other) ?? ''));
}

function answer(records: readonly AnyRecord[], hasMore: boolean): Response {
  return Response.json(queueSchema.parse({ records, has_more: hasMore }));
}

/**
 * `GET /api/admin/queue/opening`: checks whose remedy opens within a month, the nearest day first, of people who agreed
 * to calls and are to be contacted still.
 */
export function openingEndpoint({ stores, clock, hours }: QueuePorts): Handler {
  return async () => {
    const since = dayIn(clock(), hours.timeZone);
    const records = await stores.submissions.due({
      field: 'opens_on',
      since,
      until: addDays(since, OPENING_DAYS),
      where: { contact_consent: true },
      limit: MOST,
    });
    return answer(records.filter(isToCallBefore), records.length === MOST);
  };
}

/**
 * `GET /api/admin/queue/changed`: checks whose answer was no or later and is another one by now, the latest change first,
 * of people who do not know it yet. Two queries by what is stored, however many records there are.
 */
export function changedEndpoint({ stores, clock, hours }: QueuePorts): Handler {
  return async () => {
    const [now, today] = [clock().toISOString(), dayIn(clock(), hours.timeZone)];
    const found = await Promise.all(
      [['opens_on', today] as const, [ANSWER_CHANGED_FIELD, now] as const].map(([field, until]) =>
        stores.submissions.due({ field, until, isLatestFirst: true, limit: MOST_CHANGED }),
      ),
    );
    const records = new Map(found.flat().map((record) => [record.id, record])).values();
    return answer(
      [...records].filter((record) => doNotCallSince(record) === null && isToHearOfChange(record, today)),
      found.some(({ length }) => length === MOST_CHANGED),
    );
  };
}

/** Maximum number of changed answers of each query, of which the page loads both with every queue. */
const MOST_CHANGED = 200;

/** Number of days for which a remedy that is to open is a reason to call. */
const OPENING_DAYS = 30;

function isToCallBefore(record: AnyRecord): boolean {
  return record.work_status !== 'closed' && doNotCallSince(record) === null;
}

/** `GET /api/admin/queue/counts`. The page asks every minute, so it reads no record: about a read for each list. */
export function waitingCountsEndpoint({ stores }: Pick<QueuePorts, 'stores'>): Handler {
  return async () => {
    const [submissions, leads, messages] = await Promise.all([
      stores.submissions.count({ where: NEW }),
      stores.leads.count({ where: NEW }),
      stores.messages.count({ where: NEW }),
    ]);
    const counts: QueueCounts = { submissions, leads, messages };
    return Response.json(counts);
  };
}
