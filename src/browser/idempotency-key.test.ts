import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { idempotencyKey } from './idempotency-key.ts';

/** What of `Storage` is used, over a map that two "tabs" may share. */
function storageOver(entries: Map<string, string>): Storage {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as Storage;
}

const answers = { fullName: 'Ana', state: 'AZ' };
let entries: Map<string, string>;

describe('the idempotency key', () => {
  beforeEach(() => {
    entries = new Map();
  });

  it('is the same for the same answers, also in a second tab of the browser', async () => {
    const first = await idempotencyKey(answers, storageOver(entries));
    expect(await idempotencyKey({ ...answers }, storageOver(entries))).toBe(first);
  });

  it('is another for other answers', async () => {
    const first = await idempotencyKey(answers, storageOver(entries));
    expect(await idempotencyKey({ ...answers, state: 'CA' }, storageOver(entries))).not.toBe(first);
  });

  it('is another in another browser', async () => {
    const mine = await idempotencyKey(answers, storageOver(new Map([['submissionKeySalt', 'one']])));
    const theirs = await idempotencyKey(answers, storageOver(new Map([['submissionKeySalt', 'other']])));
    expect(mine).not.toBe(theirs);
  });

  it('is a UUID', async () => {
    const key = await idempotencyKey(answers, storageOver(entries));
    expect(z.uuid().safeParse(key).success).toBe(true);
    expect(key[14]).toBe('8');
  });

  it('keeps to one key while storage is blocked', async () => {
    const blocked = {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as Storage;
    expect(await idempotencyKey(answers, blocked)).toBe(await idempotencyKey(answers, blocked));
    expect(await idempotencyKey(answers, undefined)).toBe(await idempotencyKey(answers, undefined));
  });
});
