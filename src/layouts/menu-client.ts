/**
 * Closes the mobile menu when something in it is chosen, on Escape, and when a tap lands elsewhere. It opens without
 * any script: it is a `<details>`.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (menu === null) return;

  document.onclick = ({ target }) => {
    // What is clicked is always an element.
    const clicked = target as Element;
    if (!menu.contains(clicked) || clicked.closest('a') !== null) menu.open = false;
  };
  document.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
}
