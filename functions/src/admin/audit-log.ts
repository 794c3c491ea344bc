import * as z from 'zod/mini';

import {
  AUDIT_COLUMNS,
  type AuditedAction,
  type AuditEntryRead,
  auditFilterSchema,
} from '../../../src/domain/records/audit.ts';
import { expiresAt, sortKey } from '../../../src/domain/records/document.ts';
import { NEXT_HEADER, RECORDS_HEADER } from '../../../src/domain/records/search.ts';

import { problem } from '../http/problem.ts';
import { bearerToken } from '../http/request.ts';
import type { Handler, RequestContext } from '../http/router.ts';
import type { AuditLog, AuditQuery } from '../store/ports.ts';
import type { AdminIdentity } from './guard.ts';
import { csvPage, pageOf, pageParameters, readQuery } from './lists.ts';

export interface AuditPorts {
  readonly auditLog: Pick<AuditLog, 'write'>;
  readonly identity: AdminIdentity;
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

/** Writes an action to the audit log. */
export type WriteAudit = (
  action: AuditedAction,
  request: Request,
  context: Pick<RequestContext, 'requestId' | 'parameters'>,
  details?: AuditedDetails,
) => Promise<void>;

/**
 * Creates a function that records what the calling admin is about to do. To be used inside the admin guard, because it
 * reads the account from the token.
 */
export function auditWriter({ auditLog, identity, clock, retentionMonths }: AuditPorts): WriteAudit {
  return async (action, request, { requestId, parameters }, details = {}) => {
    const at = clock();
    const { id: who, email } = await identity.account(bearerToken(request.headers) ?? '');
    await auditLog.write({
      requestId,
      at,
      who,
      email,
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
  return (action: AuditedAction, handler: Handler, details?: AuditedDetails): Handler =>
    async (request, context) => {
      await write(action, request, context, details);
      return handler(request, context);
    };
}

function loggable(text: string | undefined): string | null {
  return text !== undefined && COLLECTION_OR_ID.test(text) ? text : null;
}

const pageQuery = z.extend(auditFilterSchema, pageParameters({ usual: 50, most: 100 }));
const exportQuery = z.extend(auditFilterSchema, pageParameters({ usual: 500, most: 500 }));

type AuditReader = Pick<AuditLog, 'page'>;

/** `GET /api/admin/audit?limit&before&who&action&since&until`: the audit log, newest first. */
export function auditListEndpoint(auditLog: AuditReader): Handler {
  return async ({ url }) => {
    const query = readQuery(pageQuery, url);
    if (!query.ok) {
      return problem(400, 'Invalid query.', { errors: query.errors });
    }
    return Response.json(await readPage(auditLog, query.value));
  };
}

/** `GET /api/admin/audit.csv`, with the filters of the list: one page of the export (docs/adr/0017). */
export function auditCsvEndpoint(auditLog: AuditReader): Handler {
  return async ({ url }) => {
    const query = readQuery(exportQuery, url);
    if (!query.ok) {
      return problem(400, 'Invalid query.', { errors: query.errors });
    }
    const { entries, next } = await readPage(auditLog, query.value);
    return new Response(csvPage(AUDIT_COLUMNS, entries, query.value.before === undefined), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit-log.csv"',
        [RECORDS_HEADER]: String(entries.length),
        ...(next === null ? {} : { [NEXT_HEADER]: next }),
      },
    });
  };
}

async function readPage(
  auditLog: AuditReader,
  query: AuditQuery,
): Promise<{ readonly entries: readonly AuditEntryRead[]; readonly next: string | null }> {
  const found = await auditLog.page({ ...query, limit: query.limit + 1 });
  const { items: entries, next } = pageOf(found, query.limit, ({ at, id }) => sortKey(new Date(at), id));
  return { entries, next };
}
