import type { NotificationHealth } from '~/domain/notifications/health.ts';
import { CHANNELS, nextAtField } from '~/domain/notifications/outbox.ts';
import { RECORD_KINDS } from '~/domain/records/document.ts';

import type { Handler } from '../http/router.ts';
import type { SweepPorts } from './sweep.ts';

const MAILINGS = [...CHANNELS, 'summary'] as const;

/** Maximum number of pending records to count for each kind. */
const MOST_COUNTED = 100;

/** `GET /api/admin/notifications`: configuration and health of the notifications. */
export function notificationHealthEndpoint(ports: Omit<SweepPorts, 'log'>): Handler {
  return async () => {
    const { states, mail, webhook, clock } = ports;
    const [sweptAt, waiting, ...mailings] = await Promise.all([
      states.sweptAt(),
      countDue(ports, clock()),
      // Leave out a webhook that is no longer configured: its last failure would never be cleared.
      ...MAILINGS.filter((mailing) => mailing !== 'webhook' || webhook !== null).map(async (mailing) => {
        const state = await states.read(mailing);
        return {
          mailing,
          lastSentAt: state.last_sent_at,
          failures: state.failures,
          failingSince: state.failing_since,
          failure: state.failure,
          nextTryAt: state.next_try_at,
          refusedAddresses: state.refused_addresses,
        };
      }),
    ]);
    const health: NotificationHealth = {
      addresses: mail?.to.length ?? 0,
      escalationAddresses: mail?.escalateTo.length ?? 0,
      hasWebhook: webhook !== null,
      sweptAt,
      waiting,
      mailings,
    };
    return Response.json(health);
  };
}

async function countDue({ stores }: Omit<SweepPorts, 'log'>, now: Date): Promise<number> {
  const query = { field: nextAtField('notification'), until: now.toISOString(), limit: MOST_COUNTED };
  const found = await Promise.all(RECORD_KINDS.map(async (kind) => (await stores[kind].due(query)).length));
  return found.reduce((sum, count) => sum + count, 0);
}
