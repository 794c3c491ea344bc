import { expect, it } from 'vitest';

import { MEMORY_KEY, rememberFirstAnswers } from './first-answers.ts';
import { checkMemory } from './tab-memory.ts';

function tab(kept?: string) {
  const items = new Map(kept === undefined ? [] : [[MEMORY_KEY, kept]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const memory = checkMemory({
    get: storage.getItem,
    set: (key, value) => {
      storage.setItem(key, value);
      return true;
    },
    remove: () => true,
  });
  return { storage: () => storage, memory };
}

it('the first answers are what the form finds in the tab', () => {
  const { storage, memory } = tab();
  rememberFirstAnswers(storage, { state: 'AZ', outcome: 'dismissed' });
  expect(memory.read()?.fields).toEqual({ state: 'AZ', outcome: 'dismissed' });
});

it('they change nothing else that the tab has kept', () => {
  const { storage, memory } = tab();
  memory.remember({ fields: { state: 'TX', county: 'Harris County', contactConsent: true } });
  rememberFirstAnswers(storage, { state: 'AZ' });
  expect(memory.read()?.fields).toEqual({ state: 'AZ', county: 'Harris County', contactConsent: true });
});

it('blocked storage and a memory that cannot be read stop nothing', () => {
  rememberFirstAnswers(() => {
    throw new DOMException('denied', 'SecurityError');
  }, {});
  const { storage, memory } = tab('{"fields":');
  rememberFirstAnswers(storage, { state: 'AZ' });
  expect(memory.read()).toBeUndefined();
});
