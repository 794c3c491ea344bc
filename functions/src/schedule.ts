import { problem } from './http/problem.ts';
import { bearerToken } from './http/request.ts';
import type { Handler } from './http/router.ts';
import {
  type NotificationPorts,
  type NotificationServices,
  operatorNotifications,
} from './notifications/notify.ts';
import type { ReminderServices } from './reminders/handlers.ts';
import { askedWriting, reminderWriting } from './reminders/write-reminders.ts';

interface SchedulePorts {
  readonly platform: Pick<NotificationPorts, 'stores' | 'clock' | 'log'>;
  readonly renters: { readonly reminders: ReminderServices };
  readonly schedule: {
    readonly notifications: NotificationServices;
    /** Token of `npm start`, because the emulators run no schedules; `null` in production: nobody may call. */
    readonly localToken: string | null;
  };
}

/** What runs every minute, because a renter waits for it. Never throws. */
export function minuteWork({ platform: { clock, log }, renters }: SchedulePorts) {
  return askedWriting({ ...renters.reminders, clock, log });
}

/** What runs every five minutes. Never throws. */
export function scheduledWork({ platform: { stores, clock, log }, renters, schedule }: SchedulePorts) {
  const notify = operatorNotifications({ ...schedule.notifications, stores, clock, log });
  const write = reminderWriting({ ...renters.reminders, clock, log });
  // The operator first: one mail, while reminders may be many.
  return async () => ({ ...(await notify()), reminders: await write() });
}

/**
 * `POST /api/schedule`: runs the scheduled work. 200 with its results; 401 for anybody but the local schedule. With
 * `?at=` an instant (ISO 8601), it only writes the reminders that are due then, for tests of the running product.
 */
export function scheduleEndpoint(ports: SchedulePorts): Handler {
  const { platform, renters, schedule } = ports;
  const { localToken } = schedule;
  const writeAsked = minuteWork(ports);
  const work = scheduledWork(ports);
  return async (request) => {
    if (localToken === null || bearerToken(request.headers) !== localToken) {
      return problem(401, 'Only the schedule may call this address.', {
        headers: { 'www-authenticate': 'Bearer realm="schedule"' },
      });
    }
    const at = new URL(request.url).searchParams.get('at');
    if (at === null) return Response.json({ asked: await writeAsked(), ...(await work()) });
    const write = reminderWriting({ ...renters.reminders, log: platform.log, clock: () => new Date(at) });
    return Response.json({ reminders: await write() });
  };
}
