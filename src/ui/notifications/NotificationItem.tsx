import { useCallback, useRef, type RefObject } from 'react';

import { Icon } from '../Icon.tsx';
import { CLOSE } from '../icon-paths.ts';
import { timeOnShow, type Notification, type NotificationTone } from './notification-store.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import { useSwipeToClose } from './use-swipe-to-close.ts';

/** `touch-pan-y` leaves sideways strokes to the script that closes, and scrolling to the browser. */
const NOTIFICATION_STYLE =
  'lift pointer-events-auto flex w-full touch-pan-y items-start gap-3 rounded-md border p-4 text-sm select-none ' +
  'motion-safe:transition motion-safe:starting:translate-y-4 motion-safe:starting:opacity-0';

/** Border, ground and words of each tone. */
const NOTIFICATION_TONE_STYLE: Readonly<Record<NotificationTone, string>> = {
  default: 'border-line bg-surface text-ink',
  success: 'border-good-line bg-good-tint text-good',
  destructive: 'border-no-line bg-no-tint text-no',
};

interface Props {
  readonly notification: Notification;
  /** The clock stands while somebody is in here. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onClose: (id: number) => void;
}

/** One notification with its close button; it can also be swiped away and leaves by itself unless it is a failure. */
export function NotificationItem({ notification, region, onClose }: Props) {
  const { id, title, description, tone } = notification;
  const item = useRef<HTMLLIElement>(null);
  const close = useCallback(() => {
    onClose(id);
  }, [id, onClose]);
  useAutoDismiss(region, timeOnShow(notification), close);
  useSwipeToClose(item, close);

  return (
    <li ref={item} className={`${NOTIFICATION_STYLE} ${NOTIFICATION_TONE_STYLE[tone]}`}>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere">{description}</p>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={`Close: ${title}`}
        className="-m-2 ml-auto grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <Icon path={CLOSE} className="size-5" />
      </button>
    </li>
  );
}
