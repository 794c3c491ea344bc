import { describe, expect, it, vi } from 'vitest';

import { blockedStorage } from '../../tests/support/storage.ts';
import { localStore, safeStorage, sessionStore } from './storage.ts';

describe('storage', () => {
  it('keeps a value until it is removed', () => {
    const entries = new Map<string, string>();
    const storage = safeStorage(
      () =>
        ({
          getItem: (key: string) => entries.get(key) ?? null,
          setItem: (key: string, value: string) => void entries.set(key, value),
          removeItem: (key: string) => void entries.delete(key),
        }) as Storage,
    );
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

  it.each([
    ['localStorage', localStore],
    ['sessionStorage', sessionStore],
  ])('is that of the browser: %s', (name, storage) => {
    vi.stubGlobal(name, { getItem: (key: string) => `${key} is kept` });
    expect(storage.get('a')).toBe('a is kept');
  });
});
