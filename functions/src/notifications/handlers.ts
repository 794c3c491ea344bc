import type { NotificationHealth } from '../../../src/domain/notifications/mailing.ts';
import { CHANNELS } from '../../../src/domain/notifications/outbox.ts';

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

/** `GET /api/admin/notifications`: configuration and health of the notifications. */
export function notificationHealthEndpoint({
  states,
  mail,
  webhook,
}: Pick<SweepPorts, 'states' | 'mail' | 'webhook'>): Handler {
  return async () => {
    const [sweptAt, ...mailings] = await Promise.all([
      states.sweptAt(),
      // Leave out a webhook that is no longer configured: its last failure would never be cleared.
      ...MAILINGS.filter((mailing) => mailing !== 'webhook' || webhook !== null).map(async (mailing) => ({
        mailing,
        ...(await states.read(mailing)),
      })),
    ]);
    const health: NotificationHealth = { addresses: mail?.to.length ?? 0, sweptAt, mailings };
    return Response.json(health);
  };
}
