import * as z from 'zod/mini';

import { AUDIT_COLUMNS, type AuditedAction, auditFilterSchema } from '../../../src/domain/office/audit.ts';
import { expiresAt, sortKey } from '../../../src/domain/records/document.ts';

import type { Handler } from '../http/router.ts';
import type { AuditLog } from '../store/ports.ts';
import type { AdminContext, AdminHandler } from './guard.ts';
import { csvResponse, pageOf, pageParameters, timesOf, withQuery } from './lists.ts';

interface AuditPorts {
  readonly auditLog: Pick<AuditLog, 'write'>;
  readonly clock: () => Date;
  readonly retentionMonths: number;
}

/** Valid collection names and ids. Anything else in a path may be text that somebody typed, and is not stored. */
const COLLECTION_OR_ID = /^[\w-]{1,128}$/u;

/** Details of an action that the path does not contain. */
interface AuditedDetails {
  readonly collection?: string;
  /** Stored names of corrected fields. */
  readonly fields?: readonly string[];
  /** Number of records that it concerns. */
  readonly count?: number;
}

/** Records what the calling admin is about to do. */
export type WriteAudit = (
  action: AuditedAction,
  context: Pick<AdminContext, 'requestId' | 'parameters' | 'admin'>,
  details?: AuditedDetails,
) => Promise<void>;

export function auditWriter({ auditLog, clock, retentionMonths }: AuditPorts): WriteAudit {
  return (action, { requestId, parameters, admin }, details = {}) => {
    const at = clock();
    return auditLog.write({
      id: requestId,
      at: at.toISOString(),
      who: admin.account,
      email: admin.email,
      action,
      collection: loggable(details.collection ?? parameters.collection),
      record: loggable(parameters.id),
      fields: details.fields ?? [],
      count: details.count ?? null,
      expireAt: expiresAt(at, retentionMonths),
    });
  };
}

/**
 * Wraps a handler so that its action is recorded in the audit log before it runs. If the entry cannot be stored, the
 * action is not carried out and the admin is asked to try again (503). So the log may contain actions that failed
 * later, but never misses one that was carried out.
 */
export function auditTrail(write: WriteAudit) {
  return (action: AuditedAction, handler: AdminHandler, details?: AuditedDetails): AdminHandler =>
    async (request, context) => {
      await write(action, context, details);
      return handler(request, context);
    };
}

function loggable(text: string | undefined): string | null {
  return text !== undefined && COLLECTION_OR_ID.test(text) ? text : null;
}

const pageQuery = z.extend(auditFilterSchema, pageParameters({ usual: 50, most: 100 }));
const exportQuery = z.extend(auditFilterSchema, pageParameters({ usual: 500, most: 500 }));

type AuditReader = Pick<AuditLog, 'page'>;

/** `GET /api/admin/audit?limit&before&who&action&from&to`: the audit log, newest first. */
export function auditListEndpoint(auditLog: AuditReader, timeZone: string): Handler {
  return withQuery(pageQuery, async (query) => {
    const { items: entries, next } = await readPage(auditLog, query, timeZone);
    return Response.json({ entries, next });
  });
}

/** `GET /api/admin/audit.csv`, with the filters of the list: one page of the export (docs/adr/0017). */
export function auditCsvEndpoint(auditLog: AuditReader, timeZone: string): Handler {
  return withQuery(exportQuery, async (query) => {
    const { items: records, next } = await readPage(auditLog, query, timeZone);
    return csvResponse({
      name: 'audit-log',
      columns: AUDIT_COLUMNS,
      records,
      next,
      isFirst: query.before === undefined,
    });
  });
}

async function readPage(
  auditLog: AuditReader,
  { from, to, limit, ...where }: z.infer<typeof pageQuery>,
  timeZone: string,
) {
  const found = await auditLog.page({ ...where, ...timesOf({ from, to }, timeZone), limit: limit + 1 });
  return pageOf(found, limit, ({ at, id }) => sortKey(new Date(at), id));
}
