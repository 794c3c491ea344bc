import { createHash } from 'node:crypto';

import { RECORDS_HEADER } from '../../../src/domain/api/contract.ts';
import { expiresAt } from '../../../src/domain/records/document.ts';

import type { AuditLog } from '../store/ports.ts';
import type { AdminHandler, AdminLogin } from './guard.ts';
import { placeIn } from './records.ts';

const HOUR_MS = 3_600_000;

export interface SeenPorts {
  readonly auditLog: Pick<AuditLog, 'write' | 'add'>;
  readonly clock: () => Date;
  readonly retentionMonths: number;
  /** How many records a login may be shown in an hour before a line in the log raises the alert. */
  readonly alertAbove: number;
}

/**
 * Counts the records that leave in the answers of a handler, whatever its route, before it answers: an entry of the audit
 * log for each login and hour. A record counts once in an hour, so that a list that is loaded again adds nothing and
 * costs nothing. An answer that cannot be counted is not given (503).
 */
export function seenCounter({ auditLog, clock, retentionMonths, alertAbove }: SeenPorts) {
  const inHour = hourlySets(clock);
  return (handler: AdminHandler): AdminHandler =>
    async (request, context) => {
      const response = await handler(request, context);
      if (!response.ok) return response;
      const { admin, log, requestId } = context;
      const exported = Number(response.headers.get(RECORDS_HEADER) ?? 0);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      const text = isJson ? await response.text() : undefined;
      const { hour, set: seen } = inHour(loginOf(admin));
      const records = [...new Set(recordsIn(text ?? ''))].filter((key) => !seen.has(key));
      const count = records.length + exported;
      if (count > 0) {
        const sum = await auditLog.add({
          ...entryOf('see-records', admin, hour, []),
          count,
          expireAt: expiresAt(clock(), retentionMonths),
        });
        for (const key of records) seen.add(key);
        if (sum > alertAbove) log.warn('many records seen', { requestId, count: sum });
      }
      return text === undefined ? response : new Response(text, response);
    };
}

/**
 * Wraps the handler that opens a record: the audit log names the record, once for each login and hour, before it is read.
 */
export function openingRecorder({ auditLog, clock, retentionMonths }: Omit<SeenPorts, 'alertAbove'>) {
  const inHour = hourlySets(clock);
  return (handler: AdminHandler): AdminHandler =>
    async (request, context) => {
      const place = placeIn(context.parameters);
      if (place !== undefined) {
        const { collection, id: record } = place;
        const { hour, set: written } = inHour(loginOf(context.admin));
        const entry = entryOf('open-record', context.admin, hour, [collection, record]);
        const now = clock();
        if (!written.has(entry.id)) {
          await auditLog.write({
            ...entry,
            at: now.toISOString(),
            collection,
            record,
            expireAt: expiresAt(now, retentionMonths),
          });
          written.add(entry.id);
        }
      }
      return handler(request, context);
    };
}

/** A set for each login, emptied with each hour. Of this instance: others may write the same once more. */
function hourlySets(clock: () => Date) {
  let sets = new Map<string, Set<string>>();
  let hour = 0;
  return (login: string): { readonly hour: number; readonly set: Set<string> } => {
    const now = clock().getTime();
    if (now - hour >= HOUR_MS) {
      sets = new Map();
      hour = now - (now % HOUR_MS);
    }
    const set = sets.get(login) ?? new Set();
    sets.set(login, set);
    return { hour, set };
  };
}

/** The records in a JSON text, by their kind and id. A quotation mark that somebody typed has a backslash before it. */
function recordsIn(json: string): readonly string[] {
  return [...json.matchAll(/"collection":"\w+","id":"[^"]*"/gu)].map(([key]) => key);
}

const loginOf = ({ account, at }: AdminLogin) => `${account} ${at.getTime()}`;

/** An entry for a login and an hour, with an id made of them: all instances write the same one. */
function entryOf(
  action: 'see-records' | 'open-record',
  admin: AdminLogin,
  hour: number,
  what: readonly string[],
) {
  const parts = JSON.stringify([action, loginOf(admin), hour, ...what]);
  return {
    id: `${action}-${createHash('sha256').update(parts).digest('hex').slice(0, 32)}`,
    // The hour of the login begins right after it, so that the log lists the login first.
    at: new Date(Math.max(hour, admin.at.getTime() + 1)).toISOString(),
    who: admin.account,
    email: admin.email,
    action,
    collection: null,
    record: null,
    fields: [],
    count: null,
  };
}
