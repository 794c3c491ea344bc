import { useEffect, type RefObject } from 'react';

import { closesBySwipe, isSwipe, type Stroke } from './swipe.ts';

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
