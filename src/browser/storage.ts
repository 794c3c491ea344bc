import type * as z from 'zod/mini';

/**
 * Browser storage that never throws. If storage is blocked (private windows, embedded browsers), it reads as empty; if
 * it is blocked or full, nothing is stored.
 */
export interface SafeStorage {
  readonly get: (key: string) => string | null;
  /** @returns whether it was stored */
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

/** Persistent, and shared by all tabs. */
export const localStore = safeStorage(() => localStorage);

/** Lives as long as the tab. */
export const sessionStore = safeStorage(() => sessionStorage);

/** Where the tab keeps the eligibility check; the filing page starts from its answers. */
export const CHECK_MEMORY_KEY = 'eligibilityCheck';

/**
 * Parses stored JSON with a schema; `undefined` for anything invalid that an older version or an extension may have
 * left.
 */
export function parseStored<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
