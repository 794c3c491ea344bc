import { expiresAt } from '~/domain/records/document.ts';

import { type AdminIdentity, bearerToken } from './admin/guard.ts';
import type { Handler } from './http/router.ts';

/** What an admin can do that is written down: everything that changes something or takes personal data away. */
export type AdminActionName =
  | 'delete-record'
  | 'change-work'
  | 'export-person'
  | 'export-list'
  | 'sign-out-everywhere'
  | 'generate-sitemap';

/** One action: who, what and when, and never what the record says. */
export interface AdminAction {
  /** The request's own number, which the log and the answer name too. */
  readonly requestId: string;
  readonly at: Date;
  /** The account's id at Firebase Auth. It says nothing about anybody who has no access to the project. */
  readonly who: string;
  readonly action: AdminActionName;
  /** Which records it is about, as the address names them; `null` when it is about none, or names none of ours. */
  readonly collection: string | null;
  readonly record: string | null;
  /** When it may be forgotten. */
  readonly expireAt: Date;
}

/** The list of what admins did. Throws `Unavailable` when it cannot be written. */
export interface AdminActions {
  readonly write: (action: AdminAction) => Promise<void>;
}

/** What writing down needs from outside. */
export interface WrittenDownPorts {
  readonly actions: AdminActions;
  readonly identity: AdminIdentity;
  readonly clock: () => Date;
  readonly retentionMonths: number;
}

/** Collections and ids as ours are; anything else in an address may be somebody's text, and is not kept. */
const OWN_NAME = /^[\w-]{1,128}$/u;

/**
 * Writes down who does what before it is done: what cannot be written down is not done, and the admin is told to try
 * again (503). So the list may name an action that then failed, and never misses one that was carried out.
 *
 * Stands inside the admin guard: whoever comes here has a token that was looked at.
 */
export function writtenDown({ actions, identity, clock, retentionMonths }: WrittenDownPorts) {
  return (action: AdminActionName, handler: Handler): Handler =>
    async (request, context) => {
      const at = clock();
      const { collection, id } = context.parameters;
      await actions.write({
        requestId: context.requestId,
        at,
        who: await identity.account(bearerToken(request.headers) ?? ''),
        action,
        collection: ownName(collection),
        record: ownName(id),
        expireAt: expiresAt(at, retentionMonths),
      });
      return handler(request, context);
    };
}

function ownName(text: string | undefined): string | null {
  return text !== undefined && OWN_NAME.test(text) ? text : null;
}
