import { localStore, type SafeStorage } from '#browser/storage.ts';

const MINUTE_MS = 60_000;
/** Without activity for this long, an admin is logged out. */
const IDLE_MS = 30 * MINUTE_MS;
/** Minutes before that at which a warning is shown. */
export const WARNING_MINUTES = 2;

/** `warned`: the warning is shown; `gone`: inactive for too long. */
type Presence = 'present' | 'warned' | 'gone';

/**
 * @param since the last activity, in milliseconds since 1970
 * @example presence(0, 29 * 60_000) // => 'warned'
 */
export function presence(since: number, now: number): Presence {
  const idle = now - since;
  if (idle >= IDLE_MS) return 'gone';
  return idle >= IDLE_MS - WARNING_MINUTES * MINUTE_MS ? 'warned' : 'present';
}

const STORAGE_KEY = 'adminActiveAt';
/** Throttles writing to storage, which would otherwise happen on every key press. */
const WRITE_EVERY_MS = 5_000;

/** Time of the last activity in any tab of the back office. */
interface LastActivity {
  /** In milliseconds since 1970; 0 if unknown. */
  readonly read: () => number;
  readonly mark: (now: number) => void;
}

/** Shared by all tabs through local storage; if that is blocked, each tab knows only its own. */
export function lastActivity(storage: SafeStorage = localStore): LastActivity {
  let own = 0;
  let written = 0;
  return {
    read: () => Math.max(own, Number(storage.get(STORAGE_KEY)) || 0),
    mark: (now) => {
      own = now;
      if (now - written < WRITE_EVERY_MS) return;
      written = now;
      storage.set(STORAGE_KEY, String(now));
    },
  };
}
