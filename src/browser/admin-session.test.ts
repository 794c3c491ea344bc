import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { adminSessionHint, parseAdminSession } from './admin-session.ts';

const session = {
  email: 'admin@example.com',
  loggedInAt: '2026-11-21T09:30:00.000Z',
  isAuthenticated: true,
} as const;

const storageOver = (entries: Map<string, string>) =>
  ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }) as Storage;

describe('parseAdminSession', () => {
  it('reads the session of specification §3', () => {
    expect(parseAdminSession(JSON.stringify(session))).toEqual(session);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['what is not JSON', '{"email":'],
    ['the text "true"', 'true'],
    ['a list', JSON.stringify([session])],
    ['a session that says it is not one', JSON.stringify({ ...session, isAuthenticated: false })],
    ['the text "true" as the flag', JSON.stringify({ ...session, isAuthenticated: 'true' })],
    ['no email', JSON.stringify({ ...session, email: undefined })],
    ['no time', JSON.stringify({ ...session, loggedInAt: undefined })],
    ['a time that is none', JSON.stringify({ ...session, loggedInAt: 'yesterday' })],
  ])('takes %s for no session', (_, text) => {
    expect(parseAdminSession(text)).toBeUndefined();
  });

  it('never throws, whatever stands in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = parseAdminSession(text);
        expect(parsed === undefined || parsed.isAuthenticated).toBe(true);
      }),
    );
  });
});

describe('the session hint', () => {
  it('remembers who logged in and when, under the key "adminSession"', () => {
    const entries = new Map<string, string>();
    const hint = adminSessionHint(() => storageOver(entries));
    expect(hint.read()).toBeUndefined();
    expect(hint.keep(session.email, new Date(session.loggedInAt))).toBe(true);
    expect(JSON.parse(entries.get('adminSession') ?? '')).toEqual(session);
    expect(hint.read()).toEqual(session);
  });

  it('leaves nothing behind when it is removed', () => {
    const entries = new Map([['adminSession', JSON.stringify(session)]]);
    adminSessionHint(() => storageOver(entries)).remove();
    expect(entries.size).toBe(0);
  });

  it('reads as logged out, and says that it cannot be kept, while storage is blocked', () => {
    const blocked = adminSessionHint(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(blocked.read()).toBeUndefined();
    expect(blocked.keep(session.email, new Date())).toBe(false);
    expect(() => {
      blocked.remove();
    }).not.toThrow();
  });
});
