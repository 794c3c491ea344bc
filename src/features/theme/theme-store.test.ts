import { readFileSync } from 'node:fs';

import { describe, expect, it, vi } from 'vitest';

import {
  GROUND_COLOURS,
  nextTheme,
  storedTheme,
  storeTheme,
  THEME_STORAGE_KEY,
  type Theme,
  THEMES,
} from './theme-store.ts';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the stored theme', () => {
  it.each(THEMES)('is restored: %s', (theme) => {
    expect(storedTheme(() => ({ getItem: () => theme }))).toBe(theme);
  });

  it.each([null, '', 'Dark', 'purple', '{"theme":"dark"}', 'null'])('%j counts as system', (stored) => {
    expect(storedTheme(() => ({ getItem: () => stored }))).toBe('system');
  });

  it('follows the device when storage is blocked, where a choice is not stored', () => {
    expect(storedTheme(blocked)).toBe('system');
    expect(() => {
      storeTheme('dark', blocked);
    }).not.toThrow();
  });

  it('is stored under its key', () => {
    const setItem = vi.fn();
    storeTheme('light', () => ({ setItem }));
    expect(setItem.mock.calls).toEqual([[THEME_STORAGE_KEY, 'light']]);
  });
});

it.each([
  [false, 'system dark light system'],
  [true, 'system light dark system'],
])('the button goes from a device whose theme is dark (%s) to %s', (isDark, turns) => {
  const seen: Theme[] = ['system'];
  do seen.push(nextTheme(seen.at(-1) ?? 'system', isDark));
  while (seen.at(-1) !== 'system');
  expect(seen.join(' ')).toBe(turns);
});

it('the browser’s bar has the style sheet’s background colour', () => {
  expect(source('../../styles/tokens.css')).toContain(
    `--color-ground: light-dark(${GROUND_COLOURS.light}, ${GROUND_COLOURS.dark});`,
  );
});
