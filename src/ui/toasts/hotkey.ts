/** Hotkey of the toasts (specification §9), in the syntax of `aria-keyshortcuts`. */
export const TOASTS_HOTKEY = 'Alt+T';

/** Properties of a keyboard event that the hotkey depends on. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether a key press is Alt+T, the hotkey of the toasts (specification §9).
 *
 * On macOS, Option+T types '†', and non-Latin layouts have no 't'. If the key is not a Latin letter, its physical
 * position decides.
 */
export function isToastsHotkey({ key, code, altKey, ctrlKey, metaKey }: KeyPress): boolean {
  if (!altKey || ctrlKey || metaKey) return false;
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === 't' : code === 'KeyT';
}
