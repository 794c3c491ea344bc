/**
 * Closes the mobile menu when something in it is chosen, on Escape, and when a tap lands elsewhere. It opens without
 * any script: it is a `<details>`.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (menu === null) return;

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a') !== null) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
