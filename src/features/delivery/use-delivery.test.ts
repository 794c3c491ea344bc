import { describe, expect, it } from 'vitest';

import { blockedStorage, storageOver } from '../../../tests/support/storage.ts';

import { keepTyped, takeTyped } from './use-delivery.tsx';

const answers = { name: 'Ana Núñez', message: 'May I rent again?' };

describe('what was typed into a form', () => {
  it('is restored once, for the same form on the next page only', () => {
    const storage = storageOver();
    keepTyped('/api/messages', answers, storage);
    expect(takeTyped('/api/leads', storage)).toBeUndefined();
    expect(takeTyped('/api/messages', storage)).toEqual(answers);
    expect(takeTyped('/api/messages', storage)).toBeUndefined();
  });

  it('leaves nothing in storage after it was restored or if nothing was typed', () => {
    const entries = new Map<string, string>();
    keepTyped('/api/messages', { name: '', message: '' }, storageOver(entries));
    expect(entries.size).toBe(0);
    keepTyped('/api/messages', answers, storageOver(entries));
    takeTyped('/api/messages', storageOver(entries));
    expect(entries.size).toBe(0);
  });

  it.each(['', 'null', '[]', '{"name":', '{"name":{"first":"Ana"}}'])(
    'is empty when storage holds %j',
    (text) => {
      expect(
        takeTyped('/api/messages', storageOver(new Map([['typed:/api/messages', text]]))),
      ).toBeUndefined();
    },
  );

  it('is empty, without an error, when storage is blocked', () => {
    keepTyped('/api/messages', answers, blockedStorage);
    expect(takeTyped('/api/messages', blockedStorage)).toBeUndefined();
  });
});
