import * as z from 'zod/mini';

import { type Column, spreadsheetTime } from './columns.ts';

/** What is entered in the audit log: everything that reads, changes, hands out or deletes personal data. */
export const AUDITED_ACTIONS = [
  'read-list',
  'read-person',
  'change-work',
  'correct-record',
  'withdraw-consent',
  'restore-consent',
  'delete-record',
  'export-person',
  'export-list',
  'export-audit-log',
  'sign-out-everywhere',
  'generate-sitemap',
] as const;
/** What is entered in the audit log. */
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];

const auditEntrySchema = z.object({
  /** The call's id in the request log and in the response's `X-Request-Id`. */
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** The account's id at Firebase Auth. */
  who: z.string(),
  /** The account's address at that time; `null` where it had none, and in entries of older versions. */
  email: z.nullable(z.string()),
  /** One of {@link AUDITED_ACTIONS}, or what another version has entered. */
  action: z.string(),
  /** The records' collection as paths name it; `null` where the action is about none. */
  collection: z.nullable(z.string()),
  /** The record's id; `null` where the action is not about a single one. */
  record: z.nullable(z.string()),
  /** Which fields were corrected, by their stored names; never what they hold. */
  fields: z.readonly(z.array(z.string())),
});
/** One entry of the audit log: who did what and when. It never holds anything of the record itself. */
export type AuditEntryRead = z.infer<typeof auditEntrySchema>;

/** What `GET /api/admin/audit` answers, newest first; `next` continues it, `null` at its end. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.nullable(z.string()),
});

const instant = z.optional(z.iso.datetime({ error: 'Use a time like 2026-11-21T07:00:00.000Z' }));

/** What the audit log can be asked for by. */
export const auditFilterSchema = z.strictObject({
  who: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/u, { error: 'Use the id of an account' }))),
  action: z.optional(z.enum(AUDITED_ACTIONS, { error: `Use one of ${AUDITED_ACTIONS.join(', ')}` })),
  /** This instant or later. */
  since: instant,
  /** Before this instant. */
  until: instant,
});
/** What the audit log can be asked for by. */
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** The columns of a CSV of the audit log. */
export const AUDIT_COLUMNS: readonly Column<AuditEntryRead>[] = [
  { label: 'Time (UTC)', cell: ({ at }) => spreadsheetTime(at) },
  { label: 'Who', cell: ({ email }) => email },
  { label: 'Account', cell: ({ who }) => who },
  { label: 'Action', cell: ({ action }) => action },
  { label: 'List', cell: ({ collection }) => collection },
  { label: 'Record number', cell: ({ record }) => record },
  { label: 'Fields', cell: ({ fields }) => fields.join(' ') },
  { label: 'Call number', cell: ({ id }) => id },
];
