import { type RefObject, useEffect } from 'react';

/** Pointer movement since pointerdown, in CSS pixels and milliseconds. */
export interface Stroke {
  readonly dx: number;
  readonly dy: number;
  readonly elapsed: number;
}

/** Shorter movements are taps (CSS pixels). */
const TAP_TOLERANCE = 10;
/** Faster movements (px/ms) close at any distance. */
const FLICK_SPEED = 0.5;
/** Share of the notification's width after which a slow drag closes it. */
const FAR_ENOUGH = 0.4;

/** Whether a movement is a horizontal swipe rather than a tap or a scroll. */
export function isSwipe({ dx, dy }: Stroke): boolean {
  return Math.abs(dx) > TAP_TOLERANCE && Math.abs(dx) > Math.abs(dy);
}

/**
 * Whether a finished movement closes the notification, to either side.
 *
 * @param width of the notification, in CSS pixels
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
export function useSwipeToClose(target: RefObject<HTMLElement | null>, close: () => void): void {
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
