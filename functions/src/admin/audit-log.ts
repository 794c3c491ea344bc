import * as z from 'zod/mini';

import type { AuditedAction } from '../../../src/domain/office/audit.ts';
import { expiresAt, sortKey } from '../../../src/domain/records/document.ts';
import { dayIn, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import type { AuditLog } from '../store/ports.ts';
import type { AdminContext, AdminHandler, AdminLogin } from './guard.ts';
import { pageOf, pageParameters, withQuery } from './lists.ts';

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
 * Records a login with its first call. The entry's id is made of the login, so that there is one however many calls and
 * instances of the functions there are.
 */
export function loginRecorder({
  auditLog,
  retentionMonths,
}: Omit<AuditPorts, 'clock'>): (login: AdminLogin) => Promise<void> {
  const recorded = new Set<string>();
  return async ({ account, email, at }) => {
    const id = `login-${account}-${at.getTime()}`;
    if (recorded.has(id)) return;
    await auditLog.write({
      id,
      at: at.toISOString(),
      who: account,
      email,
      action: 'log-in',
      collection: null,
      record: null,
      fields: [],
      count: null,
      expireAt: expiresAt(at, retentionMonths),
    });
    recorded.add(id);
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

const pageQuery = z.strictObject(pageParameters({ usual: 50, most: 100 }));

/**
 * `GET /api/admin/audit?limit&before`: the audit log, newest first, and on its first page how many records the account was
 * shown since the day began.
 *
 * @param timeZone the operator's
 */
export function auditListEndpoint(
  { auditLog, clock }: { readonly auditLog: Pick<AuditLog, 'page' | 'sum'>; readonly clock: () => Date },
  timeZone: string,
): AdminHandler {
  return (request, { admin }) =>
    withQuery(pageQuery, async ({ limit, before }) => {
      const since = startOfDay(dayIn(clock(), timeZone), timeZone).toISOString();
      const [found, seenToday] = await Promise.all([
        auditLog.page({ limit: limit + 1, before }),
        before === undefined ? auditLog.sum({ who: admin.account, action: 'see-records', since }) : null,
      ]);
      const { items: entries, next } = pageOf(found, limit, ({ at, id }) => sortKey(new Date(at), id));
      return Response.json({ entries, next, seen_today: seenToday });
    })(request);
}
