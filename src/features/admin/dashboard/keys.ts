import { localStore } from '~/browser/storage.ts';

/** What a key does on the dashboard. */
export const KEYS = [
  ['j', 'Next record'],
  ['k', 'Previous record'],
  ['c', 'Mark the record as contacted'],
  ['n', 'Write a note, or open a line of the table'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;
/** A key that does something on the dashboard. */
export type Key = (typeof KEYS)[number][0];

const STORAGE_KEY = 'dashboardKeys';

/** Whether keys do something: they can be turned off (WCAG 2.1.4), and stay so on this device. */
export function areKeysOn(): boolean {
  return localStore.get(STORAGE_KEY) !== 'off';
}

/** Turns the keys on or off. */
export function turnKeys(isOn: boolean): void {
  if (isOn) localStore.remove(STORAGE_KEY);
  else localStore.set(STORAGE_KEY, 'off');
}

/** What of a key's event matters. */
export interface KeyPress {
  readonly key: string;
  /** With one of these the key is the browser's. */
  readonly hasModifier: boolean;
  /** Whether it is typed into a field, or while a dialog is open. */
  readonly isTyping: boolean;
}

/** The key of the dashboard that was pressed; `undefined` where the press means something else. */
export function keyPressed({ key, hasModifier, isTyping }: KeyPress): Key | undefined {
  if (hasModifier || isTyping || !areKeysOn()) return undefined;
  return KEYS.find(([known]) => known === key)?.[0];
}

/** Which of so many records comes next, from the one that has the focus (-1 for none). */
export function stepTo(focused: number, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (focused === -1) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, focused + step));
}
