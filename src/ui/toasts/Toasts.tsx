import { useStore } from '@nanostores/react';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

import { format } from '#domain/shared/format.ts';
import { useControlWords } from '#ui/control-words.ts';
import { CLOSE, Icon } from '#ui/Icon.tsx';

import { $toasts, dismissToast, type Toast, timeOnShow } from './store.ts';

const STEP = 250;

/**
 * Closes a toast after a time. The timer pauses while the pointer or the focus is inside the region or the tab
 * is in the background, because only time to read counts (WCAG 2.2.1).
 *
 * @param time in milliseconds; `null` for never
 */
function useAutoDismiss(region: RefObject<HTMLElement | null>, time: number | null, close: () => void): void {
  useEffect(() => {
    if (time === null) return;
    let left = time;
    const timer = setInterval(() => {
      const isPaused = document.hidden || region.current?.matches(':is(:hover, :focus-within)') === true;
      if (!isPaused) left -= STEP;
      if (left > 0) return;
      clearInterval(timer);
      close();
    }, STEP);
    return () => {
      clearInterval(timer);
    };
  }, [region, time, close]);
}

/** Shorter movements are taps (CSS pixels). */
const TAP_TOLERANCE = 10;
/** Longer movements close the toast. */
const SWIPE_DISTANCE = 50;

/** Handlers of an element that can be swiped away to either side, by touch, pen or mouse. */
function useSwipe(close: () => void) {
  const start = useRef<number>(undefined);
  const settle = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent<HTMLElement>) => {
      if (isPrimary) start.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      const distance = clientX - (start.current ?? clientX);
      if (Math.abs(distance) < TAP_TOLERANCE) return;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.style.translate = `${distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = event.clientX - (start.current ?? event.clientX);
      settle(event);
      if (Math.abs(distance) > SWIPE_DISTANCE) close();
    },
    onPointerCancel: settle,
  };
}

/**
 * Scrolls what has the keyboard's focus out from under the toasts, and whatever became shorter for them: when one comes,
 * and when a dialog gives the focus back, which does not scroll by itself (WCAG 2.4.11). Everywhere else the browser
 * scrolls, by the room that toasts.css leaves.
 */
function useUncoveredFocus(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useEffect(() => {
    const height = region.current?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--toasts-height', `${height}px`);
    if (toasts.length === 0) return;
    const uncover = () => {
      const focused = document.querySelector(':focus-visible');
      if (focused === null) return;
      const { top, bottom } = focused.getBoundingClientRect();
      // Whatever is outside of the window was scrolled away.
      if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
    };
    uncover();
    document.addEventListener('focusin', uncover);
    return () => {
      document.removeEventListener('focusin', uncover);
    };
  }, [region, toasts]);
}

interface ToastItemProps {
  readonly toast: Toast;
  /** The timer pauses while the pointer or the focus is in here. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onClose: (id: number) => void;
}

/** A toast with a close button. It can be swiped away, and closes by itself unless it reports a failure. */
function ToastItem({ toast, region, onClose }: ToastItemProps) {
  const { id, title, description, tone, action } = toast;
  const words = useControlWords();
  const close = useCallback(() => {
    onClose(id);
  }, [id, onClose]);
  useAutoDismiss(region, timeOnShow(toast), close);

  return (
    <li className="toast lift" data-tone={tone} {...useSwipe(close)}>
      <div>
        <p className="font-semibold">{title}</p>
        <p>{description}</p>
        {action !== undefined && (
          <button
            type="button"
            onClick={() => {
              void action.act();
              close();
            }}
            className="link min-h-8 cursor-pointer"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        aria-label={format(words.close, { title })}
        className="-m-2 ml-auto grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
      >
        <Icon path={CLOSE} className="size-5" />
      </button>
    </li>
  );
}

/**
 * Region that shows and announces toasts ({@link showToast}); at most one on a page. Alt+T moves the focus here,
 * Escape moves it back (product §9).
 *
 * Announcements are polite: a result or error summary that takes the focus at the same time is read first.
 */
export function Toasts() {
  const words = useControlWords().toasts;
  const toasts = useStore($toasts);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  useUncoveredFocus(region, toasts);

  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else region.current?.blur();
  }, []);

  const close = useCallback(
    (id: number) => {
      const hadFocus = region.current?.contains(document.activeElement) === true;
      dismissToast(id);
      if (!hadFocus) return;
      if ($toasts.get().length > 0) region.current?.focus();
      else goBack();
    },
    [goBack],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const isInside = region.current?.contains(activeElement) === true;
      if (event.key === 'Escape' && isInside) goBack();
      // By its place on the keyboard, because Option+T types another letter on a Mac.
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!isInside) cameFrom.current = activeElement;
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [goBack]);

  return (
    <section
      ref={region}
      aria-label={words.label}
      aria-keyshortcuts="Alt+T"
      tabIndex={-1}
      className="toasts no-print"
    >
      {toasts.length === 0 && <p>{words.empty}</p>}
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} region={region} onClose={close} />
        ))}
      </ol>
    </section>
  );
}
