import { useStore } from '@nanostores/react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

import { format } from '#domain/shared/format.ts';

import { useControlWords } from '#ui/control-words.ts';
import { CLOSE, Icon } from '#ui/Icon.tsx';
import { isToastsHotkey, TOASTS_HOTKEY } from './hotkey.ts';
import { $toasts, dismissToast, type Toast, type ToastTone, timeOnShow } from './store.ts';

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

/** `touch-pan-y`: horizontal swipes go to the script, vertical scrolling to the browser. */
const TOAST_STYLE =
  'lift pointer-events-auto flex w-full touch-pan-y items-start gap-3 rounded-md border p-4 text-sm select-none ' +
  'motion-safe:transition motion-safe:starting:translate-y-4 motion-safe:starting:opacity-0';

/** Class names for border, background and text of each tone. */
const TOAST_TONE_STYLE: Readonly<Record<ToastTone, string>> = {
  default: 'border-line bg-surface text-ink',
  success: 'border-good-line bg-good-tint text-good',
  destructive: 'border-no-line bg-no-tint text-no',
};

interface ToastItemProps {
  readonly toast: Toast;
  /** The timer pauses while the pointer or the focus is in here. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onClose: (id: number) => void;
}

/** A toast with a close button. It can be swiped away, and closes by itself unless it reports a failure. */
function ToastItem({ toast, region, onClose }: ToastItemProps) {
  const { id, title, description, tone } = toast;
  const words = useControlWords();
  const item = useRef<HTMLLIElement>(null);
  const close = useCallback(() => {
    onClose(id);
  }, [id, onClose]);
  useAutoDismiss(region, timeOnShow(toast), close);
  useSwipeToClose(item, close);

  return (
    <li ref={item} className={`${TOAST_STYLE} ${TOAST_TONE_STYLE[tone]}`}>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="wrap-anywhere">{description}</p>
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

const REGION_STYLE =
  'group no-print pointer-events-none rounded-md focus-visible:outline-3 ' +
  'focus-visible:outline-offset-4 focus-visible:outline-primary not-focus:not-has-[li]:sr-only sm:w-104';

/**
 * Region that shows and announces toasts ({@link showToast}); at most one on a page. Alt+T moves the focus here,
 * Escape moves it back (specification §9).
 *
 * It takes its place in the page, below the form that it is about, so it covers nothing.
 *
 * Announcements are polite: a result or error summary that takes the focus at the same time is read first.
 */
export function Toasts() {
  const words = useControlWords().toasts;
  const toasts = useStore($toasts);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

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
    const element = region.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isToastsHotkey(event)) {
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
      aria-label={words.label}
      aria-keyshortcuts={TOASTS_HOTKEY}
      tabIndex={-1}
      className={REGION_STYLE}
    >
      {toasts.length === 0 && (
        <p className="hidden rounded-md border border-line bg-surface p-4 text-sm text-ink group-focus:block">
          {words.empty}
        </p>
      )}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-3">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} region={region} onClose={close} />
        ))}
      </ol>
    </section>
  );
}

/** Pointer movement since pointerdown, in CSS pixels and milliseconds. */
interface Stroke {
  readonly dx: number;
  readonly dy: number;
  readonly elapsed: number;
}

/** Shorter movements are taps (CSS pixels). */
const TAP_TOLERANCE = 10;

/** Faster movements (px/ms) close at any distance. */
const FLICK_SPEED = 0.5;

/** Share of the toast's width after which a slow drag closes it. */
const FAR_ENOUGH = 0.4;

/** Whether a movement is a horizontal swipe rather than a tap or a scroll. */
export function isSwipe({ dx, dy }: Stroke): boolean {
  return Math.abs(dx) > TAP_TOLERANCE && Math.abs(dx) > Math.abs(dy);
}

/**
 * Whether a finished movement closes the toast, to either side.
 *
 * @param width of the toast, in CSS pixels
 */
export function closesBySwipe(stroke: Stroke, width: number): boolean {
  if (!isSwipe(stroke)) return false;
  const distance = Math.abs(stroke.dx);
  return distance > width * FAR_ENOUGH || distance / Math.max(stroke.elapsed, 1) > FLICK_SPEED;
}

/**
 * Lets an element be swiped away by touch, pen or mouse. After a short or reversed movement it springs back. Vertical
 * scrolling is left to the browser, so the element needs `touch-action: pan-y`.
 */
function useSwipeToClose(target: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    let start: PointerEvent | undefined;

    const strokeTo = (event: PointerEvent, from: PointerEvent): Stroke => ({
      dx: event.clientX - from.clientX,
      dy: event.clientY - from.clientY,
      elapsed: event.timeStamp - from.timeStamp,
    });
    const settle = () => {
      start = undefined;
      element.style.transform = '';
      element.style.opacity = '';
    };
    const onDown = (event: PointerEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.isPrimary && event.button === 0 && !onControl) start = event;
    };
    const onMove = (event: PointerEvent) => {
      if (start === undefined) return;
      const stroke = strokeTo(event, start);
      if (!isSwipe(stroke)) return;
      element.setPointerCapture(event.pointerId);
      element.style.transform = `translateX(${stroke.dx}px)`;
      element.style.opacity = String(1 - Math.abs(stroke.dx) / element.offsetWidth / 1.5);
    };
    const onUp = (event: PointerEvent) => {
      if (start === undefined) return;
      const closes = closesBySwipe(strokeTo(event, start), element.offsetWidth);
      settle();
      if (closes) close();
    };

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', settle, { signal });
    return () => {
      listening.abort();
    };
  }, [target, close]);
}
