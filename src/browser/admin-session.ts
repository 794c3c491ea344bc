import * as z from 'zod/mini';

const STORAGE_KEY = 'adminSession';

const adminSessionSchema = z.object({
  email: z.string(),
  loggedInAt: z.iso.datetime(),
  isAuthenticated: z.literal(true),
});

/**
 * What local storage remembers of a login (specification §3). A hint for redirects and nothing else (decision D1):
 * data is opened by Firebase's token, which the server checks.
 */
export type AdminSession = z.infer<typeof adminSessionSchema>;

/** Reads a stored session; whatever else may stand there is no session. */
export function parseAdminSession(text: string | null): AdminSession | undefined {
  try {
    return adminSessionSchema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Where the hint is kept. Storage that is blocked reads as "not logged in". */
export interface AdminSessionHint {
  readonly read: () => AdminSession | undefined;
  /** @returns whether it could be kept */
  readonly keep: (email: string, now: Date) => boolean;
  readonly remove: () => void;
}

/**
 * The hint over a browser's local storage.
 *
 * @param storage looked up on every use, because even naming `localStorage` throws where it is blocked
 */
export function adminSessionHint(storage: () => Storage): AdminSessionHint {
  return {
    read() {
      try {
        return parseAdminSession(storage().getItem(STORAGE_KEY));
      } catch {
        return undefined;
      }
    },
    keep(email, now) {
      const session: AdminSession = { email, loggedInAt: now.toISOString(), isAuthenticated: true };
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(session));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        storage().removeItem(STORAGE_KEY);
      } catch {
        // Blocked storage holds no session either.
      }
    },
  };
}

/**
 * Calls back when another tab logs out, so that no tab goes on showing what it should not.
 *
 * @returns a function that stops listening
 */
export function onLogoutElsewhere(callback: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // `key` is null when all of storage was cleared.
    if (key === null || (key === STORAGE_KEY && parseAdminSession(newValue) === undefined)) callback();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}
