import { useEffect, useState } from 'react';

import { localStore } from '#browser/storage.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { Button } from '#ui/Button.tsx';

/** The dashboard's keyboard shortcuts. */
export const KEYS = [
  ['j', 'Next line'],
  ['k', 'Previous line'],
  ['c', 'Mark as contacted'],
  ['n', 'Write a note or log a call'],
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
 * The index of the next or previous line.
 *
 * @param focused index of the focused line; -1 for none
 */
export function stepTo(focused: number, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (focused === -1) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, focused + step));
}

/** Elements in which letters are typed. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Calls back for each shortcut that is pressed. `undefined`: the key is left to others. */
function useKeys(actions: Readonly<Partial<Record<Key, () => void>>>): void {
  // Every time, because the actions know what is on the page now.
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
      const act = key && actions[key];
      if (act === undefined) return;
      // Keeps the character out of the box that gets the focus.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });
}

interface RecordKeys {
  /** Ids of the elements that show the lines, in order. */
  readonly ids: readonly string[];
  /** @param index of the line; -1 for none */
  readonly onContacted: (index: number) => void;
  readonly onWrite: (index: number) => void;
}

/** Shortcuts on the lines of a list, also from within the panel of one of them, which names its line in `data-of`. */
export function useRecordKeys({ ids, onContacted, onWrite }: RecordKeys): void {
  const focused = () => {
    const panel = document.activeElement?.closest<HTMLElement>('[data-of]')?.dataset.of;
    const line = document.activeElement?.closest('tr')?.id;
    return ids.indexOf(panel ?? line ?? '');
  };
  const step = (by: 1 | -1) => {
    const next = stepTo(focused(), by, ids.length);
    const line = next === undefined ? null : document.getElementById(ids[next] ?? '');
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
    c: () => {
      onContacted(focused());
    },
    n: () => {
      onWrite(focused());
    },
  });
}

/**
 * The shortcuts of every view.
 *
 * @param goToList shows a list, where the current view has no search box
 */
export function useDashboardKeys(goToList: () => void, onShowKeys: () => void): void {
  useKeys({
    '/': () => {
      const box = document.getElementById('find');
      if (box === null) {
        goToList();
        requestAnimationFrame(() => document.getElementById('find')?.focus());
      } else box.focus();
    },
    '?': onShowKeys,
  });
}

/** Lists the keyboard shortcuts and lets the admin turn them off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog heading="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {KEYS.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-sm border border-edge px-2 text-center">{key}</kbd>
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
        <Button look="outline" size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
