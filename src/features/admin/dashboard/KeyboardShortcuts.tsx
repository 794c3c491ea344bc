import { useEffect, useRef, useState } from 'react';

import { localStore } from '#browser/storage.ts';
import { Button } from '#ui/Button.tsx';

import { recordElementId } from '#features/admin/records/card/RecordCard.tsx';
import { goTo } from './address.ts';

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

/** Elements in which letters are typed. */
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** The visible records in order. */
function shownRecords(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[id^="${recordElementId('')}"]`)];
}

function focusRecord(step: 1 | -1) {
  const records = shownRecords();
  const focused = records.findIndex((record) => record.contains(document.activeElement));
  const next = stepTo(focused, step, records.length);
  if (next === undefined) return;
  records[next]?.focus({ preventScroll: true });
  records[next]?.scrollIntoView({ block: 'nearest' });
}

/** Clicks the button for a key in the focused record. */
function pressInRecord(key: Key) {
  shownRecords()
    .find((record) => record.contains(document.activeElement))
    ?.querySelector<HTMLElement>(`[data-key="${key}"]`)
    ?.click();
}

function focusSearch(listAddress: string) {
  const box = document.getElementById('find');
  if (box !== null) {
    box.focus();
    return;
  }
  // This view has no search box, so go to the submissions.
  goTo(listAddress);
  requestAnimationFrame(() => document.getElementById('find')?.focus());
}

/**
 * Enables the dashboard's keyboard shortcuts.
 *
 * @param onShowKeys opens the dialog that lists them
 */
export function useKeys(listAddress: string, onShowKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const key = keyPressed({
        key: event.key,
        hasModifier: event.ctrlKey || event.altKey || event.metaKey,
        isTyping:
          event.isComposing ||
          (target instanceof Element && target.closest(FIELDS) !== null) ||
          document.querySelector('dialog[open]') !== null,
      });
      if (key === undefined) return;
      // Keeps the character out of the box that gets the focus.
      event.preventDefault();
      if (key === 'j') focusRecord(1);
      else if (key === 'k') focusRecord(-1);
      else if (key === '/') focusSearch(listAddress);
      else if (key === '?') onShowKeys();
      else pressInRecord(key);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [listAddress, onShowKeys]);
}

/** Lists the keyboard shortcuts and lets the admin turn them off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(areKeysOn);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="keys-heading"
      onClose={onClose}
      className="backdrop:bg-black/50 m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-6 text-ink sm:p-8"
    >
      <div className="grid gap-5">
        <h2 id="keys-heading" className="text-xl">
          Keys
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {KEYS.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-sm border border-edge px-2 text-center">
                  {key}
                </kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setOn(target.checked);
              turnKeys(target.checked);
            }}
            className="size-5"
          />
          Use these keys
        </label>
        <div className="justify-self-end">
          <Button look="outline" size="small" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
}
