import { atom, type ReadableAtom } from 'nanostores';

import { localStore, type SafeStorage } from '#browser/storage.ts';

import { session } from './identity.ts';

/** Minutes without activity after which an admin is logged out. */
const IDLE_MINUTES = 30;
/** Minutes before that at which a warning is shown. */
export const WARNING_MINUTES = 2;
const MINUTE_MS = 60_000;

/** `warned`: the warning is shown; `gone`: inactive for too long. */
export type Presence = 'present' | 'warned' | 'gone';

/**
 * @param since the last activity, in milliseconds since 1970
 * @example presence(0, 29 * 60_000) // => 'warned'
 */
export function presence(since: number, now: number): Presence {
  const idle = now - since;
  if (idle >= IDLE_MINUTES * MINUTE_MS) return 'gone';
  return idle >= (IDLE_MINUTES - WARNING_MINUTES) * MINUTE_MS ? 'warned' : 'present';
}

const STORAGE_KEY = 'adminActiveAt';
/** Throttles writing to storage, which would otherwise happen on every key press. */
const WRITE_EVERY_MS = 5_000;

/** Time of the last activity in any tab of the back office. */
export interface LastActivity {
  /** In milliseconds since 1970; 0 if unknown. */
  readonly read: () => number;
  readonly mark: (now: number) => void;
}

/** Shared by all tabs through local storage; if that is blocked, each tab knows only its own. */
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

/** Dependencies; tests inject their own. */
export interface IdleDependencies {
  readonly activity: LastActivity;
  /** Time of the login, in milliseconds since 1970; 0 if unknown. */
  readonly loggedInAt: () => number;
  readonly now: () => number;
}

/**
 * Detects inactivity across all tabs. After `gone`, only a login in this tab ends it: Firebase's login from another tab
 * arrives later than its activity in storage, and a call in between would fail as signed out.
 */
export interface IdleWatch {
  readonly $presence: ReadableAtom<Presence>;
  /** Compares with the clock, which also detects that the computer was asleep. */
  readonly look: () => void;
  /** Reports activity. After a warning, {@link stay} is required instead. */
  readonly mark: () => void;
  /** Dismisses the warning. */
  readonly stay: () => void;
  /** Called after the admin has logged in again. */
  readonly comeBack: () => void;
  /**
   * Resolves immediately, or after the login if the admin is gone.
   *
   * @returns whether there was a login to wait for
   */
  readonly untilPresent: () => Promise<boolean>;
}

/** Creates the watch. {@link IdleWatch.look} must be called every few seconds. */
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
      // Check first: after the time limit, activity may come from somebody else who found the computer.
      look();
      if ($presence.get() === 'present') activity.mark(now());
    },
    stay,
    comeBack: () => {
      activity.mark(now());
      $presence.set('present');
    },
    untilPresent: async () => {
      // Another tab may have noticed first and signed out, which this tab's call would run into.
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

/** The watch of this tab. */
export const idle = idleWatch({
  activity: lastActivity(),
  loggedInAt: () => Date.parse(session.read()?.loggedInAt ?? '') || 0,
  now: () => Date.now(),
});
