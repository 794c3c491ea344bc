import { expiresAt } from '~/domain/records/document.ts';
import { bearerToken, type AdminIdentity } from './admin/guard.ts';
import type { Handler } from './http/router.ts';

/** What is entered in the audit log: everything that changes something or takes personal data away. */
export type AuditedAction =
  | 'delete-record'
  | 'change-work'
  | 'export-person'
  | 'export-list'
  | 'sign-out-everywhere'
  | 'generate-sitemap';

/** One entry: who did what and when. It never holds anything of the record itself. */
export interface AuditEntry {
  /** The same id as in the request log and in the response's `X-Request-Id`. */
  readonly requestId: string;
  readonly at: Date;
  /** The account's id at Firebase Auth, which means nothing to anybody without access to the project. */
  readonly who: string;
  readonly action: AuditedAction;
  /** The record's collection as the path names it; `null` where the action is about none. */
  readonly collection: string | null;
  /** The record's id as the path names it; `null` where the action is about none. */
  readonly record: string | null;
  /** The instant after which the store may delete the entry. */
  readonly expireAt: Date;
}

/** The audit log of the admin's actions. */
export interface AuditLog {
  /** @throws {Unavailable} when the entry cannot be stored */
  readonly write: (entry: AuditEntry) => Promise<void>;
}

/** What auditing needs from outside. */
export interface AuditPorts {
  readonly auditLog: AuditLog;
  readonly identity: AdminIdentity;
  readonly clock: () => Date;
  readonly retentionMonths: number;
}

/** Our collections and ids. Anything else in a path may be text that somebody typed, and is not stored. */
const COLLECTION_OR_ID = /^[\w-]{1,128}$/u;

/**
 * Wraps a handler so that its action is in the audit log before it runs. If the entry cannot be stored, the action is
 * not carried out and the admin is asked to try again (503). The log may therefore name an action that failed later, but
 * it never misses one that was carried out.
 *
 * Use it inside the admin guard: it reads the account from a token that the guard has verified.
 */
export function auditTrail({ auditLog, identity, clock, retentionMonths }: AuditPorts) {
  return (action: AuditedAction, handler: Handler): Handler =>
    async (request, context) => {
      const at = clock();
      const { collection, id } = context.parameters;
      await auditLog.write({
        requestId: context.requestId,
        at,
        who: await identity.account(bearerToken(request.headers) ?? ''),
        action,
        collection: loggable(collection),
        record: loggable(id),
        expireAt: expiresAt(at, retentionMonths),
      });
      return handler(request, context);
    };
}

function loggable(text: string | undefined): string | null {
  return text !== undefined && COLLECTION_OR_ID.test(text) ? text : null;
}
