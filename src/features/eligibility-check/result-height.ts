import { sessionStore } from '~/browser/storage.ts';

/*
 * A result is drawn by a script, long after the page is back. Until then its room is kept at the height that it had, so
 * that nothing jumps and the browser finds the line that was being read.
 */

const STORAGE_KEY = 'eligibilityCheckHeight';

/** Marks the history entry of a result; the answers themselves never go into the browser's history. */
export const RESULT_ENTRY = { eligibilityCheck: 'result' } as const;

/** Whether a history entry is that of a result. */
export function isResultEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'eligibilityCheck' in state;
}

/** Remembers the height of a result that is on show, in CSS pixels. */
export function keepHeight(box: HTMLElement): void {
  sessionStore.set(STORAGE_KEY, String(box.offsetHeight));
}

/**
 * Reserves the height of a result that is about to come back, until somebody does something: then a page may move.
 *
 * @param box what the result is drawn in
 */
export function reserveHeight(box: HTMLElement): void {
  const height = Number(sessionStore.get(STORAGE_KEY));
  if (!isResultEntry(history.state) || !(height > 0)) return;
  box.style.minHeight = `${height}px`;
  const release = () => {
    box.style.minHeight = '';
  };
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, release, { once: true });
}
