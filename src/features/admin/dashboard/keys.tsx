import { useEffect, useState } from 'react';

import { localStore } from '#browser/storage.ts';
import { Dialog } from '#features/admin/dialog/Dialog.tsx';
import { SEARCH_ID } from '#features/admin/search/SearchBox.tsx';
import { Button } from '#ui/Button.tsx';

const KEYS = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['n', 'Write a note or log a call'],
  ['1', 'The outcome by its number, in an open panel'],
  ['Shift+1', 'Save that outcome, and on to the next person'],
  ['Ctrl+Enter', 'Save in an open panel, and on to the next person'],
  ['/', 'Search'],
  ['?', 'Show these keys'],
] as const;

const STORAGE_KEY = 'dashboardKeys';

/** Whether shortcuts are enabled. They can be turned off (WCAG 2.1.4) for this device. */
const areKeysOn = () => localStore.get(STORAGE_KEY) !== 'off';

/** Elements in which letters are typed. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key is for the page: not for the browser, a text field or an open dialog. */
function isShortcut({ ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean {
  const isTyping = isComposing || (target instanceof Element && target.closest(FIELDS) !== null);
  const isTaken = ctrlKey || altKey || metaKey || isTyping || document.querySelector('dialog[open]') !== null;
  return !isTaken && areKeysOn();
}

/** Calls back for each shortcut that is pressed. Other keys keep their default action. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  // After each render, because the actions depend on the rows that are shown.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // With Shift, a digit is another character, so it is known by its place on the keyboard; not where that has
      // another key, nor as often as a key that is held down repeats.
      const isPlace = event.shiftKey && !event.repeat && !/[\d/?]/u.test(event.key);
      const act = actions[isPlace ? event.code : event.key];
      if (act === undefined || !isShortcut(event)) return;
      // Otherwise the character is typed into the field that gets the focus.
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
  /** Ids of the elements that show the rows, in order. */
  readonly ids: readonly string[];
  readonly onGoTo: (index: number) => void;
  /** @param index of the row; -1 for none */
  readonly onWrite: (index: number) => void;
}

/** Shortcuts on the rows of a list, also from within the panel of one of them, which names its row in `data-of`. */
export function useRecordKeys({ ids, onGoTo, onWrite }: RecordKeys): void {
  const focused = () => {
    const panel = document.activeElement?.closest<HTMLElement>('[data-of]')?.dataset.of;
    const row = document.activeElement?.closest('tr')?.id;
    return ids.indexOf(panel ?? row ?? '');
  };
  /** From no row, the first or the last one follows. */
  const step = (by: 1 | -1) => {
    const next = focused() + by;
    onGoTo(next < -1 ? ids.length - 1 : Math.min(ids.length - 1, Math.max(0, next)));
  };
  useKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
    n: () => {
      onWrite(focused());
    },
  });
}

/** Chooses one of several by its number, outside of text fields; with Shift, it is done at once. */
export function useOutcomeKeys<Choice>(
  choices: readonly Choice[],
  onChoose: (chosen: Choice) => void,
  onDone: (chosen: Choice) => void,
): void {
  const actions = choices.flatMap((choice, index) =>
    Object.entries({ '': onChoose, Digit: onDone }).map(([place, act]) => {
      const press = () => {
        act(choice);
      };
      return [`${place}${index + 1}`, press] as const;
    }),
  );
  useKeys(Object.fromEntries(actions));
}

/** The shortcuts of every view. */
export function useDashboardKeys(onShowKeys: () => void): void {
  useKeys({
    '/': () => {
      document.getElementById(SEARCH_ID)?.focus();
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
          onChange={({ target: { checked } }) => {
            setOn(checked);
            if (checked) localStore.remove(STORAGE_KEY);
            else localStore.set(STORAGE_KEY, 'off');
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
