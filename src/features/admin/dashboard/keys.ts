import { localStore } from '~/browser/storage.ts';

/** The dashboard's keyboard shortcuts. */
export const KEYS = [
  ['j', 'Next record'],
  ['k', 'Previous record'],
  ['c', 'Mark the record as contacted'],
  ['n', 'Write a note, or open a line of the table'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;
export type Key = (typeof KEYS)[number][0];

const STORAGE_KEY = 'dashboardKeys';

/** Whether shortcuts are enabled. They can be turned off (WCAG 2.1.4) for this device. */
export function areKeysOn(): boolean {
  return localStore.get(STORAGE_KEY) !== 'off';
}

/** Turns shortcuts on or off. */
export function turnKeys(isOn: boolean): void {
  if (isOn) localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, 'off');
}

/** The relevant parts of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  /** Whether Ctrl, Alt or Meta is pressed, which makes it a shortcut of the browser. */
  readonly hasModifier: boolean;
  /** Whether the focus is in a text field, or a dialog is open. */
  readonly isTyping: boolean;
}

/** The shortcut that was pressed; `undefined` for any other key. */
export function keyPressed({ key, hasModifier, isTyping }: KeyPress): Key | undefined {
  if (hasModifier || isTyping || !areKeysOn()) return undefined;
  return KEYS.find(([known]) => known === key)?.[0];
}

/**
 * The index of the next or previous record.
 *
 * @param focused index of the focused record; -1 for none
 */
export function stepTo(focused: number, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (focused === -1) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, focused + step));
}
