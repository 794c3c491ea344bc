import { $theme, chooseTheme, GROUND_COLOURS, loadTheme, readTheme } from './theme-store.ts';

const storage = () => localStorage;

/**
 * Brings the theme switches of the page to life. They cannot be seen until then, though their place is kept: without scripts the device's own theme
 * holds, and a switch that does nothing would be worse than none.
 */
export function startThemeSwitches(): void {
  const switches = document.querySelectorAll<HTMLFieldSetElement>('[data-theme-switch]');
  loadTheme(storage);

  $theme.subscribe((theme) => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    for (const each of switches) {
      for (const input of each.querySelectorAll('input')) input.checked = input.value === theme;
    }
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content =
        GROUND_COLOURS[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
    }
  });

  for (const each of switches) {
    each.addEventListener('change', (event) => {
      if (event.target instanceof HTMLInputElement) chooseTheme(readTheme(event.target.value), storage);
    });
    each.dataset.ready = '';
  }
}
