import { expect, it, vi } from 'vitest';

import { resultEntry } from '#features/eligibility-check/tab-memory.ts';
import { THEME_STORAGE_KEY } from '#features/theme/theme-store.ts';

import { HEAD_SCRIPT } from './head-script.ts';

interface Visit {
  /** Local and session storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly languages?: readonly string[];
  /** State of the history entry. */
  readonly state?: unknown;
}

/** What the script sets on an English page. */
function setBy({ stored = {}, languages = ['en-US'], state = null }: Visit) {
  const dataset: { theme?: string; languageOffer?: string } = {};
  const setProperty = vi.fn<(name: string, value: string) => void>();
  const storage = { getItem: (key: string) => stored[key] ?? null };
  const globals = {
    localStorage: storage,
    sessionStorage: storage,
    document: { documentElement: { dataset, lang: 'en', style: { setProperty } } },
    navigator: { languages },
    history: { state },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is an inline script: text is all there is
  const run = new Function(...Object.keys(globals), HEAD_SCRIPT) as (...values: readonly unknown[]) => void;
  run(...Object.values(globals));
  return { ...dataset, properties: setProperty.mock.calls };
}

it('sets the stored theme if it is light or dark, and otherwise leaves it to the device', () => {
  const themes = ['light', 'dark', 'system', 'purple'];
  expect(themes.map((theme) => setBy({ stored: { [THEME_STORAGE_KEY]: theme } }).theme)).toEqual([
    'light',
    'dark',
    undefined,
    undefined,
  ]);
  expect(setBy({})).toEqual({ properties: [] });
});

it('offers the language that was chosen, else the first of the browser’s that the site has', () => {
  expect(setBy({ stored: { language: 'es' } }).languageOffer).toBe('es');
  expect(setBy({ languages: ['fr-CA', 'es-MX', 'en'] }).languageOffer).toBe('es');
  expect(setBy({ languages: ['fr-CA', 'en', 'es'] }).languageOffer).toBeUndefined();
  expect(setBy({ stored: { language: 'en' }, languages: ['es'] }).languageOffer).toBeUndefined();
  expect(setBy({ languages: ['fr'] }).languageOffer).toBeUndefined();
});

it('reserves the height of a result about to be restored', () => {
  const stored = { eligibilityCheckHeight: '4400' };
  expect(setBy({ stored, state: resultEntry(1) }).properties).toEqual([['--kept-height', '4400px']]);
  expect(setBy({ stored }).properties).toEqual([]);
  expect(setBy({ stored: { eligibilityCheckHeight: 'tall' }, state: resultEntry(1) }).properties).toEqual([]);
});
