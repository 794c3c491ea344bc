import { expiresAt } from '~/domain/records/document.ts';
import type { AdminActionName, AdminActions } from '../ports/admin-actions.ts';
import type { AdminIdentity } from '../ports/admin-identity.ts';
import type { Clock } from '../ports/clock.ts';
import { bearerToken } from './admin-guard.ts';
import type { Handler } from './routes.ts';

/** What writing down needs from outside. */
export interface WrittenDownPorts {
  readonly actions: AdminActions;
  readonly identity: AdminIdentity;
  readonly clock: Clock;
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
