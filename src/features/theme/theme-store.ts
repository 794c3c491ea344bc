/** Themes to choose from; `system` follows the device (product §4). */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Local storage key; layouts/head-script.mjs reads it before the first paint. */
export const THEME_STORAGE_KEY = 'theme';

/** `theme-color` of each theme: `--color-ground` of tokens.css. */
export const GROUND_COLOURS = { light: '#fbf7f0', dark: '#0f1b1a' } as const;

/**
 * The stored theme. Unknown values mean `system` (product §4), and so does blocked storage.
 *
 * @param storage called here, because even naming `localStorage` throws where it is blocked
 */
export function storedTheme(storage: () => Pick<Storage, 'getItem'>): Theme {
  try {
    const stored = storage().getItem(THEME_STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores a theme; if storage is blocked, it lasts for the page only. */
export function storeTheme(theme: Theme, storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // Storage is blocked.
  }
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
