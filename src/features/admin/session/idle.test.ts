import { describe, expect, it } from 'vitest';

import { blockedStorage, storageOver } from '../../../../tests/support/storage.ts';
import { idleWatch, lastActivity, presence } from './idle.ts';

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

/** A watch at minute 0 after a login, in a tab of its own over storage that all share. */
function watchOver(storage = storageOver(new Map<string, string>())) {
  const clock = { minute: 0, loginMinute: 0 };
  const watch = idleWatch({
    activity: lastActivity(storage),
    loggedInAt: () => minutes(clock.loginMinute),
    now: () => minutes(clock.minute),
  });
  const at = (minute: number) => {
    clock.minute = minute;
    watch.look();
    return watch.$presence.get();
  };
  return { clock, watch, at };
}

describe('the idle timer', () => {
  it('warns after 28 idle minutes and continues when the warning is answered', () => {
    const { watch, at } = watchOver();
    expect(at(20)).toBe('present');
    watch.mark();
    expect([at(47), at(48)]).toEqual(['present', 'warned']);
    watch.mark();
    expect(at(49)).toBe('warned');
    watch.stay();
    expect([at(49), at(76)]).toEqual(['present', 'present']);
  });

  it('requires a login here after a timeout, whatever another tab says', () => {
    const storage = storageOver(new Map<string, string>());
    const { clock, watch, at } = watchOver(storage);
    expect(at(30)).toBe('gone');
    watch.mark();
    watch.stay();
    expect(at(31)).toBe('gone');
    clock.loginMinute = 32;
    lastActivity(storage).mark(minutes(32));
    expect(at(32)).toBe('gone');
    watch.comeBack();
    expect([at(32), at(59)]).toEqual(['present', 'present']);
  });

  it('counts activity in another tab', () => {
    const storage = storageOver(new Map<string, string>());
    const [one, other] = [watchOver(storage), watchOver(storage)];
    one.clock.minute = 20;
    one.watch.mark();
    expect([one.at(31), other.at(31)]).toEqual(['present', 'present']);
    one.watch.mark();
    expect(other.at(58)).toBe('present');
  });

  it('holds back calls until the login, even if its timer was delayed', async () => {
    const { clock, watch, at } = watchOver();
    expect(await watch.untilPresent()).toBe(false);
    clock.minute = 40;
    let hasLoggedIn: boolean | undefined;
    const waiting = watch.untilPresent().then((value) => (hasLoggedIn = value));
    expect([watch.$presence.get(), at(41)]).toEqual(['gone', 'gone']);
    expect(hasLoggedIn).toBeUndefined();
    at(42);
    watch.comeBack();
    await waiting;
    expect(hasLoggedIn).toBe(true);
  });
});
