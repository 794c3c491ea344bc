import * as z from 'zod/mini';

import { type Column, spreadsheetTime } from './columns.ts';
import { DAYS } from './filters.ts';

/** The actions that the audit log records, with their labels: all that read, change, export or delete personal data. */
export const AUDITED_ACTIONS = {
  'read-list': 'Read a page of a list',
  'change-work': 'Changed status or contact log',
  'correct-record': 'Corrected data',
  'mark-do-not-call': 'Marked a number or address “do not call”',
  'lift-do-not-call': 'Lifted the mark “do not call”',
  'delete-record': 'Deleted a record',
  'export-record': 'Exported a record',
  'export-list': 'Exported a part of a list',
  'export-audit-log': 'Exported the audit log',
  'sign-out-everywhere': 'Logged out everywhere',
  'generate-sitemap': 'Announced or checked the sitemap',
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
});

/**
 * Groups entries that follow one another with the same account, action and list, as when somebody reads page after page.
 *
 * @param entries in the order of the log
 */
export function auditRuns(entries: readonly AuditEntryRead[]): readonly (readonly AuditEntryRead[])[] {
  const runs: AuditEntryRead[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    const isSame =
      first?.who === entry.who && first.action === entry.action && first.collection === entry.collection;
    if (isSame && run !== undefined) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

export const auditFilterSchema = z.strictObject({
  who: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/u, { error: 'Use the id of an account' }))),
  action: z.optional(z.enum(ACTION_NAMES, { error: `Use one of ${ACTION_NAMES.join(', ')}` })),
  ...DAYS,
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const AUDIT_COLUMNS: readonly Column<AuditEntryRead>[] = [
  { label: 'Time (UTC)', cell: ({ at }) => spreadsheetTime(at) },
  { label: 'Who', cell: ({ email }) => email },
  { label: 'Account', cell: ({ who }) => who },
  { label: 'Action', cell: ({ action }) => action },
  { label: 'List', cell: ({ collection }) => collection },
  { label: 'Record number', cell: ({ record }) => record },
  { label: 'Fields', cell: ({ fields }) => fields.join(' ') },
  { label: 'Records', cell: ({ count }) => count },
  { label: 'Call number', cell: ({ id }) => id },
];
