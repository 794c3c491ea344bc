/** Measures how long a form is in use (domain/submission/fill-time.ts). */
export interface FillClock {
  /** Somebody has entered something; only the first time counts. */
  readonly begin: () => void;
  /** Whole milliseconds since then. */
  readonly elapsed: () => number;
}

/**
 * A clock for one form. What was entered before the page's scripts were awake, or was put back by the browser after a
 * reload, was not seen to begin: then the time counts from the opening of the page.
 *
 * @param onBegin called once, at the first thing that is entered
 * @param now milliseconds since the page was opened, by a clock that never goes back
 */
export function fillClock(onBegin: () => void, now: () => number = () => performance.now()): FillClock {
  let begun: number | undefined;
  return {
    begin: () => {
      if (begun !== undefined) return;
      begun = now();
      onBegin();
    },
    elapsed: () => Math.round(now() - (begun ?? 0)),
  };
}
