import { safeStorage, type SafeStorage } from '#browser/storage.ts';

/** A browser's storage over these entries, which several "tabs" may share. */
export function storageOver<Text extends string | null>(
  entries = new Map<string, Text | string>(),
): SafeStorage {
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      entries.set(key, value);
      return true;
    },
    remove: (key) => void entries.delete(key),
  };
}

/** Storage in a browser that forbids it. */
export const blockedStorage = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});
