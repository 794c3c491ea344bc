import { describe, expect, it } from 'vitest';

import { blockedStorage, storageOver } from '../../../tests/support/storage.ts';
import { keepTyped, takeTyped } from './typed-answers.ts';

const answers = { name: 'Ana Núñez', message: 'May I rent again?' };

describe('what was typed into a form', () => {
  it('is there once for the same form of the next page, and for no other', () => {
    const storage = storageOver();
    keepTyped('/api/messages', answers, storage);
    expect(takeTyped('/api/leads', storage)).toBeUndefined();
    expect(takeTyped('/api/messages', storage)).toEqual(answers);
    expect(takeTyped('/api/messages', storage)).toBeUndefined();
  });

  it('leaves nothing in the storage once it is taken, nor where nothing was typed', () => {
    const entries = new Map<string, string>();
    keepTyped('/api/messages', { name: '', message: '' }, storageOver(entries));
    expect(entries.size).toBe(0);
    keepTyped('/api/messages', answers, storageOver(entries));
    takeTyped('/api/messages', storageOver(entries));
    expect(entries.size).toBe(0);
  });

  it.each(['', 'null', '[]', '{"name":', '{"name":{"first":"Ana"}}'])(
    'is nothing where the storage holds %j',
    (text) => {
      expect(
        takeTyped('/api/messages', storageOver(new Map([['typed:/api/messages', text]]))),
      ).toBeUndefined();
    },
  );

  it('is nothing where storage is blocked, without an error', () => {
    keepTyped('/api/messages', answers, blockedStorage);
    expect(takeTyped('/api/messages', blockedStorage)).toBeUndefined();
  });
});
