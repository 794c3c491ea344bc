import { describe, expect, it } from 'vitest';

import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';

import { blockedStorage, storageOver } from '../../../tests/support/storage.ts';
import { checkMemory } from './tab-memory.ts';

const fields = { state: 'AZ', contactConsent: true };
const result = {
  answers: { state: 'AZ', filingDate: '2021-03-05' },
  consentVersion: '2026-11-21',
  isSaved: true,
};

describe('the check remembered in a tab', () => {
  it('is available to the tab’s next page, with the latest state of each part', () => {
    const storage = storageOver();
    const memory = checkMemory(storage);
    expect(memory.read()).toBeUndefined();
    memory.remember({ fields });
    memory.remember({ result });
    memory.remember({ notes: { ...NO_NOTES, typed: { ended: '2/29/20' } } });
    expect(checkMemory(storage).read()).toEqual({
      fields,
      result,
      notes: { ...NO_NOTES, typed: { ended: '2/29/20' } },
    });
  });

  it('is empty once forgotten, without any name', () => {
    const entries = new Map<string, string>();
    const memory = checkMemory(storageOver(entries));
    memory.remember({ fields: { fullName: 'Ana Núñez' }, result });
    memory.forget();
    expect(memory.read()).toEqual({ notes: NO_NOTES });
    expect([...entries.values()].join('\n')).not.toMatch(/Ana|2021/u);
  });

  it.each(['', 'null', '[]', '{"fields":', '{"fields":{"state":{"code":"AZ"}}}'])(
    'is empty when storage holds %j',
    (text) => {
      expect(checkMemory(storageOver(new Map([['eligibilityCheck', text]]))).read()).toBeUndefined();
    },
  );

  it.each(['7', '{"dates":null}', '{"letters":{"dispute":7}}'])(
    'drops the notes %s and keeps the answers',
    (notes) => {
      const text = `{"fields":{"state":"AZ"},"notes":${notes}}`;
      const memory = checkMemory(storageOver(new Map([['eligibilityCheck', text]])));
      expect(memory.read()).toEqual({ fields: { state: 'AZ' }, notes: NO_NOTES });
    },
  );

  it('accepts data from before a deployment that lacks new fields', () => {
    const text = JSON.stringify({ notes: { typed: { ended: '2022' } } });
    const memory = checkMemory(storageOver(new Map([['eligibilityCheck', text]])));
    expect(memory.read()?.notes).toEqual({ ...NO_NOTES, typed: { ended: '2022' } });
  });

  it('is stale once another page of the tab has changed it', () => {
    const storage = storageOver();
    const [one, other] = [checkMemory(storage), checkMemory(storage)];
    one.remember({ fields });
    expect(one.isStale()).toBe(false);
    other.forget();
    expect(one.isStale()).toBe(true);
  });

  it('is empty, without an error and never stale, when storage is blocked', () => {
    const memory = checkMemory(blockedStorage);
    memory.remember({ fields });
    expect(memory.isStale()).toBe(false);
    memory.forget();
    expect(memory.isStale()).toBe(false);
    expect(memory.read()).toBeUndefined();
  });
});
