import type { NotificationHealth } from '../../../src/domain/notifications/mailing.ts';
import { CHANNELS, nextAtField } from '../../../src/domain/notifications/outbox.ts';
import { RECORD_KINDS } from '../../../src/domain/records/document.ts';

import { problem } from '../http/problem.ts';
import { bearerToken } from '../http/request.ts';
import type { Handler } from '../http/router.ts';
import type { Sweep, SweepPorts } from './sweep.ts';

/**
 * `POST /api/notifications/sweep`: runs a sweep. 200 with its results; 401 for anybody but the local schedule.
 *
 * @param localToken of `npm start`, because the emulators run no schedules; `null` in production: nobody may call
 */
export function sweepEndpoint(sweep: Sweep, localToken: string | null): Handler {
  return async (request) => {
    if (localToken === null || bearerToken(request.headers) !== localToken) {
      return problem(401, 'Only the schedule may call this address.', {
        headers: { 'www-authenticate': 'Bearer realm="schedule"' },
      });
    }
    return Response.json(await sweep());
  };
}

/** A record before or after a write, from a Firestore event. */
export interface WrittenRecord {
  readonly exists: boolean;
  readonly get: (field: string) => unknown;
}

/** One write to a record. */
export interface RecordWrite {
  readonly before: WrittenRecord;
  readonly after: WrittenRecord;
}

/**
 * Handles Firestore's event about a written record: runs a sweep if a person has asked. If this fails, the scheduled
 * sweep does the same a few minutes later (docs/adr/0025). Events may be delivered twice; the second sweep finds
 * nothing to send.
 */
export function recordTrigger(sweep: Sweep) {
  return async ({ before, after }: RecordWrite): Promise<void> => {
    // This field changes only when a person asks, not with delivery marks or the admin's work.
    if (after.exists && after.get('asked_at') !== before.get('asked_at')) await sweep();
  };
}

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
