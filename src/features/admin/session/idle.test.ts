import { describe, expect, it } from 'vitest';

import { blockedStorage, storageOver } from '../../../../tests/support/storage.ts';
import { lastActivity, presence } from './idle.ts';

const minutes = (count: number) => count * 60_000;

describe('an admin who is idle', () => {
  it.each([
    [0, 'present'],
    [27.9, 'present'],
    [28, 'warned'],
    [29.9, 'warned'],
    [30, 'gone'],
    [600, 'gone'],
  ])('for %d minutes is %s', (away, state) => {
    expect(presence(1_000_000, 1_000_000 + minutes(away))).toBe(state);
  });
});

describe('the last activity', () => {
  it('may be in any tab', () => {
    const stored = storageOver(new Map<string, string>());
    const [one, other] = [lastActivity(stored), lastActivity(stored)];
    one.mark(minutes(10));
    expect(other.read()).toBe(minutes(10));
    other.mark(minutes(20));
    expect(one.read()).toBe(minutes(20));
  });

  it('is known to its own tab at once and stored for other tabs every five seconds', () => {
    const stored = storageOver(new Map<string, string>());
    const [one, other] = [lastActivity(stored), lastActivity(stored)];
    one.mark(minutes(10));
    one.mark(minutes(10) + 4_000);
    expect([one.read(), other.read()]).toEqual([minutes(10) + 4_000, minutes(10)]);
    one.mark(minutes(10) + 5_000);
    expect(other.read()).toBe(minutes(10) + 5_000);
  });

  it('is that of this tab when storage is blocked or invalid', () => {
    const alone = lastActivity(blockedStorage);
    expect(alone.read()).toBe(0);
    alone.mark(5);
    expect(alone.read()).toBe(5);
    expect(lastActivity(storageOver(new Map([['adminActiveAt', 'yesterday']]))).read()).toBe(0);
  });
});
