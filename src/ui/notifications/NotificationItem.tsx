import { useCallback, useRef, type RefObject } from 'react';

import { timeOnShow, type Notification, type NotificationTone } from './notification-store.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';
import { useSwipeToClose } from './use-swipe-to-close.ts';

const TONE_CLASSES: Readonly<Record<NotificationTone, string>> = {
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
    <li
      ref={item}
      className={`pointer-events-auto flex touch-pan-y items-start gap-3 rounded-md border p-4 lift select-none motion-safe:transition motion-safe:starting:translate-y-4 motion-safe:starting:opacity-0 ${TONE_CLASSES[tone]}`}
    >
      <div className="min-w-0 grow">
        <p className="font-[700]">{title}</p>
        <p className="wrap-anywhere">{description}</p>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={`Close: ${title}`}
        className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-ink/10"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
          <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  );
}
