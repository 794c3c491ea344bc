import { beforeEach, describe, expect, it, vi } from 'vitest';

import { onLogoutElsewhere, session } from './admin-auth.ts';

const LOGIN = { email: 'admin@example.com', loggedInAt: '2026-11-21T09:30:00.000Z', isAuthenticated: true };

describe('the stored session', () => {
  let stored = new Map<string, string>();
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  it('remembers who logged in and when, under the key "adminSession", until it is removed', () => {
    expect(session.read()).toBeUndefined();
    expect(session.keep(LOGIN.email, new Date(LOGIN.loggedInAt))).toBe(true);
    expect(JSON.parse(stored.get('adminSession') ?? '')).toEqual(LOGIN);
    expect(session.read()).toEqual(LOGIN);
    session.remove();
    expect(stored.size).toBe(0);
  });

  it.each([
    ['what is not JSON', '{"email":'],
    ['a session that says it is not one', JSON.stringify({ ...LOGIN, isAuthenticated: false })],
    ['no email', JSON.stringify({ ...LOGIN, email: undefined })],
    ['a time that is none', JSON.stringify({ ...LOGIN, loggedInAt: 'yesterday' })],
  ])('does not accept %s as a session', (_, text) => {
    stored.set('adminSession', text);
    expect(session.read()).toBeUndefined();
  });
});

it.each([
  ['removed by a logout', 'adminSession', null, 1],
  ['no session any more', 'adminSession', '{}', 1],
  ['removed with all of storage', null, null, 1],
  ['written by a login', 'adminSession', JSON.stringify(LOGIN), 0],
  ['about something else', 'theme', null, 0],
])(
  'another tab that changes what is stored (%s) is noticed as a logout or not',
  (_, key, newValue, calls) => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    const change = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    const callback = vi.fn();
    const stop = onLogoutElsewhere(callback);
    change();
    expect(callback).toHaveBeenCalledTimes(calls);
    stop();
    change();
    expect(callback).toHaveBeenCalledTimes(calls);
  },
);
