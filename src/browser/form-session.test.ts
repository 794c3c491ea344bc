import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { readFormRequest } from '#domain/forms/form.ts';

import { blockedStorage, storageOver } from '../../tests/support/storage.ts';
import { fillClock, idempotencyKey, prepareIdempotencyKey } from './form-session.ts';

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

  it('has its salt in the storage from the moment that the page opens, for other tabs and after a reload', async () => {
    prepareIdempotencyKey(storageOver(entries));
    const [salt] = entries.values();
    expect(z.uuid().safeParse(salt).success).toBe(true);
    const here = await idempotencyKey(answers, storageOver(entries));
    vi.resetModules();
    const reloaded = await import('./form-session.ts');
    expect(await reloaded.idempotencyKey(answers, storageOver(entries))).toBe(here);
  });

  it('differs for different answers', async () => {
    const first = await idempotencyKey(answers, storageOver(entries));
    expect(await idempotencyKey({ ...answers, state: 'CA' }, storageOver(entries))).not.toBe(first);
  });

  it('differs in another browser', async () => {
    const mine = await idempotencyKey(answers, storageOver(new Map([['submissionKeySalt', 'one']])));
    const theirs = await idempotencyKey(answers, storageOver(new Map([['submissionKeySalt', 'other']])));
    expect(mine).not.toBe(theirs);
  });

  it('is the SHA-256 of salt and answers, as a UUID of version 8', async () => {
    const key = await idempotencyKey(answers, storageOver(new Map([['submissionKeySalt', 'one']])));
    expect(z.uuid().safeParse(key).success).toBe(true);
    const hex = createHash('sha256')
      .update(`one\n${JSON.stringify(answers)}`)
      .digest('hex');
    const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}[89ab]${hex.slice(17, 32)}`;
    expect(key.replaceAll('-', '')).toMatch(new RegExp(`^${digits}$`, 'u'));
  });

  it('stays the same while storage is blocked', async () => {
    expect(await idempotencyKey(answers, blockedStorage)).toBe(await idempotencyKey(answers, blockedStorage));
  });
});

/** A form clock on a page whose time the test controls. */
function clockAt(opened: number) {
  let now = opened;
  return {
    clock: fillClock(() => now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the clock of a form', () => {
  it('counts from the first input', () => {
    const { clock, pass } = clockAt(60_000);
    clock.begin();
    pass(700);
    clock.begin();
    pass(700.4);
    expect(clock.elapsed()).toBe(1_400);
  });

  it('counts from page load when the first input was not seen', () => {
    const { clock } = clockAt(5_000);
    expect(clock.elapsed()).toBe(5_000);
  });

  it('sends a value that the server can read', () => {
    const clock = fillClock();
    clock.begin();
    const request = { id: crypto.randomUUID(), fillMs: clock.elapsed() };
    expect(readFormRequest({}, request)).toMatchObject({ ok: true });
  });
});
