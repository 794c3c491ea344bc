import { useCallback, useEffect, useRef } from 'react';

import { useAtom } from '../use-atom.ts';
import { isNotificationsHotkey } from './hotkey.ts';
import { $notifications, dismissNotification } from './notification-store.ts';
import { NotificationItem } from './NotificationItem.tsx';

/**
 * The place where {@link notify} is seen and heard; stands once on a page. Alt+T moves the focus here from anywhere,
 * Escape moves it back (specification §9).
 *
 * Everything is announced politely: a result or an error summary that takes the focus at the same moment is read first.
 */
export function Notifications() {
  const notifications = useAtom($notifications);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else region.current?.blur();
  }, []);

  const close = useCallback(
    (id: number) => {
      const hadFocus = region.current?.contains(document.activeElement) === true;
      dismissNotification(id);
      if (!hadFocus) return;
      if ($notifications.get().length > 0) region.current?.focus();
      else goBack();
    },
    [goBack],
  );

  useEffect(() => {
    const element = region.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isNotificationsHotkey(event)) {
        event.preventDefault();
        element?.focus();
      } else if (event.key === 'Escape' && element?.contains(document.activeElement) === true) {
        goBack();
      }
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget)))
        cameFrom.current = relatedTarget;
    };
    document.addEventListener('keydown', onKeyDown);
    element?.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('focusin', onFocusIn);
    };
  }, [goBack]);

  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-keyshortcuts="Alt+T"
      tabIndex={-1}
      className="group no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 rounded-md focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-primary sm:left-auto sm:w-104"
    >
      {notifications.length === 0 && (
        <p className="hidden rounded-md border border-line bg-surface p-4 text-sm text-ink group-focus:block">
          No notifications right now.
        </p>
      )}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-3">
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            region={region}
            onClose={close}
          />
        ))}
      </ol>
    </section>
  );
}
