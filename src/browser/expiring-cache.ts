/** Answers remembered for a while, by address. */
export interface ExpiringCache {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  readonly clear: () => void;
}

/**
 * A cache whose entries are gone once they are old.
 *
 * @param lifetime of an entry, in milliseconds
 * @param now the clock, in milliseconds
 */
export function expiringCache(lifetime: number, now: () => number): ExpiringCache {
  const entries = new Map<string, { readonly value: unknown; readonly since: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (now() - entry.since < lifetime) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.set(key, { value, since: now() });
    },
    clear() {
      entries.clear();
    },
  };
}
