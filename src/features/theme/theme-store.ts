import { atom } from 'nanostores';

/** What a visitor may choose; `system` follows the device (specification §4). */
export const THEMES = ['light', 'dark', 'system'] as const;
/** One theme. */
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept in local storage; early-theme.mjs reads it before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

/** The browser bar's colour in each theme: the ground of tokens.css. */
export const GROUND_COLOURS = { light: '#fbf7f0', dark: '#0f1b1a' } as const;

/** The theme in force. It starts as the device's own until {@link loadTheme} has looked. */
export const $theme = atom<Theme>('system');

/**
 * Reads a stored theme; anything that is not one of the three is ignored (specification §4).
 *
 * @example readTheme('dark') // => 'dark'
 * @example readTheme('purple') // => 'system'
 */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Takes over what is stored. A browser that refuses storage keeps the device's theme. */
export function loadTheme(storage: () => Pick<Storage, 'getItem'>): void {
  try {
    $theme.set(readTheme(storage().getItem(THEME_STORAGE_KEY)));
  } catch {
    $theme.set('system');
  }
}

/** Changes the theme for this page and the next ones; where nothing can be stored, for this page only. */
export function chooseTheme(theme: Theme, storage: () => Pick<Storage, 'setItem'>): void {
  $theme.set(theme);
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // A private window without storage: the choice holds until the page is left.
  }
}
