import * as z from 'zod/mini';

/** What has become of a record since it came in, in the order of the work. */
export const WORK_STATUSES = ['new', 'contacted', 'closed'] as const;
/** What has become of a record since it came in. */
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** What an entry of the contact log tells of: a try to reach the person, or a note that is none. */
export const CONTACT_KINDS = ['called', 'no-answer', 'left-message', 'texted', 'wrote', 'note'] as const;
/** What an entry of the contact log tells of. */
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The most characters (UTF-16 code units, as `maxlength` counts) of one entry's text. */
export const CONTACT_TEXT_LIMIT = 2000;

/** The most entries of a record: with the longest texts in any script they still fit into a document of Firestore. */
export const CONTACT_LOG_LIMIT = 100;

const contactEntrySchema = z.object({
  /** UUID that the browser made for it, so that a retry adds it once; {@link OLD_NOTE} for a note of an older version. */
  id: z.string(),
  /** When it was entered: ISO 8601, UTC; `null` where it is not known. */
  at: z.nullable(z.iso.datetime()),
  kind: z.enum(CONTACT_KINDS),
  text: z.string(),
  /** The day on which to call again. */
  call_again: z.nullable(z.iso.date()),
  /** Email address or account of the admin who entered it; `null` where it is not known. */
  by: z.nullable(z.string()),
});
/** One entry of the contact log. Entries are only ever added. */
export type ContactEntry = z.infer<typeof contactEntrySchema>;

/** What the admin keeps on a record: the same fields in every collection. */
export const workFields = {
  work_status: z.enum(WORK_STATUSES),
  /** The contact log, oldest entry first. */
  work_log: z.readonly(z.array(contactEntrySchema)),
  /** Counts the changes; 0 before the first. Whoever changes a record says which version they have seen. */
  work_version: z.int(),
  /** When it was last changed: ISO 8601, UTC. */
  worked_at: z.nullable(z.iso.datetime()),
};

/** What the admin keeps on a record, as the server answers a change. */
export const workSchema = z.object(workFields);
/** What the admin keeps on a record. */
export type Work = z.infer<typeof workSchema>;

/** The work on a record that has just come in. */
export const NO_WORK: Work = { work_status: 'new', work_log: [], work_version: 0, worked_at: null };

/** The id of the entry that a note of an older version is read as: records had one note each. */
export const OLD_NOTE = 'note';

/**
 * Reads the work on a stored record, whatever the document holds. Records from before there was a work status are new
 * ones, and the one note that older versions kept is the first entry of the log.
 */
export function readWork(document: Readonly<Record<string, unknown>>): Work {
  const status = WORK_STATUSES.find((known) => known === document.work_status);
  const worked = workFields.worked_at.safeParse(document.worked_at).data ?? null;
  return {
    work_status: status ?? NO_WORK.work_status,
    work_log: readContactLog(document, worked),
    work_version: workFields.work_version.safeParse(document.work_version).data ?? NO_WORK.work_version,
    worked_at: worked,
  };
}

function readContactLog({ work_log, work_note }: Readonly<Record<string, unknown>>, worked: string | null) {
  if (Array.isArray(work_log)) {
    return work_log.flatMap((entry) => contactEntrySchema.safeParse(entry).data ?? []);
  }
  if (typeof work_note !== 'string' || work_note === '') return [];
  const note: ContactEntry = {
    id: OLD_NOTE,
    at: worked,
    kind: 'note',
    text: work_note,
    call_again: null,
    by: null,
  };
  return [note];
}

const entryChangeSchema = z
  .strictObject({
    id: z.uuid({ error: 'Send a UUID as the id of this entry' }),
    kind: z.enum(CONTACT_KINDS, { error: `Use one of ${CONTACT_KINDS.join(', ')}` }),
    text: z.string({ error: 'Send a text' }).check(
      z.trim(),
      z.maxLength(CONTACT_TEXT_LIMIT, {
        error: `Use ${CONTACT_TEXT_LIMIT.toLocaleString('en-US')} characters or fewer for the text`,
      }),
    ),
    call_again: z.nullable(z.iso.date({ error: 'Use a day like 2026-11-25' })),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'note' || text !== '', {
      path: ['text'],
      error: 'Write the note',
    }),
  );

/** What `PATCH /api/admin/{collection}/{id}` is sent. */
export const workChangeSchema = z.strictObject({
  /** The version that the admin has seen. */
  version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
  status: z.enum(WORK_STATUSES, { error: `Use one of ${WORK_STATUSES.join(', ')}` }),
  /** What is to be added to the contact log. Who enters it and when is the server's to say. */
  entry: z._default(z.nullable(entryChangeSchema), null),
});
/** A change of the work on a record. */
export type WorkChange = z.infer<typeof workChangeSchema>;

/** Who changes a record, and when. */
export interface Author {
  /** Email address or account. */
  readonly by: string;
  readonly at: Date;
}

/** The work on a record after a change. */
export function changedWork(work: Work, { status, entry }: WorkChange, { by, at }: Author): Work {
  const time = at.toISOString();
  return {
    work_status: status,
    work_log: entry === null ? work.work_log : [...work.work_log, { ...entry, at: time, by }],
    work_version: work.work_version + 1,
    worked_at: time,
  };
}

/** Whether a change would add to a contact log that is full. */
export function isLogFull({ work_log }: Pick<Work, 'work_log'>, { entry }: WorkChange): boolean {
  return entry !== null && work_log.length >= CONTACT_LOG_LIMIT;
}

/** Whether the log has an entry of this id, whatever it says: no id is entered twice. */
export function hasEntry({ work_log }: Pick<Work, 'work_log'>, { entry }: WorkChange): boolean {
  return entry !== null && work_log.some(({ id }) => id === entry.id);
}

/**
 * Whether a change was made before: the response to the first call was lost, and it was retried. An entry is known by its
 * id, however often the record has changed since; a change of the status alone by the version after the one it names.
 */
export function isDoneAlready(work: Work, { version, status, entry }: WorkChange): boolean {
  if (entry === null) return work.work_version === version + 1 && work.work_status === status;
  const stored = work.work_log.find(({ id }) => id === entry.id);
  return stored?.kind === entry.kind && stored.text === entry.text && stored.call_again === entry.call_again;
}

/**
 * The day on which the admin wants to call again: that of the last entry which names one, unless the person was tried
 * since, or the record was closed.
 */
export function callAgainOn({
  work_status,
  work_log,
}: Pick<Work, 'work_status' | 'work_log'>): string | null {
  if (work_status === 'closed') return null;
  return (
    work_log.findLast(({ kind, call_again }) => kind !== 'note' || call_again !== null)?.call_again ?? null
  );
}

/** The field by which a store finds whom to call again: what {@link callAgainOn} says, written with each change. */
export const CALL_AGAIN_FIELD = 'call_again_on';

/** Whether the day to call again has come. */
export function isCallDue(work: Pick<Work, 'work_status' | 'work_log'>, today: string): boolean {
  const day = callAgainOn(work);
  return day !== null && day <= today;
}
