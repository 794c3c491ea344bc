import { atom } from 'nanostores';

/** Themes to choose from; `system` follows the device (product §4). */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Local storage key; layouts/head-script.mjs reads it before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

/** `theme-color` of each theme: `--color-ground` of tokens.css. */
export const GROUND_COLOURS = { light: '#fbf7f0', dark: '#0f1b1a' } as const;

/** Current theme; the device's until {@link loadTheme} has run. */
export const $theme = atom<Theme>('system');

/**
 * Parses a stored theme; unknown values mean `system` (product §4).
 *
 * @example readTheme('dark') // => 'dark'
 * @example readTheme('purple') // => 'system'
 */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/**
 * The theme that the button chooses next: from the device's to the other one, so that the first press is seen, then the
 * device's own colours as a choice, then the device's again.
 */
export function nextTheme(theme: Theme, deviceIsDark: boolean): Theme {
  const [other, same] = deviceIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (theme === 'system') return other;
  return theme === other ? same : 'system';
}

/** Loads the stored theme; if storage is blocked, the device's theme applies. */
export function loadTheme(storage: () => Pick<Storage, 'getItem'>): void {
  try {
    $theme.set(readTheme(storage().getItem(THEME_STORAGE_KEY)));
  } catch {
    $theme.set('system');
  }
}

/** Changes and stores the theme; if storage is blocked, only for this page. */
export function chooseTheme(theme: Theme, storage: () => Pick<Storage, 'setItem'>): void {
  $theme.set(theme);
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is blocked.
  }
}
