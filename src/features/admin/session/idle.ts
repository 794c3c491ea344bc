import { localStore, type SafeStorage } from '~/browser/storage.ts';

/** So long an admin may leave the back office alone. */
const IDLE_MINUTES = 30;
/** So long before the end it warns. */
export const WARNING_MINUTES = 2;
const MINUTE_MS = 60_000;

/** Whether somebody is there: yes; it is time to warn; nobody was for too long. */
export type Presence = 'present' | 'warned' | 'gone';

/**
 * @param since the last sign of life, in milliseconds since 1970
 * @example presence(0, 29 * 60_000) // => 'warned'
 */
export function presence(since: number, now: number): Presence {
  const idle = now - since;
  if (idle >= IDLE_MINUTES * MINUTE_MS) return 'gone';
  return idle >= (IDLE_MINUTES - WARNING_MINUTES) * MINUTE_MS ? 'warned' : 'present';
}

const STORAGE_KEY = 'adminActiveAt';
/** Storage is not written for every key that is pressed. */
const WRITE_EVERY_MS = 5_000;

/** The last sign of life in any tab of the back office. */
export interface LastActivity {
  /** In milliseconds since 1970; 0 where nothing is known. */
  readonly read: () => number;
  readonly mark: (now: number) => void;
}

/** Shared by all tabs through local storage; where that is blocked, each tab knows only itself. */
export function lastActivity(storage: SafeStorage = localStore): LastActivity {
  let own = 0;
  let written = 0;
  return {
    read: () => {
      const shared = Number(storage.get(STORAGE_KEY) ?? 0);
      return Math.max(own, Number.isFinite(shared) ? shared : 0);
    },
    mark: (now) => {
      own = now;
      if (now - written < WRITE_EVERY_MS) return;
      written = now;
      storage.set(STORAGE_KEY, String(now));
    },
  };
}
