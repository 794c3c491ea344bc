import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  $theme,
  chooseTheme,
  GROUND_COLOURS,
  loadTheme,
  readTheme,
  THEME_STORAGE_KEY,
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

describe('the script that runs before the first paint', () => {
  /** Runs it with a stored value, as a browser would. */
  function themeAfter(stored: string | null): string | undefined {
    const dataset: { theme?: string } = {};
    // oxlint-disable-next-line typescript/no-implied-eval -- it is an inline script: text is all there is
    const run = new Function('localStorage', 'document', source('../../layouts/head-script.mjs')) as (
      storage: unknown,
      document: unknown,
    ) => void;
    run(
      { getItem: (key: string) => (key === THEME_STORAGE_KEY ? stored : null) },
      { documentElement: { dataset } },
    );
    return dataset.theme;
  }

  it('sets light and dark, and otherwise leaves it to the device', () => {
    expect(['light', 'dark', 'system', 'purple', null].map(themeAfter)).toEqual([
      'light',
      'dark',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('the browser’s bar has the style sheet’s background colour', () => {
  expect(source('../../styles/tokens.css')).toContain(
    `--color-ground: light-dark(${GROUND_COLOURS.light}, ${GROUND_COLOURS.dark});`,
  );
});
