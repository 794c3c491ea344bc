import { useQuery } from '@tanstack/react-query';

import { type NotificationHealth, notificationTrouble } from '#domain/notifications/mailing.ts';
import { healthQuery } from '#features/admin/data/queries.ts';
import { useClock, writtenTime } from '#features/admin/times.tsx';
import { ALERT, Icon } from '#ui/Icon.tsx';

const TASK = 'docs/tasks/set-up-notifications.md';

/** Describes a problem with the notifications and what to do about it; `undefined` if there is none. */
export function troubleText(health: NotificationHealth, now: Date, timeZone: string): string | undefined {
  const written = (iso: string) => writtenTime(iso, timeZone);
  const failing = health.mailings.find(({ failures }) => failures > 0);
  switch (notificationTrouble(health, now)) {
    case undefined:
      return undefined;
    case 'nobody-is-told':
      return `Nobody is told when somebody writes: no address is set up. Put yours into NOTIFY_TO and deploy again (${TASK}).`;
    case 'no-sweep': {
      const since = health.sweptAt === null ? 'have not run yet' : `last ran ${written(health.sweptAt)}`;
      return `Nobody is told when somebody writes: notifications ${since}, and should run every 5 minutes. Look at this page often, and see why the schedule does not run (${TASK}).`;
    }
    case 'not-delivered': {
      const receiver = failing?.mailing === 'webhook' ? 'The other system' : 'The mail server';
      const how = failing?.failure === 'refused' ? 'refuses messages' : 'cannot be reached';
      const since = failing?.failingSince ? ` since ${written(failing.failingSince)}` : '';
      const next = failing?.nextTryAt ? ` The next try is at ${written(failing.nextTryAt)}.` : '';
      const setting = failing?.mailing === 'webhook' ? 'WEBHOOK_URL and WEBHOOK_SECRET' : 'SMTP_URL';
      return `${receiver} ${how}${since}, so what comes in may not be told.${next} Look at this page often, and check ${setting} (${TASK}).`;
    }
    case 'address-refuses':
      return `An address in NOTIFY_TO or ESCALATE_TO refuses our mail; the others get it. Check each of them (${TASK}).`;
  }
}

/** The red line above every view when notifications do not work; nothing otherwise. */
export function NotificationLine({ isReady }: { readonly isReady: boolean }) {
  const { data: health } = useQuery({ ...healthQuery, enabled: isReady });
  const { now, timeZone } = useClock();
  const trouble = health && troubleText(health, now, timeZone);
  return (
    <div role="alert" className="px-4 pt-3 empty:hidden xl:px-6">
      {trouble !== undefined && (
        <p className="flex gap-3 rounded-md border border-no-line bg-no-tint px-4 py-2.5 text-sm font-semibold text-no">
          <Icon path={ALERT} className="size-5" />
          <span className="wrap-anywhere">{trouble}</span>
        </p>
      )}
    </div>
  );
}
