import type { AuditedAction, AuditEntryRead, AuditFilter } from '~/domain/records/audit.ts';
import { expiresAt } from '~/domain/records/document.ts';
import { bearerToken, type AdminIdentity } from './admin/guard.ts';
import type { Handler, RequestContext } from './http/router.ts';

/** One entry: who did what and when. It never holds anything of the record itself. */
export interface AuditEntry extends Omit<AuditEntryRead, 'id' | 'at' | 'action'> {
  /** The same id as in the request log and in the response's `X-Request-Id`. */
  readonly requestId: string;
  readonly at: Date;
  readonly action: AuditedAction;
  /** The instant after which the store may delete the entry. */
  readonly expireAt: Date;
}

/** Which entries to list, newest first. */
export interface AuditQuery extends AuditFilter {
  /** How many at most. */
  readonly limit: number;
  /** Only entries older than this sort key: ISO time, `_`, id. */
  readonly before?: string | undefined;
}

/** The audit log of the admin's actions. */
export interface AuditLog {
  /** @throws {Unavailable} when the entry cannot be stored */
  readonly write: (entry: AuditEntry) => Promise<void>;
  /** @throws {Unavailable} when the store does not answer */
  readonly page: (query: AuditQuery) => Promise<readonly AuditEntryRead[]>;
}

/** What auditing needs from outside. */
export interface AuditPorts {
  readonly auditLog: Pick<AuditLog, 'write'>;
  readonly identity: AdminIdentity;
  readonly clock: () => Date;
  readonly retentionMonths: number;
}

/** Our collections and ids. Anything else in a path may be text that somebody typed, and is not stored. */
const COLLECTION_OR_ID = /^[\w-]{1,128}$/u;

/** What a call is about, where its path does not say it. */
interface AuditedDetails {
  readonly collection?: string;
  /** The stored names of the fields that are corrected. */
  readonly fields?: readonly string[];
}

/** Enters an action in the audit log; for the rest see {@link auditTrail}. */
export type WriteAudit = (
  action: AuditedAction,
  request: Request,
  context: Pick<RequestContext, 'requestId' | 'parameters'>,
  details?: AuditedDetails,
) => Promise<void>;

/** Enters what the calling admin is about to do. Use it inside the admin guard: it reads the account from the token. */
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
      expireAt: expiresAt(at, retentionMonths),
    });
  };
}

/**
 * Wraps a handler so that its action is in the audit log before it runs. If the entry cannot be stored, the action is
 * not carried out and the admin is asked to try again (503). The log may therefore name an action that failed later, but
 * it never misses one that was carried out.
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
