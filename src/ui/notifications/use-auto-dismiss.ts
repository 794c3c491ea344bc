import { useEffect, type RefObject } from 'react';

const STEP = 250;

/**
 * Closes a notification when its time on show is over. The clock stands while the pointer or the focus is inside the
 * region, and while the tab is in the background: the time counts for somebody who can read (WCAG 2.2.1).
 *
 * @param time in milliseconds; `null` for never
 */
export function useAutoDismiss(
  region: RefObject<HTMLElement | null>,
  time: number | null,
  close: () => void,
): void {
  useEffect(() => {
    if (time === null) return;
    let left = time;
    const timer = setInterval(() => {
      const stands = document.hidden || region.current?.matches(':is(:hover, :focus-within)') === true;
      if (!stands) left -= STEP;
      if (left > 0) return;
      clearInterval(timer);
      close();
    }, STEP);
    return () => {
      clearInterval(timer);
    };
  }, [region, time, close]);
}
