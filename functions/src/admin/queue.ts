import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import { doNotCallSince } from '../../../src/domain/records/do-not-call.ts';
import { type AnyRecord, inRow, type Queue, type QueueCounts } from '../../../src/domain/office/queue.ts';
import { CALL_AGAIN_FIELD, isCallDue } from '../../../src/domain/records/work.ts';
import type { OpeningHours } from '../../../src/domain/shared/opening-hours.ts';
import { addDays, dayIn, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { Handler } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';

export interface QueuePorts {
  readonly stores: Readonly<
    Record<RecordKind, Pick<RecordStore<never, AnyRecord>, 'due' | 'page' | 'count'>>
  >;
  readonly clock: () => Date;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
}

/** Maximum number of new records of each kind, and of due calls. */
const MOST_OF_A_KIND = 500;
const NEW = { work_status: 'new' } as const;
/** Sorts after every possible instant. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';

/**
 * `GET /api/admin/queue`: new records of all kinds, and the calls that are due. If there are too many, those that wait
 * longest, or with `?order=newest` those that came in last. Not paged, because it is sorted over all kinds.
 */
export function queueEndpoint({ stores, clock, hours }: QueuePorts): Handler {
  return async (request) => {
    const isNewest = new URL(request.url).searchParams.get('order') === 'newest';
    // Calls of the whole day: the page brings each up at its hour.
    const tomorrow = addDays(dayIn(clock(), hours.timeZone), 1);
    const until = startOfDay(tomorrow, hours.timeZone).toISOString();
    const limit = MOST_OF_A_KIND + 1;
    const read = async (kind: RecordKind) => {
      const [waiting, calls] = await Promise.all([
        isNewest
          ? stores[kind].page({ where: NEW, limit })
          : stores[kind].due({ field: 'asked_at', until: END_OF_TIME, where: NEW, limit }),
        stores[kind].due({ field: CALL_AGAIN_FIELD, until, limit }),
      ]);
      const due = calls.filter((record) => isCallDue(record, until));
      const found = [...due.slice(0, MOST_OF_A_KIND), ...waiting.slice(0, MOST_OF_A_KIND)];
      return {
        // New records may be due, too.
        records: [...new Map(found.map((record) => [record.id, record])).values()],
        hasMore: waiting.length === limit || calls.length === limit,
      };
    };
    const kinds = await Promise.all(RECORD_KINDS.map(read));
    const queue: Queue = {
      records: kinds.flatMap(({ records }) => records.map(inRow)),
      has_more: kinds.some(({ hasMore }) => hasMore),
    };
    return Response.json(queue);
  };
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
      limit: MOST_OF_A_KIND,
    });
    return Response.json({ records: records.filter(isToCallBefore).map(inRow) });
  };
}

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
