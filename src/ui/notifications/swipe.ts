import { type RefObject, useEffect } from 'react';

/** How far a finger has gone since it came down, in CSS pixels and milliseconds. */
export interface Stroke {
  readonly dx: number;
  readonly dy: number;
  readonly elapsed: number;
}

/** Below this a stroke is still a tap. */
const TAP_TOLERANCE = 10;
/** A flick this fast (px/ms) closes however short it is. */
const FLICK_SPEED = 0.5;
/** A slow drag closes when it has passed this share of the notification's width. */
const FAR_ENOUGH = 0.4;

/** Whether a stroke is a sideways swipe and not a tap or an attempt to scroll. */
export function isSwipe({ dx, dy }: Stroke): boolean {
  return Math.abs(dx) > TAP_TOLERANCE && Math.abs(dx) > Math.abs(dy);
}

/**
 * Whether a finished stroke closes the notification, to the left or to the right.
 *
 * @param width of the notification, in CSS pixels
 */
export function closesBySwipe(stroke: Stroke, width: number): boolean {
  if (!isSwipe(stroke)) return false;
  const distance = Math.abs(stroke.dx);
  return distance > width * FAR_ENOUGH || distance / Math.max(stroke.elapsed, 1) > FLICK_SPEED;
}

/**
 * Lets a finger, pen or mouse push an element aside to close it. A stroke that goes back or stays short lets it spring
 * back; scrolling up and down stays the browser's (the element needs `touch-action: pan-y`).
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
