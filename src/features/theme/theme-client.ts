import { $theme, chooseTheme, GROUND_COLOURS, loadTheme, readTheme } from './theme-store.ts';

const storage = () => localStorage;

/**
 * Brings a theme switch to life when it comes into view. It cannot be seen until then, though its place is kept:
 * without scripts the device's own theme holds, and a switch that does nothing would be worse than none.
 */
export function start(part: HTMLElement): void {
  const inputs = part.querySelectorAll<HTMLInputElement>('input');
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
  }
  part.inert = false;
}
