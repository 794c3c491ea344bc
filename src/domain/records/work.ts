import * as z from 'zod/mini';

import { wholeNumber } from '#domain/shared/amounts.ts';
import { utcDate } from '#domain/shared/plain-date.ts';

/** What the admin has done about a record, in chronological order. */
export const WORK_STATUSES = ['new', 'contacted', 'closed'] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** Kinds of entries in the contact log: attempts to reach the person, and plain notes. */
export const CONTACT_KINDS = [
  'called',
  'no-answer',
  'left-message',
  'wrong-number',
  'texted',
  'wrote',
  'note',
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Why the work on a record has ended. */
export const CLOSE_REASONS = ['client', 'answered', 'not-reached', 'wrong-number', 'not-wanted'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Entries after which a new record counts as contacted. */
const REACHED: ReadonlySet<ContactKind> = new Set(['called', 'left-message', 'texted', 'wrote']);

/** The status of a record after an entry was added: a next call opens a closed record again. */
export function statusAfter(
  status: WorkStatus,
  { kind, call_again, closed }: Omit<Attempt, 'at'>,
): WorkStatus {
  if (closed !== null) return 'closed';
  if (status === 'closed') return call_again === null ? 'closed' : 'contacted';
  return REACHED.has(kind) ? 'contacted' : status;
}

/** Maximum length of an entry's text, in UTF-16 code units like `maxlength`. */
export const CONTACT_TEXT_LIMIT = 2000;

/** Maximum number of entries. With the longest texts in any script they still fit into a Firestore document (1 MiB). */
export const CONTACT_LOG_LIMIT = 100;

const contactEntrySchema = z.object({
  /** UUID made by the browser, so that a retry adds the entry only once. */
  id: z.string(),
  /** ISO 8601, UTC; `null` if unknown. */
  at: z.nullable(z.iso.datetime()),
  kind: z.enum(CONTACT_KINDS),
  text: z.string(),
  /** When the admin wants to call again: ISO 8601, UTC. */
  call_again: z.nullable(z.iso.datetime()),
  /** Why the work ended with this entry. */
  closed: z._default(z.nullable(z.enum(CLOSE_REASONS)), null),
  /** Email address or user id of the admin; `null` if unknown. */
  by: z.nullable(z.string()),
});
/** An entry of the contact log, which is append-only. */
export type ContactEntry = z.infer<typeof contactEntrySchema>;

/** What lists know of an entry: that somebody tried, and what follows. */
export const attemptSchema = z.pick(contactEntrySchema, {
  at: true,
  kind: true,
  call_again: true,
  closed: true,
});
export type Attempt = z.infer<typeof attemptSchema>;

/** A contact log as lists know it. */
interface Attempts {
  readonly work_log: readonly Attempt[];
}

/** The admin's work on a record; the same fields in every collection. */
export const workFields = {
  work_status: z.enum(WORK_STATUSES),
  /** Contact log, oldest entry first. */
  work_log: z.readonly(z.array(contactEntrySchema)),
  /** Incremented with each change, from 0. A change must name the version that its author saw (docs/adr/0016). */
  work_version: z.int(),
};

export type Work = { [Name in keyof typeof workFields]: z.infer<(typeof workFields)[Name]> };

export const NO_WORK: Work = { work_status: 'new', work_log: [], work_version: 0 };

/** Reads the work fields of any stored document. */
export function readWork(document: Readonly<Record<string, unknown>>): Work {
  const status = WORK_STATUSES.find((known) => known === document.work_status);
  return {
    work_status: status ?? NO_WORK.work_status,
    work_log: readContactLog(document.work_log),
    work_version: workFields.work_version.safeParse(document.work_version).data ?? NO_WORK.work_version,
  };
}

function readContactLog(log: unknown): readonly ContactEntry[] {
  return Array.isArray(log) ? log.flatMap((entry) => contactEntrySchema.safeParse(entry).data ?? []) : [];
}

const entryChangeSchema = z
  .strictObject({
    id: z.uuid({ error: 'Send a UUID as the id of this entry' }),
    kind: z.enum(CONTACT_KINDS, { error: `Use one of ${CONTACT_KINDS.join(', ')}` }),
    text: z.string({ error: 'Send a text' }).check(
      z.trim(),
      z.maxLength(CONTACT_TEXT_LIMIT, {
        error: `Use ${wholeNumber(CONTACT_TEXT_LIMIT)} characters or fewer for the text`,
      }),
    ),
    call_again: z._default(
      z.nullable(z.iso.datetime({ error: 'Use a time in UTC like 2026-11-25T18:00:00.000Z' })),
      null,
    ),
    closed: z._default(
      z.nullable(z.enum(CLOSE_REASONS, { error: `Use one of ${CLOSE_REASONS.join(', ')}` })),
      null,
    ),
  })
  .check(
    z.refine(
      ({ kind, text, call_again, closed }) =>
        kind !== 'note' || text !== '' || call_again !== null || closed !== null,
      { path: ['text'], error: 'Write the note' },
    ),
    z.refine(({ call_again, closed }) => call_again === null || closed === null, {
      path: ['closed'],
      error: 'Choose a next call or the end, not both',
    }),
  );
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** Request body of `PATCH /api/admin/{collection}/{id}`. */
export const workChangeSchema = z
  .strictObject({
    /** The `work_version` that the admin saw. */
    version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
    /** Entry to add to the contact log, by which the status changes. The server sets author and time. */
    entry: z.optional(entryChangeSchema),
    /** Id of the latest entry, to take it back. */
    undo: z.optional(z.uuid({ error: 'Send the id of the latest entry' })),
  })
  .check(
    z.refine(({ entry, undo }) => (entry === undefined) !== (undo === undefined), {
      path: ['entry'],
      error: 'Send an entry, or the id of the one to take back',
    }),
  );
export type WorkChange = z.infer<typeof workChangeSchema>;

/** Request body of `PATCH /api/admin/{collection}/{id}/answers`. */
export const correctionSchema = z.strictObject({
  /** The `work_version` that the admin saw. */
  version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
  /** The correctable answers (office/corrections.ts); parsed with the form's own schema. */
  answers: z.record(z.string(), z.unknown(), { error: 'Send the answers as one JSON object' }),
  /** Facts of a check's case that the form does not ask for (plan/plan-case.ts); all of them, or none to leave them. */
  facts: z.optional(z.unknown()),
});
export type Correction = z.infer<typeof correctionSchema>;

export interface Author {
  /** Email address or user id. */
  readonly by: string;
  readonly at: Date;
}

/** Applies a change to the work fields of a record. */
export function changedWork(
  record: Work & Partial<Since>,
  { entry, undo }: WorkChange,
  { by, at }: Author,
): Work {
  const { work_status, work_log } = record;
  const work_version = record.work_version + 1;
  if (entry !== undefined) {
    return {
      work_status: statusAfter(work_status, entry),
      work_log: [...work_log, { ...entry, at: at.toISOString(), by }],
      work_version,
    };
  }
  const rest = work_log.filter(({ id }) => id !== undo);
  return {
    work_status: statusByLog(sinceAsked({ ...record, work_log: rest })),
    work_log: rest,
    work_version,
  };
}

/** The status that the entries since a request lead to. */
function statusByLog(entries: readonly Attempt[]): WorkStatus {
  return entries.reduce<WorkStatus>(statusAfter, NO_WORK.work_status);
}

/** Since when the person has been waiting; `null` if unknown. */
type Since = Pick<Asking, 'asked_at'>;

/** The entries that were made since the person last asked. */
export function sinceAsked({ work_log, asked_at }: Attempts & Partial<Since>): readonly Attempt[] {
  return work_log.filter(({ at }) => at === null || asked_at == null || at >= asked_at);
}

/** Whether a change would exceed {@link CONTACT_LOG_LIMIT}. */
export function isLogFull({ work_log }: Pick<Work, 'work_log'>, { entry }: WorkChange): boolean {
  return entry !== undefined && work_log.length >= CONTACT_LOG_LIMIT;
}

/**
 * Whether a change can be applied to a log: its entry is not in it, whatever its contents, or the one to take back is its
 * latest.
 */
export function isApplicable({ work_log }: Pick<Work, 'work_log'>, { entry, undo }: WorkChange): boolean {
  return entry === undefined
    ? undo !== undefined && work_log.at(-1)?.id === undo
    : !work_log.some(({ id }) => id === entry.id);
}

/**
 * Whether a change has already been applied, because it is retried after its response was lost. An entry is recognized
 * by its id, however often the record has changed since; one taken back by its absence in the version that this produced.
 */
export function isDoneAlready(work: Work, { version, entry, undo }: WorkChange): boolean {
  if (entry === undefined)
    return work.work_version === version + 1 && !work.work_log.some(({ id }) => id === undo);
  const stored = work.work_log.find(({ id }) => id === entry.id);
  return (
    stored?.kind === entry.kind &&
    stored.text === entry.text &&
    stored.call_again === entry.call_again &&
    stored.closed === entry.closed
  );
}

/**
 * When the admin wants to call again, from the last entry since the person asked that names a time: ISO 8601, UTC. `null`
 * if there was another attempt since or the record was closed.
 */
export function callAgainAt(record: Pick<Work, 'work_status'> & Attempts & Partial<Since>): string | null {
  if (record.work_status === 'closed') return null;
  const last = sinceAsked(record).findLast(({ kind, call_again }) => kind !== 'note' || call_again !== null);
  return last?.call_again ?? null;
}

/** The stored result of {@link callAgainAt}, updated with each change, by which stores query due calls. */
export const CALL_AGAIN_FIELD = 'call_again_at';

/** Why the work on a closed record ended; `null` for others, and where nobody said why. */
export function closeReason({
  work_status,
  work_log,
}: Pick<Work, 'work_status'> & Attempts): CloseReason | null {
  if (work_status !== 'closed') return null;
  return work_log.findLast(({ closed }) => closed !== null)?.closed ?? null;
}

/** The stored result of {@link closeReason}, by which stores count. */
export const CLOSE_REASON_FIELD = 'closed_because';

/** The time of the latest entry of the contact log, stored by which stores query what was done on a day. */
export const WORKED_FIELD = 'worked_at';

/** The fields by which stores query work, as it is. */
export function workFieldsToQuery(record: Work & Partial<Since>) {
  return {
    [CALL_AGAIN_FIELD]: callAgainAt(record),
    [CLOSE_REASON_FIELD]: closeReason(record),
    [WORKED_FIELD]: record.work_log.at(-1)?.at ?? null,
  };
}

/** @param now ISO 8601, UTC */
export function isCallDue(record: Parameters<typeof callAgainAt>[0], now: string): boolean {
  const at = callAgainAt(record);
  return at !== null && at <= now;
}

/** Whether somebody is to be turned to now: nobody has been in touch, or the time of the next call has come. */
export function isWaiting(record: Parameters<typeof callAgainAt>[0], now: string): boolean {
  const at = callAgainAt(record);
  return at === null ? record.work_status === 'new' : at <= now;
}

export const askingFields = {
  /** When the same answers were submitted again: ISO 8601, UTC, oldest first. */
  asked_again: z.array(z.iso.datetime()),
  /** The most recent submission, since which the person has been waiting; `null` if unknown. */
  asked_at: z.nullable(z.iso.datetime()),
};

export type Asking = { [Name in keyof typeof askingFields]: z.infer<(typeof askingFields)[Name]> };

/** The fields of a new record, whose person has asked once. */
export function firstAsked(at: Date): Asking {
  return { asked_again: [], asked_at: at.toISOString() };
}

/**
 * Reads when the person asked. If that cannot be read, they asked once, when the record was created. A stored
 * `asked_at` counts as it is, because the store finds and orders waiting records by it.
 */
export function readAsking(document: Readonly<Record<string, unknown>>, createdAt: string | null): Asking {
  const again = askingFields.asked_again.safeParse(document.asked_again).data ?? [];
  const at = z.iso.datetime().safeParse(document.asked_at).data;
  return { asked_again: again, asked_at: at ?? again.at(-1) ?? createdAt };
}

/**
 * How long the retries of one save can last: four attempts of 15 seconds with pauses of up to 30 seconds
 * (src/browser/http.ts), plus a reserve. Within this time the same answers count as the same request, even if midnight
 * passes, the admin closes the record, or the clocks of two instances differ.
 */
const SAME_TRY_MS = 3 * 60_000;

/**
 * Whether answers that are already stored count as a new request: on another day in UTC, or after the record was
 * contacted or closed.
 */
export function isAskedAgain(
  { asked_at, work_status }: Pick<Asking, 'asked_at'> & { readonly work_status: WorkStatus },
  now: Date,
): boolean {
  if (asked_at === null) return true;
  const last = new Date(asked_at);
  if (Math.abs(now.getTime() - last.getTime()) < SAME_TRY_MS) return false;
  return work_status !== 'new' || utcDate(now) !== utcDate(last);
}

/** The changes to a record whose person asks again: its status becomes new; notes and history stay. */
export function askedAgain(
  record: Asking & Work,
  now: Date,
): Asking & Pick<Work, 'work_status' | 'work_version'> & { readonly [CALL_AGAIN_FIELD]: null } {
  const asked = now.toISOString();
  return {
    [CALL_AGAIN_FIELD]: null,
    work_status: 'new',
    work_version: record.work_version + 1,
    asked_again: [...record.asked_again, asked],
    asked_at: asked,
  };
}
