import * as z from 'zod/mini';

/**
 * The actions that the audit log records, with their labels: logins, and all that shows, changes, exports or deletes
 * personal data.
 */
export const AUDITED_ACTIONS = {
  'log-in': 'Logged in',
  'sign-out-everywhere': 'Logged out everywhere',
  'see-records': 'Was shown records',
  'open-record': 'Opened a record',
  'change-work': 'Changed status or contact log',
  'correct-record': 'Corrected data',
  'mark-do-not-call': 'Marked a number or address “do not call”',
  'lift-do-not-call': 'Lifted the mark “do not call”',
  'delete-record': 'Deleted a record',
  'delete-flood': 'Deleted a flood of records',
  'export-record': 'Exported a record',
  'export-list': 'Exported a part of a list',
} as const;
export type AuditedAction = keyof typeof AUDITED_ACTIONS;
const ACTION_NAMES = Object.keys(AUDITED_ACTIONS) as AuditedAction[];

/** The label of an action; an action of another version is shown unchanged. */
export function actionLabel(action: string): string {
  const known = ACTION_NAMES.find((name) => name === action);
  return known === undefined ? action : AUDITED_ACTIONS[known];
}

const auditEntrySchema = z.object({
  /** The request id, as in the request log and the response's `X-Request-Id`. */
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Firebase Auth user id. */
  who: z.string(),
  /** The account's email address at that time; `null` if it had none. */
  email: z.nullable(z.string()),
  /** One of {@link AUDITED_ACTIONS}; read as any text, so that no entry is ever hidden. */
  action: z.string(),
  /** The collection as named in API paths; `null` if the action concerns no records. */
  collection: z.nullable(z.string()),
  /** The record's id; `null` if the action does not concern a single record. */
  record: z.nullable(z.string()),
  /** Stored names of corrected fields, or of the contact point that was marked; never their values. */
  fields: z.readonly(z.array(z.string())),
  /** Number of records that the action concerns; `null` if it is one or unknown. */
  count: z.nullable(z.int()),
});
/** An entry of the audit log: who did what and when. Never contains data of the record itself. */
export type AuditEntryRead = z.infer<typeof auditEntrySchema>;

/** Response of `GET /api/admin/audit`, newest first. `next` is the cursor of the next page; `null` on the last. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.nullable(z.string()),
  /** How many records the caller's account was shown today, each counted once an hour; `null` after the first page. */
  seen_today: z.nullable(z.int()),
});
