import * as z from 'zod/mini';

/** What has become of a record since it came in, in the order of the work. */
export const WORK_STATUSES = ['new', 'contacted', 'closed'] as const;
/** What has become of a record since it came in. */
export type WorkStatus = (typeof WORK_STATUSES)[number];

/** The most characters (UTF-16 code units, as `maxlength` counts) of the admin's note. */
export const WORK_NOTE_LIMIT = 2000;

/** What the admin keeps on a record: the same fields in every collection. */
export const workFields = {
  work_status: z.enum(WORK_STATUSES),
  work_note: z.string(),
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
export const NO_WORK: Work = { work_status: 'new', work_note: '', work_version: 0, worked_at: null };

/** What `PATCH /api/admin/{collection}/{id}` is sent. */
export const workChangeSchema = z.strictObject({
  /** The version that the admin has seen. */
  version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
  status: z.enum(WORK_STATUSES, { error: `Use one of ${WORK_STATUSES.join(', ')}` }),
  note: z.string({ error: 'Send a text as the note' }).check(
    z.maxLength(WORK_NOTE_LIMIT, {
      error: `Use ${WORK_NOTE_LIMIT.toLocaleString('en-US')} characters or fewer for the note`,
    }),
  ),
});
/** A change of the work on a record. */
export type WorkChange = z.infer<typeof workChangeSchema>;

/** The work on a record after a change. */
export function changedWork({ version, status, note }: WorkChange, now: Date): Work {
  return {
    work_status: status,
    work_note: note.trim(),
    work_version: version + 1,
    worked_at: now.toISOString(),
  };
}

/**
 * Whether a record is already in the state that a change asks for, by that same change: the response to the first call
 * was lost, and it was retried.
 */
export function isDoneAlready(work: Work, change: WorkChange): boolean {
  return (
    work.work_version === change.version + 1 &&
    work.work_status === change.status &&
    work.work_note === change.note.trim()
  );
}
