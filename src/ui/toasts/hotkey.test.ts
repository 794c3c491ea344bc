import { describe, expect, it } from 'vitest';

import { isToastsHotkey } from './hotkey.ts';

const press = (key: string, code: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>) =>
  isToastsHotkey({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...held });

describe('isToastsHotkey', () => {
  it.each([
    ['Alt+T', 't', 'KeyT', { altKey: true }, true],
    ['Alt+Shift+T', 'T', 'KeyT', { altKey: true }, true],
    ['Option+T on a Mac', '†', 'KeyT', { altKey: true }, true],
    ['Alt+T on a Dvorak keyboard', 't', 'KeyK', { altKey: true }, true],
    ['Alt and the T place on a Dvorak keyboard', 'y', 'KeyT', { altKey: true }, false],
    ['Alt and the T place on a Cyrillic keyboard', 'е', 'KeyT', { altKey: true }, true],
    ['T alone', 't', 'KeyT', {}, false],
    ['Ctrl+Alt+T, which opens terminals', 't', 'KeyT', { altKey: true, ctrlKey: true }, false],
    ['another key', 'r', 'KeyR', { altKey: true }, false],
  ])('%s', (_, key, code, held, isHotkey) => {
    expect(press(key, code, held)).toBe(isHotkey);
  });
});
