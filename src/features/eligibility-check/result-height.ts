import { sessionStore } from '~/browser/storage.ts';

/*
 * A result is drawn by a script, long after the page is back. Until then early-height.mjs reserves the height that it had,
 * so that nothing jumps and the browser finds the line that was being read.
 */

const STORAGE_KEY = 'eligibilityCheckHeight';

/** Remembers the height of a result that is on show, in CSS pixels. */
export function keepHeight(box: HTMLElement): void {
  sessionStore.set(STORAGE_KEY, String(box.offsetHeight));
}

/** Gives the reserved height back: at once, or when somebody does something, because then a page may move. */
export function releaseHeight(when: 'now' | 'on-input'): void {
  const release = () => {
    document.documentElement.style.removeProperty('--kept-height');
  };
  // Not on `pointerdown`: what is pressed would move away from under the finger before it is a click.
  if (when === 'now') release();
  else for (const kind of ['click', 'keydown']) addEventListener(kind, release, { once: true });
}
