import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  $theme,
  chooseTheme,
  GROUND_COLOURS,
  loadTheme,
  nextTheme,
  readTheme,
  THEME_STORAGE_KEY,
  type Theme,
  THEMES,
} from './theme-store.ts';

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  $theme.set('system');
});

describe('the stored theme', () => {
  it.each(THEMES)('is restored: %s', (theme) => {
    loadTheme(() => ({ getItem: () => theme }));
    expect($theme.get()).toBe(theme);
  });

  it.each([null, '', 'Dark', 'purple', '{"theme":"dark"}', 'null'])('%j counts as system', (stored) => {
    $theme.set('dark');
    loadTheme(() => ({ getItem: () => stored }));
    expect($theme.get()).toBe('system');
    expect(readTheme(stored)).toBe('system');
  });

  it('follows the device when storage is blocked, and a choice then lasts for the page', () => {
    $theme.set('light');
    loadTheme(blocked);
    expect($theme.get()).toBe('system');
    chooseTheme('dark', blocked);
    expect($theme.get()).toBe('dark');
  });

  it('is stored under its key', () => {
    const setItem = vi.fn();
    chooseTheme('light', () => ({ setItem }));
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
