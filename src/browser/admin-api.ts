import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { type ChartRange, submissionChartsSchema, submissionSummarySchema } from '#domain/api/contract.ts';
import { storedSubmissionSchema, submissionPageSchema } from '#domain/check/record.ts';
import {
  leadPageSchema,
  messagePageSchema,
  storedLeadSchema,
  storedMessageSchema,
} from '#domain/inbox/record.ts';
import { notificationHealthSchema } from '#domain/notifications/mailing.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { RecordPlace } from '#domain/records/person.ts';
import { SEARCH_HEADER, type SubmissionFilter } from '#domain/records/search.ts';
import { type AuditFilter, auditPageSchema } from '#domain/records/audit.ts';
import { type AnyRecord, queueCountsSchema, queueSchema } from '#domain/records/queue.ts';
import { type Work, type WorkChange, workSchema } from '#domain/records/work.ts';

import { type CallAsAdmin, type CallFailed, jsonOf } from './admin-call.ts';

/** Position and size of a page of a list. */
export interface PageRequest {
  readonly limit: number;
  /** The `next` of the previous page; absent for the first page. */
  readonly before?: string | undefined;
  readonly filter?: SubmissionFilter;
  /** Search text. */
  readonly find?: string | undefined;
}

/** A page of a list, newest first. `next` is the cursor of the next page; `null` on the last. */
export interface RecordPage<Stored> {
  readonly records: readonly Stored[];
  readonly next: string | null;
  /** Total number of matches; `null` if unknown. */
  readonly matching: number | null;
}

/** What the back office loads through the API. The methods do not throw. */
export function adminPages(call: CallAsAdmin) {
  const get = <Value>(
    path: string,
    schema: z.ZodMiniType<Value>,
    query: Readonly<Record<string, string>> = {},
  ) => {
    const search = new URLSearchParams(query).toString();
    return call({ path: search === '' ? path : `${path}?${search}`, read: jsonOf(schema) });
  };

  /** A list, whose property in the response is named after it. */
  const list = <Page extends Pick<RecordPage<never>, 'next' | 'matching'>, Stored>(
    path: string,
    schema: z.ZodMiniType<Page>,
    recordsIn: (page: Page) => readonly Stored[],
  ) => {
    const read = async (response: Response): Promise<RecordPage<Stored> | undefined> => {
      const page = await jsonOf(schema)(response);
      return page && { records: recordsIn(page), next: page.next, matching: page.matching };
    };
    return (page: PageRequest) =>
      call({ path: `${path}?${listQuery(page)}`, headers: searchHeaders(page.find), read });
  };

  return {
    submissions: list(ADMIN_API_PATHS.submissions, submissionPageSchema, (page) => page.submissions),
    leads: list(ADMIN_API_PATHS.leads, leadPageSchema, (page) => page.leads),
    messages: list(ADMIN_API_PATHS.messages, messagePageSchema, (page) => page.messages),
    queue: () => get(ADMIN_API_PATHS.queue, queueSchema),
    waitingCounts: () => get(ADMIN_API_PATHS.waitingCounts, queueCountsSchema),
    /** Configuration and health of the notifications. */
    health: () => get(ADMIN_API_PATHS.notifications, notificationHealthSchema),
    charts: (zone: string, range: ChartRange) =>
      get(ADMIN_API_PATHS.charts, submissionChartsSchema, { zone, range }),
    summary: () => get(ADMIN_API_PATHS.summary, submissionSummarySchema),
    audit: (filter: AuditFilter, limit: number, before?: string) =>
      call({
        path: `${ADMIN_API_PATHS.audit}?${listQuery({ limit, before, filter })}`,
        read: jsonOf(auditPageSchema),
      }),
  };
}

/** The query string of a page, without question mark. */
export function listQuery({
  limit,
  before,
  filter = {},
}: Pick<PageRequest, 'limit' | 'before'> & {
  readonly filter?: Readonly<Record<string, string | undefined>> | undefined;
}): string {
  const query = new URLSearchParams({ limit: String(limit), ...(before !== undefined && { before }) });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
}

/** The header with the search text, which is not part of the URL because URLs end up in logs. */
export function searchHeaders(find: string | undefined): Readonly<Record<string, string>> {
  return find === undefined ? {} : { [SEARCH_HEADER]: encodeURIComponent(find) };
}

const personDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

const personRecordsSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  leads: z.array(storedLeadSchema),
  messages: z.array(storedMessageSchema),
});

/** Records of a person, in the format of the lists. */
export type PersonRecords = z.infer<typeof personRecordsSchema>;

const personSchema = z.extend(personRecordsSchema, {
  /** Records of somebody who may be the same. */
  possibly: personRecordsSchema,
  /** Whether more records have these contacts than were read. */
  has_more: z.boolean(),
});

/** What somebody has proven to be theirs: their verified address or number, and references of other records. */
export interface Proof {
  readonly verified: string;
  readonly also: readonly string[];
}

const exportSchema = z.object({ records: personDataSchema });
const removalSchema = z.object({ removed: z.array(z.string()) });

/** Corrected answers, by the form's field names. */
interface Correction {
  /** The `work_version` that the admin saw. */
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
}

const RECORD_SCHEMAS: Readonly<Record<RecordKind, z.ZodMiniType<AnyRecord>>> = {
  submissions: storedSubmissionSchema,
  leads: storedLeadSchema,
  messages: storedMessageSchema,
};

/** Operations on a record, and on all records of its person. The methods do not throw. */
export function adminRecords(call: CallAsAdmin) {
  return {
    setWork: (place: RecordPlace, change: WorkChange) =>
      call({ path: pathOf(place), method: 'PATCH', body: change, read: jsonOf(workSchema) }),
    remove: (place: RecordPlace) =>
      call({ path: pathOf(place), method: 'DELETE', read: () => Promise.resolve(true) }),
    correct: ({ collection, id }: RecordPlace, correction: Correction) =>
      call({
        path: pathOf({ collection, id }, ADMIN_API_PATHS.answers),
        method: 'PATCH',
        body: correction,
        read: jsonOf(z.object({ record: RECORD_SCHEMAS[collection] })),
      }),
    /** Exports the records of a record's person that they have proven to be theirs. */
    exportPerson: (place: RecordPlace, proof: Proof) =>
      call({
        path: pathOf(place, ADMIN_API_PATHS.person),
        method: 'POST',
        body: proof,
        read: jsonOf(exportSchema),
      }),
    /** Deletes the records of a record's person that they have proven to be theirs. */
    removePerson: (place: RecordPlace, proof: Proof) =>
      call({
        path: pathOf(place, ADMIN_API_PATHS.personRemoval),
        method: 'POST',
        body: proof,
        read: jsonOf(removalSchema),
      }),
    /** A record's person. */
    timeline: (place: RecordPlace) =>
      call({ path: pathOf(place, ADMIN_API_PATHS.timeline), read: jsonOf(personSchema) }),
    /**
     * Joins another record to a record's person, or keeps it apart; returns the person.
     *
     * @param other the other record's reference (domain/records/person.ts)
     */
    decideSamePerson: (place: RecordPlace, other: string, decision: 'joined' | 'apart') =>
      call({
        path: pathOf(place, ADMIN_API_PATHS.samePerson),
        method: 'POST',
        body: { other, decision },
        read: jsonOf(personSchema),
      }),
    /** Withdraws or restores the person's consent to calls and texts; returns them with their current records. */
    setDoNotCall: (place: RecordPlace, isWithdrawn: boolean) =>
      call({
        path: pathOf(place, ADMIN_API_PATHS.doNotCall),
        method: isWithdrawn ? 'POST' : 'DELETE',
        read: jsonOf(personSchema),
      }),
  };
}

/** Whether the record of a call does not exist any more. */
export function isGone({ problem }: CallFailed): boolean {
  return problem?.status === 404;
}

/** The current work fields of a record that was changed in the meantime, so that nothing was saved. */
export function workInstead(failed: CallFailed): Work | undefined {
  return currentState(failed, workSchema);
}

/** The current state of a record that was changed in the meantime, so that nothing was saved. */
export function recordInstead(failed: CallFailed, kind: RecordKind): AnyRecord | undefined {
  return currentState(failed, RECORD_SCHEMAS[kind]);
}

function currentState<Value>({ problem }: CallFailed, schema: z.ZodMiniType<Value>): Value | undefined {
  return problem?.status === 409 ? schema.safeParse(problem.current).data : undefined;
}

/** The API path of a record, or of a resource that belongs to it. */
function pathOf({ collection, id }: RecordPlace, pattern: string = ADMIN_API_PATHS.record): string {
  return pattern.replace(':collection', collection).replace(':id', encodeURIComponent(id));
}
