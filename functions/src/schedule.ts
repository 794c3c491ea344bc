import { problem } from './http/problem.ts';
import { bearerToken } from './http/request.ts';
import type { Handler } from './http/router.ts';
import { type NotificationPorts, operatorNotifications } from './notifications/notify.ts';
import type { ReminderServices } from './reminders/handlers.ts';
import { reminderWriting } from './reminders/write-reminders.ts';

type SchedulePorts = Pick<NotificationPorts, 'stores' | 'clock' | 'log'> & {
  readonly notifications: Omit<NotificationPorts, 'stores' | 'clock' | 'log'>;
  readonly reminders: ReminderServices;
};

/** All that runs every five minutes. Never throws. */
export function scheduledWork({ stores, clock, log, notifications, reminders }: SchedulePorts) {
  const notify = operatorNotifications({ stores, clock, log, ...notifications });
  const write = reminderWriting({ ...reminders, clock, log });
  // The operator first: one mail, while reminders may be many.
  return async () => ({ ...(await notify()), reminders: await write() });
}

/**
 * `POST /api/schedule`: runs the scheduled work. 200 with its results; 401 for anybody but the local schedule. With
 * `?at=` an instant (ISO 8601), it only writes the reminders that are due then, for tests of the running product.
 *
 * @param localToken of `npm start`, because the emulators run no schedules; `null` in production: nobody may call
 */
export function scheduleEndpoint(ports: SchedulePorts, localToken: string | null): Handler {
  const work = scheduledWork(ports);
  return async (request) => {
    if (localToken === null || bearerToken(request.headers) !== localToken) {
      return problem(401, 'Only the schedule may call this address.', {
        headers: { 'www-authenticate': 'Bearer realm="schedule"' },
      });
    }
    const at = new URL(request.url).searchParams.get('at');
    if (at === null) return Response.json(await work());
    const write = reminderWriting({ ...ports.reminders, log: ports.log, clock: () => new Date(at) });
    return Response.json({ reminders: await write() });
  };
}
