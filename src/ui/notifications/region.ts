/** As `aria-keyshortcuts` wants it: the way to the notifications (specification §9). */
export const NOTIFICATIONS_HOTKEY = 'Alt+T';

/** The part of a keyboard event that the hotkey looks at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether a key press is Alt+T, the way to the notifications (specification §9).
 *
 * With Option held macOS types '†', and other alphabets have no 't': where the key gives no Latin letter, its place on
 * the keyboard counts.
 */
export function isNotificationsHotkey({ key, code, altKey, ctrlKey, metaKey }: KeyPress): boolean {
  if (!altKey || ctrlKey || metaKey) return false;
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === 't' : code === 'KeyT';
}
