import { describe, expect, it } from 'vitest';

import { NO_NOTES } from '~/features/renters-plan/plan-notes.ts';

import { blockedStorage, storageOver } from '../../../tests/support/storage.ts';
import { checkMemory } from './tab-memory.ts';

const fields = { state: 'AZ', contactConsent: true };
const result = {
  answers: { state: 'AZ', filingDate: '2021-03-05' },
  consentVersion: '2026-11-21',
  isSaved: true,
};

describe('what a tab remembers of the check', () => {
  it('is there for the next page of the tab, each part as it was last', () => {
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

  it('is empty once it is forgotten, and names nobody', () => {
    const entries = new Map<string, string>();
    const memory = checkMemory(storageOver(entries));
    memory.remember({ fields: { fullName: 'Ana Núñez' }, result });
    memory.forget();
    expect(memory.read()).toEqual({ notes: NO_NOTES });
    expect([...entries.values()].join('\n')).not.toMatch(/Ana|2021/u);
  });

  it.each(['', 'null', '[]', '{"fields":', '{"fields":{"state":{"code":"AZ"}}}', '{"notes":7}'])(
    'is none where the storage holds %j',
    (text) => {
      expect(checkMemory(storageOver(new Map([['eligibilityCheck', text]]))).read()).toBeUndefined();
    },
  );

  it('takes over notes from before a deployment that lack what is new', () => {
    const text = JSON.stringify({ notes: { typed: { ended: '2022' } } });
    const memory = checkMemory(storageOver(new Map([['eligibilityCheck', text]])));
    expect(memory.read()?.notes).toEqual({ ...NO_NOTES, typed: { ended: '2022' } });
  });

  it('takes over a result from before a deployment that does not say which consent was read with it', () => {
    const { answers, isSaved } = result;
    const text = JSON.stringify({ result: { answers, isSaved } });
    const memory = checkMemory(storageOver(new Map([['eligibilityCheck', text]])));
    expect(memory.read()?.result).toEqual({ answers, consentVersion: '', isSaved });
  });

  it('is stale on a page once another page of the tab has changed it', () => {
    const storage = storageOver();
    const [one, other] = [checkMemory(storage), checkMemory(storage)];
    one.remember({ fields });
    expect(one.isStale()).toBe(false);
    other.forget();
    expect(one.isStale()).toBe(true);
  });

  it('is none where storage is blocked, without an error, and never stale', () => {
    const memory = checkMemory(blockedStorage);
    memory.remember({ fields });
    expect(memory.isStale()).toBe(false);
    memory.forget();
    expect(memory.isStale()).toBe(false);
    expect(memory.read()).toBeUndefined();
  });
});
