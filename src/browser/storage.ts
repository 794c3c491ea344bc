import type * as z from 'zod/mini';

/**
 * A browser's storage as it can be relied on: blocked (private windows, embedded browsers) it is empty, blocked or full
 * it keeps nothing. Nothing here throws.
 */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** @returns whether it was kept */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** @param open called on every use, because even naming `localStorage` throws where it is blocked */
export function safeStorage(open: () => Storage): SafeStorage {
  function attempt<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => {
      attempt((storage) => {
        storage.removeItem(key);
      }, undefined);
    },
  };
}

/** Lasts until it is removed, and is shared by the browser's tabs. */
export const localStore = safeStorage(() => localStorage);

/** Lasts as long as the tab. */
export const sessionStore = safeStorage(() => sessionStorage);

/** Reads stored JSON by its schema; `undefined` for whatever else an older version or an extension may have left. */
export function parseStored<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
