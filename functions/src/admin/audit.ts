import * as z from 'zod/mini';

import { AUDIT_COLUMNS, type AuditEntryRead, auditFilterSchema } from '~/domain/records/audit.ts';
import { sortKey } from '~/domain/records/document.ts';
import { NEXT_HEADER, RECORDS_HEADER } from '~/domain/records/list.ts';

import type { AuditLog, AuditQuery } from '../audit-log.ts';
import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import { csvPage } from './csv.ts';
import { pageOf, pageParameters, readQuery } from './query.ts';

const pageQuery = z.extend(auditFilterSchema, pageParameters({ usual: 50, most: 100 }));
const exportQuery = z.extend(auditFilterSchema, pageParameters({ usual: 500, most: 500 }));

type AuditReader = Pick<AuditLog, 'page'>;

/** `GET /api/admin/audit?limit&before&who&action&since&until`: the audit log, newest first. */
export function auditListEndpoint(auditLog: AuditReader): Handler {
  return async ({ url }) => {
    const query = readQuery(pageQuery, url);
    if (!query.ok) {
      return problem(400, 'The audit log cannot be asked for like this.', { errors: query.errors });
    }
    return Response.json(await readPage(auditLog, query.value));
  };
}

/** `GET /api/admin/audit.csv`, with the filters of the list: one page of the export (docs/adr/0017). */
export function auditCsvEndpoint(auditLog: AuditReader): Handler {
  return async ({ url }) => {
    const query = readQuery(exportQuery, url);
    if (!query.ok) {
      return problem(400, 'The export cannot be asked for like this.', { errors: query.errors });
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
