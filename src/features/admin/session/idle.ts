import { localStore } from '#browser/storage.ts';

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

/** Time of the last activity in any tab, in milliseconds since 1970; 0 if unknown. Without storage, nobody can log in. */
export const lastActivity = () => Number(localStore.get(STORAGE_KEY)) || 0;

export function markActivity(now: number): void {
  localStore.set(STORAGE_KEY, String(now));
}
