import { describe, expect, it } from 'vitest';

import { expiringCache } from './expiring-cache.ts';

describe('the expiring cache', () => {
  it('remembers until the very end of the lifetime, and not a moment longer', () => {
    let time = 1_000;
    const cache = expiringCache(300, () => time);
    cache.set('a', 'answer');
    time += 299;
    expect(cache.get('a')).toBe('answer');
    time += 1;
    expect(cache.get('a')).toBeUndefined();
  });

  it('starts the lifetime anew with every answer', () => {
    let time = 0;
    const cache = expiringCache(300, () => time);
    cache.set('a', 'old');
    time = 200;
    cache.set('a', 'new');
    time = 400;
    expect(cache.get('a')).toBe('new');
  });

  it('forgets everything when told to', () => {
    const cache = expiringCache(300, () => 0);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.clear();
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  });
});
