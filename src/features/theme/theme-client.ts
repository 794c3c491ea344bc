import { $theme, chooseTheme, GROUND_COLOURS, loadTheme, readTheme } from './theme-store.ts';

const storage = () => localStorage;

/**
 * Brings the theme switches of the page to life. They cannot be seen until then, though their place is kept: without
 * scripts the device's own theme holds, and a switch that does nothing would be worse than none.
 */
export function startThemeSwitches(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  loadTheme(storage);

  $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const input of inputs) input.checked = input.value === theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content =
        GROUND_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
    }
  });

  for (const input of inputs) {
    input.onchange = () => {
      chooseTheme(readTheme(input.value), storage);
    };
    const group = input.closest('fieldset');
    if (group !== null) group.inert = false;
  }
}
