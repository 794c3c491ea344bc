import { afterEach, describe, expect, it, vi } from 'vitest';

import privacy from '#content/words/en/privacy.json';
import { blockedStorage } from '../../tests/support/storage.ts';
import { idempotencyKey, prepareIdempotencyKey } from './form-session.ts';
import { forgetTab, localStore, safeStorage, sessionStore } from './storage.ts';

describe('storage', () => {
  it('keeps a value until it is removed', () => {
    const entries = new Map<string, string>();
    const storage = safeStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }));
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(entries.size).toBe(0);
  });

  it('is empty and keeps nothing when it is blocked', () => {
    expect(blockedStorage.get('a')).toBeNull();
    expect(blockedStorage.set('a', '1')).toBe(false);
    expect(() => {
      blockedStorage.remove('a');
    }).not.toThrow();
  });

  it('keeps what it has when it is full', () => {
    const full = safeStorage(() => ({
      getItem: () => 'kept',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    }));
    expect(full.set('a', '2')).toBe(false);
    expect(full.get('a')).toBe('kept');
  });

  it.each([
    ['localStorage', localStore],
    ['sessionStorage', sessionStore],
  ])('is that of the browser: %s', (name, storage) => {
    vi.stubGlobal(name, { getItem: (key: string) => `${key} is kept` });
    expect(storage.get('a')).toBe('a is kept');
  });
});

describe('forgetting', () => {
  /** A browser's storage over these entries. */
  function stub(name: 'localStorage' | 'sessionStorage', entries: Map<string, string>): void {
    vi.stubGlobal(name, {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => {
        entries.clear();
      },
    });
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it(`leaves nothing of a renter in the tab, and of the browser only its theme and language: ${privacy.sections.browser.paragraphs.choices}`, () => {
    const tab = new Map([
      ['eligibilityCheck', '{"fields":{"fullName":"Ana"}}'],
      ['typed:/api/leads', '{"email":"ana@example.com"}'],
      ['whatever a page adds', 'Ana'],
    ]);
    const browser = new Map([
      ['theme', 'dark'],
      ['language', 'es'],
    ]);
    stub('sessionStorage', tab);
    stub('localStorage', browser);
    prepareIdempotencyKey();
    expect(browser.size).toBe(3);
    forgetTab();
    expect(tab.size).toBe(0);
    expect([...browser.keys()]).toEqual(['theme', 'language']);
  });

  it('gives the same answers another key, so that the next person cannot try out whether they were sent', async () => {
    stub('localStorage', new Map());
    stub('sessionStorage', new Map());
    const answers = { email: 'ana@example.com', phone: '(602) 555-0134' };
    const before = await idempotencyKey(answers);
    expect(await idempotencyKey(answers)).toBe(before);
    forgetTab();
    expect(await idempotencyKey(answers)).not.toBe(before);
  });

  it('does not fail where storage is blocked', () => {
    const blocked = {
      get clear(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
      removeItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    vi.stubGlobal('sessionStorage', blocked);
    vi.stubGlobal('localStorage', blocked);
    expect(forgetTab).not.toThrow();
  });
});
