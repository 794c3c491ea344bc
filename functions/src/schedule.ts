import { problem } from './http/problem.ts';
import { bearerToken } from './http/request.ts';
import type { Handler } from './http/router.ts';
import {
  type NotificationPorts,
  type NotificationServices,
  operatorNotifications,
} from './notifications/notify.ts';

interface SchedulePorts {
  readonly platform: Pick<NotificationPorts, 'stores' | 'clock' | 'log'>;
  readonly schedule: {
    readonly notifications: NotificationServices;
    /** Token of `npm start`, because the emulators run no schedules; `null` in production: nobody may call. */
    readonly localToken: string | null;
  };
}

/** What runs every five minutes. Never throws. */
export function scheduledWork({ platform: { stores, clock, log }, schedule }: SchedulePorts) {
  return operatorNotifications({ ...schedule.notifications, stores, clock, log });
}

/** `POST /api/schedule`: runs the scheduled work. 200 with its results; 401 for anybody but the local schedule. */
export function scheduleEndpoint(ports: SchedulePorts): Handler {
  const { localToken } = ports.schedule;
  const work = scheduledWork(ports);
  return async (request) => {
    if (localToken === null || bearerToken(request.headers) !== localToken) {
      return problem(401, 'Only the schedule may call this address.', {
        headers: { 'www-authenticate': 'Bearer realm="schedule"' },
      });
    }
    return Response.json(await work());
  };
}
