import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { type ChartRange, submissionChartsSchema, submissionSummarySchema } from '#domain/api/contract.ts';
import { storedSubmissionSchema, submissionPageSchema } from '#domain/check/record.ts';
import type { FieldErrors } from '#domain/forms/fields.ts';
import {
  leadPageSchema,
  messagePageSchema,
  storedLeadSchema,
  storedMessageSchema,
} from '#domain/inbox/forms.ts';
import { notificationHealthSchema } from '#domain/notifications/mailing.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { SEARCH_HEADER, type SubmissionFilter } from '#domain/records/search.ts';
import { type AuditFilter, auditPageSchema } from '#domain/records/audit.ts';
import { type AnyRecord, queueCountsSchema, queuePageSchema } from '#domain/records/queue.ts';
import { type Work, type WorkChange, workSchema } from '#domain/records/work.ts';

import { type AdminAnswer, type CallAsAdmin, type CallFailed, jsonOf } from './admin-call.ts';

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
    /** @param after the `next` of the previous page; absent for the first page */
    queue: (after?: string) =>
      get(ADMIN_API_PATHS.queue, queuePageSchema, after === undefined ? {} : { after }),
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

/** Collection and id of a record. */
export interface RecordPlace {
  readonly collection: RecordKind;
  readonly id: string;
}

/** The failures that all calls have in common. */
type CallFailure = Exclude<AdminAnswer<never>, { readonly kind: 'answered' }>;

/** Result of changing a record's work fields. */
export type WorkAnswer =
  | { readonly kind: 'saved'; readonly work: Work }
  /** The record was changed in the meantime; nothing was saved, and `work` is its current state. */
  | { readonly kind: 'outdated'; readonly work: Work }
  | { readonly kind: 'gone' }
  | CallFailure;

/** Result of a deletion. */
export type RemovalAnswer = { readonly kind: 'removed' } | { readonly kind: 'gone' } | CallFailure;

/** All stored data of a person, by collection. */
export type PersonData = z.infer<typeof personDataSchema>;

/** Result of exporting a person's data. */
export type PersonAnswer =
  { readonly kind: 'found'; readonly data: PersonData } | { readonly kind: 'gone' } | CallFailure;

/** Operations on a single record. The methods do not throw. */
export interface AdminRecords {
  readonly setWork: (place: RecordPlace, change: WorkChange) => Promise<WorkAnswer>;
  readonly remove: (place: RecordPlace) => Promise<RemovalAnswer>;
  readonly person: (place: RecordPlace) => Promise<PersonAnswer>;
}

const personDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Operations on single records through the API. */
export function adminRecords(call: CallAsAdmin): AdminRecords {
  return {
    async setWork(place, change) {
      const answer = await call({
        path: pathOf(place),
        method: 'PATCH',
        body: change,
        read: jsonOf(workSchema),
      });
      if (answer.kind === 'answered') return { kind: 'saved', work: answer.value };
      const current = workSchema.safeParse(answer.problem?.current);
      if (answer.problem?.status === 409 && current.success) return { kind: 'outdated', work: current.data };
      return failureOf(answer);
    },
    async remove(place) {
      const answer = await call({ path: pathOf(place), method: 'DELETE', read: () => Promise.resolve(true) });
      if (answer.kind === 'answered') return { kind: 'removed' };
      return failureOf(answer);
    },
    async person(place) {
      const path = pathOf(place, ADMIN_API_PATHS.person);
      const answer = await call({ path, read: jsonOf(personDataSchema) });
      if (answer.kind === 'answered') return { kind: 'found', data: answer.value };
      return failureOf(answer);
    },
  };
}

const personRecordsSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  leads: z.array(storedLeadSchema),
  messages: z.array(storedMessageSchema),
});

/** All records of a person, in the format of the lists. */
export type PersonRecords = z.infer<typeof personRecordsSchema>;

/** Result of a call about a person. */
type PersonRecordsAnswer =
  { readonly kind: 'found'; readonly records: PersonRecords } | { readonly kind: 'gone' } | CallFailure;

/** Corrected answers, by the form's field names. */
interface Correction {
  /** The `work_version` that the admin saw. */
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
}

/** Result of a correction. */
type CorrectionAnswer =
  | { readonly kind: 'saved'; readonly record: AnyRecord }
  /** The record was changed in the meantime; nothing was saved, and `record` is its current state. */
  | { readonly kind: 'outdated'; readonly record: AnyRecord }
  /** One message for each invalid answer. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'gone' }
  | CallFailure;

/** Operations on all records of a person. The methods do not throw. */
export interface AdminPerson {
  /** All records of a record's person. */
  readonly timeline: (place: RecordPlace) => Promise<PersonRecordsAnswer>;
  /** Withdraws or restores the person's consent to calls and texts; returns their current records. */
  readonly setDoNotCall: (place: RecordPlace, isWithdrawn: boolean) => Promise<PersonRecordsAnswer>;
  readonly correct: (place: RecordPlace, correction: Correction) => Promise<CorrectionAnswer>;
}

const RECORD_SCHEMAS = {
  submissions: storedSubmissionSchema,
  leads: storedLeadSchema,
  messages: storedMessageSchema,
};

/** Operations on a person's records through the API. */
export function adminPerson(call: CallAsAdmin): AdminPerson {
  async function askForRecords(
    place: RecordPlace,
    pattern: string,
    method: 'GET' | 'POST' | 'DELETE',
  ): Promise<PersonRecordsAnswer> {
    const path = pathOf(place, pattern);
    const answer = await call({ path, method, read: jsonOf(personRecordsSchema) });
    if (answer.kind === 'answered') return { kind: 'found', records: answer.value };
    return failureOf(answer);
  }

  return {
    timeline: (place) => askForRecords(place, ADMIN_API_PATHS.timeline, 'GET'),
    setDoNotCall: (place, isWithdrawn) =>
      askForRecords(place, ADMIN_API_PATHS.doNotCall, isWithdrawn ? 'POST' : 'DELETE'),
    async correct(place, correction) {
      const recordSchema: z.ZodMiniType<AnyRecord> = RECORD_SCHEMAS[place.collection];
      const answer = await call({
        path: pathOf(place, ADMIN_API_PATHS.answers),
        method: 'PATCH',
        body: correction,
        read: jsonOf(z.object({ record: recordSchema })),
      });
      if (answer.kind === 'answered') return { kind: 'saved', record: answer.value.record };
      const current = recordSchema.safeParse(answer.problem?.current);
      if (answer.problem?.status === 409 && current.success)
        return { kind: 'outdated', record: current.data };
      if (answer.problem?.errors !== undefined) return { kind: 'refused', errors: answer.problem.errors };
      return failureOf(answer);
    },
  };
}

/** Converts a 404 to `gone`. */
function failureOf(failed: CallFailed) {
  return failed.problem?.status === 404 ? ({ kind: 'gone' } as const) : failed;
}

/** The API path of a record, or of a resource that belongs to it. */
function pathOf({ collection, id }: RecordPlace, pattern: string = ADMIN_API_PATHS.record): string {
  return pattern.replace(':collection', collection).replace(':id', encodeURIComponent(id));
}
