/** The name of the box that must stay empty; see the domain's `readTrap`. */
export const TRAP_NAME = 'website';

/**
 * Empties the box.
 *
 * @returns whether there was something in it
 */
export function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(TRAP_NAME);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}
