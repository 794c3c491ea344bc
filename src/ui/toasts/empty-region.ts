import type { ControlWords } from '#ui/control-words.ts';

import { TOASTS_HOTKEY } from './hotkey.ts';

/**
 * Shows an empty toasts region and focuses it, so that Alt+T works on pages without toasts too. Escape
 * moves the focus back; on blur the region is removed. Styled inline, because these pages' style sheets lack the
 * utilities.
 */
export function showEmptyRegion({ label, empty }: ControlWords['toasts']): void {
  const cameFrom = document.activeElement;
  const region = document.createElement('section');
  region.tabIndex = -1;
  region.ariaLabel = label;
  region.setAttribute('aria-keyshortcuts', TOASTS_HOTKEY);
  region.textContent = empty;
  Object.assign(region.style, {
    position: 'fixed',
    insetInline: '1rem',
    bottom: '1rem',
    zIndex: '50',
    marginInlineStart: 'auto',
    maxWidth: '26rem',
    padding: '1rem',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-md)',
    outline: '3px solid var(--color-primary)',
    outlineOffset: '4px',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-ink)',
    fontSize: 'var(--text-sm)',
  } satisfies Partial<CSSStyleDeclaration>);
  region.addEventListener('blur', () => {
    region.remove();
  });
  region.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
    region.blur();
  });
  document.body.append(region);
  region.focus();
}
