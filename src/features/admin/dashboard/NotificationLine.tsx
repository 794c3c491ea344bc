import { useQuery } from '@tanstack/react-query';

import { type NotificationHealth, notificationTrouble } from '#domain/notifications/mailing.ts';
import { healthQuery } from '#features/admin/data/queries.ts';
import { useOffice } from '#features/admin/office.tsx';
import { writtenTime } from '#features/admin/times.ts';
import { ALERT, CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

const TASK = 'docs/tasks/set-up-notifications.md';

interface Trouble {
  readonly what: string;
  /** Since when, and what to do about it. */
  readonly more: string;
}

/** Describes a problem with the notifications; `undefined` if there is none. */
export function troubleText(health: NotificationHealth, now: Date, timeZone: string): Trouble | undefined {
  const written = (iso: string) => writtenTime(iso, timeZone);
  const failing = health.mailings.find(({ failures }) => failures > 0);
  switch (notificationTrouble(health, now)) {
    case undefined:
      return undefined;
    case 'nobody-is-told':
      return {
        what: 'Nobody is told when somebody writes',
        more: `No address is set up. Put yours into NOTIFY_TO and deploy again (${TASK}).`,
      };
    case 'no-sweep': {
      const since = health.sweptAt === null ? 'have not run yet' : `last ran ${written(health.sweptAt)}`;
      return {
        what: 'Nobody is told when somebody writes',
        more: `Notifications ${since}, and should run every 5 minutes. Look at this page often, and see why the schedule does not run (${TASK}).`,
      };
    }
    case 'not-delivered': {
      const receiver = failing?.mailing === 'webhook' ? 'The other system' : 'The mail server';
      const how = failing?.failure === 'refused' ? 'refuses messages' : 'cannot be reached';
      const records = failing?.failing_since
        ? `Since ${written(failing.failing_since)}, new records`
        : 'New records';
      const next = failing?.next_try_at ? ` The next try is at ${written(failing.next_try_at)}.` : '';
      const setting = failing?.mailing === 'webhook' ? 'WEBHOOK_URL and WEBHOOK_SECRET' : 'SMTP_URL';
      return {
        what: `${receiver} ${how}`,
        more: `${records} may not have been announced.${next} Look at this page often, and check ${setting} (${TASK}).`,
      };
    }
    case 'address-refuses':
      return {
        what: 'An address refuses our mail',
        more: `It is in NOTIFY_TO or ESCALATE_TO; the others get it. Check each of them (${TASK}).`,
      };
  }
}

/** The red line above every view when notifications do not work, which unfolds; nothing otherwise. */
export function NotificationLine() {
  const { data: health } = useQuery(healthQuery);
  const { now, timeZone } = useOffice();
  const trouble = health && troubleText(health, now, timeZone);
  return (
    <div role="alert" className="px-4 pt-2 empty:hidden xl:px-6">
      {trouble !== undefined && (
        <details className="rounded-md border border-no-line bg-no-tint px-3 text-sm text-no">
          <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold">
            <Icon path={ALERT} className="size-5 shrink-0" />
            {trouble.what}
            <Icon path={CHEVRON_DOWN} className="ml-auto size-4 in-open:rotate-180" />
          </summary>
          <p className="pb-2 wrap-anywhere">{trouble.more}</p>
        </details>
      )}
    </div>
  );
}
