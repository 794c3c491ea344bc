import { expect, it } from 'vitest';

import { CHECK_MEMORY_KEY, type SafeStorage } from '#browser/storage.ts';
import { rememberFirstAnswers } from './first-answers.ts';
import { checkMemory } from './tab-memory.ts';

function tab(kept?: string): SafeStorage {
  const items = new Map(kept === undefined ? [] : [[CHECK_MEMORY_KEY, kept]]);
  return {
    get: (key) => items.get(key) ?? null,
    set: (key, value) => items.set(key, value).has(key),
    remove: (key) => void items.delete(key),
  };
}

it('the first answers are what the form finds in the tab', () => {
  const storage = tab();
  rememberFirstAnswers({ state: 'AZ', outcome: 'dismissed' }, storage);
  expect(checkMemory(storage).read()?.fields).toEqual({ state: 'AZ', outcome: 'dismissed' });
});

it('they change nothing else that the tab has kept', () => {
  const storage = tab();
  checkMemory(storage).remember({ fields: { state: 'TX', county: 'Harris County', contactConsent: true } });
  rememberFirstAnswers({ state: 'AZ' }, storage);
  expect(checkMemory(storage).read()?.fields).toEqual({
    state: 'AZ',
    county: 'Harris County',
    contactConsent: true,
  });
});

it('a memory that cannot be read is left alone', () => {
  const storage = tab('{"fields":');
  rememberFirstAnswers({ state: 'AZ' }, storage);
  expect(storage.get(CHECK_MEMORY_KEY)).toBe('{"fields":');
});
