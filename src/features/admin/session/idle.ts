import { atom, type ReadableAtom } from 'nanostores';

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

/** What the watch needs of its surroundings; tests give their own. */
export interface IdleDependencies {
  readonly activity: LastActivity;
  /** When the admin logged in, in milliseconds since 1970; 0 where nothing is known. */
  readonly loggedInAt: () => number;
  readonly now: () => number;
}

/**
 * Whether somebody is there, in any tab. Who is gone comes back only by logging in here: Firebase's login of another tab
 * arrives in this one later than its sign in storage, and a call in between would find nobody.
 */
export interface IdleWatch {
  readonly $presence: ReadableAtom<Presence>;
  /** Finds out by the clock; a computer that was asleep is found out when it wakes. */
  readonly look: () => void;
  /** A sign of life. Once somebody was warned, it takes {@link stay}. */
  readonly mark: () => void;
  /** Answers the warning. */
  readonly stay: () => void;
  /** They have logged in again. */
  readonly comeBack: () => void;
  /**
   * Resolves at once while nobody is gone, and otherwise after the login.
   *
   * @returns whether there was a login to wait for
   */
  readonly untilPresent: () => Promise<boolean>;
}

/** Watches whether an admin is there. Needs {@link IdleWatch.look} every few seconds. */
export function idleWatch({ activity, loggedInAt, now }: IdleDependencies): IdleWatch {
  const $presence = atom<Presence>('present');

  function look() {
    if ($presence.get() === 'gone') return;
    $presence.set(presence(Math.max(activity.read(), loggedInAt()), now()));
  }

  function stay() {
    if ($presence.get() !== 'gone') activity.mark(now());
    look();
  }

  return {
    $presence,
    look,
    mark: () => {
      // Once it is too late, or nobody has looked since, a sign of life is that of whoever found the computer.
      look();
      if ($presence.get() === 'present') activity.mark(now());
    },
    stay,
    comeBack: () => {
      activity.mark(now());
      $presence.set('present');
    },
    untilPresent: async () => {
      // Another tab may have found out first, and removed the login that a call of this one would need.
      look();
      if ($presence.get() !== 'gone') return false;
      await new Promise<void>((resolve) => {
        const stop = $presence.listen((found) => {
          if (found === 'gone') return;
          stop();
          resolve();
        });
      });
      return true;
    },
  };
}
