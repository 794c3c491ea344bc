import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { type NotificationHealth, notificationTrouble } from '#domain/notifications/mailing.ts';
import { overdueUntil } from '#domain/notifications/outbox.ts';
import { isLate } from '#domain/records/queue.ts';
import type { OpeningHours } from '#domain/shared/opening-hours.ts';
import { healthQuery } from '#features/admin/data/queries.ts';
import { localTime, useMinute } from '#features/admin/local-time.ts';
import { ALERT, Icon } from '#ui/Icon.tsx';

import { isWaiting, type QueueState } from './queue.ts';

const TASK = 'docs/tasks/set-up-notifications.md';

/** Describes a problem with the notifications and what to do about it; `undefined` if there is none. */
export function troubleText(health: NotificationHealth, now: Date): string | undefined {
  const failing = health.mailings.find(({ failures }) => failures > 0);
  switch (notificationTrouble(health, now)) {
    case undefined:
      return undefined;
    case 'nobody-is-told':
      return `Nobody is told when somebody writes: no address is set up. Put yours into NOTIFY_TO and deploy again (${TASK}).`;
    case 'no-sweep': {
      const since = health.sweptAt === null ? 'have not run yet' : `last ran ${localTime(health.sweptAt)}`;
      return `Nobody is told when somebody writes: notifications ${since}, and should run every 5 minutes. Look at this page often, and see why the schedule does not run (${TASK}).`;
    }
    case 'not-delivered': {
      const receiver = failing?.mailing === 'webhook' ? 'The other system' : 'The mail server';
      const how = failing?.failure === 'refused' ? 'refuses messages' : 'cannot be reached';
      const since = failing?.failingSince ? ` since ${localTime(failing.failingSince)}` : '';
      const next = failing?.nextTryAt ? ` The next try is at ${localTime(failing.nextTryAt)}.` : '';
      const setting = failing?.mailing === 'webhook' ? 'WEBHOOK_URL and WEBHOOK_SECRET' : 'SMTP_URL';
      return `${receiver} ${how}${since}, so what comes in may not be told.${next} Look at this page often, and check ${setting} (${TASK}).`;
    }
    case 'address-refuses':
      return `An address in NOTIFY_TO or ESCALATE_TO refuses our mail; the others get it. Check each of them (${TASK}).`;
  }
}

/**
 * Describes how many people have waited too long; `undefined` if nobody has.
 *
 * @param lateUntil see {@link isLate}
 */
export function lateText(
  { entries = [], hasMore }: Pick<QueueState, 'entries' | 'hasMore'>,
  lateUntil: Date,
): string | undefined {
  const late = entries.filter((entry) => isWaiting(entry) && isLate(entry, lateUntil)).length;
  if (late === 0) return undefined;
  // Sorted by waiting time, so if even the last loaded entry is late, there may be more.
  const last = entries.at(-1);
  const isMore = hasMore && last !== undefined && isLate(last, lateUntil);
  const people = late === 1 && !isMore ? '1 request has' : `${late}${isMore ? ' or more' : ''} requests have`;
  return `${people} waited for more than 4 working hours. Call them first.`;
}

interface NotificationLineProps {
  readonly queue: Pick<QueueState, 'entries' | 'hasMore'>;
  /** Whether the admin is logged in. */
  readonly isReady: boolean;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
  readonly link: ReactNode;
}

/** The red line above every view: notifications do not work, or somebody has waited too long. */
export function NotificationLine({ queue, isReady, hours, link }: NotificationLineProps) {
  const { data: health } = useQuery({ ...healthQuery, enabled: isReady });
  const now = new Date(useMinute() * 60_000);
  const trouble = health && troubleText(health, now);
  const late = lateText(queue, overdueUntil(now, hours));
  return (
    <div role="alert" className="grid gap-3 empty:hidden">
      {trouble !== undefined && <Line>{trouble}</Line>}
      {late !== undefined && (
        <Line>
          {late} {link}
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex gap-3 rounded-md border border-no-line bg-no-tint p-4 font-semibold text-no">
      <Icon path={ALERT} className="mt-0.5 size-5" />
      <span className="max-w-[60em] wrap-anywhere">{children}</span>
    </p>
  );
}
