import { sessionStore } from '~/browser/storage.ts';

/*
 * A result is rendered by a script, well after the page loads. Until then early-height.mjs reserves its previous
 * height, so that nothing shifts and the browser can restore the scroll position.
 */

const STORAGE_KEY = 'eligibilityCheckHeight';

/** Stores the height of the visible result in CSS pixels. */
export function keepHeight(box: HTMLElement): void {
  sessionStore.set(STORAGE_KEY, String(box.offsetHeight));
}

/** Releases the reserved height at once, or at the next input, when a layout shift is acceptable. */
export function releaseHeight(when: 'now' | 'on-input'): void {
  const release = () => {
    document.documentElement.style.removeProperty('--kept-height');
  };
  // Not on `pointerdown`: the pressed element would move before the click.
  if (when === 'now') release();
  else for (const kind of ['click', 'keydown']) addEventListener(kind, release, { once: true });
}
