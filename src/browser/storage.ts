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

type Entries = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @param open called on every use, because even naming `localStorage` throws where it is blocked */
export function safeStorage(open: () => Entries): SafeStorage {
  function attempt<Value>(use: (storage: Entries) => Value, otherwise: Value): Value {
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

/** Where the tab keeps the answers of the filing page. */
export const FILING_MEMORY_KEY = 'filing';

/** Where the browser keeps the salt of its idempotency keys (form-session.ts). */
export const SALT_KEY = 'submissionKeySalt';

/**
 * Forgets everything that the tab knows of a renter, whatever page stored it: answers, notes, half-filled forms, papers;
 * and the browser's salt, which would give the next person's check of the same answers the same key.
 */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
  localStore.remove(SALT_KEY);
}

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
