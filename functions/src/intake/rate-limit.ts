import { createHash } from 'node:crypto';

import type { Log } from '../http/log.ts';
import type { RateLimits } from '../settings.ts';
import type { Hit, HitCounter } from '../store/ports.ts';
import type { Caller, SharedPart } from './caller.ts';

/**
 * Verifies an App Check token: whether Google attests that one of our pages in a real browser sent it.
 *
 * @param token the unverified `X-Firebase-AppCheck` header
 * @throws {Unavailable} when the token cannot be verified now
 */
export type AppCheck = (token: string) => Promise<boolean>;

/** Milliseconds. Windows begin at multiples of this since 1970 UTC. */
const WINDOW = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Saves per window that a client still has once the daily limit is reached, so that no refusal lasts longer than a
 * window.
 */
const WINDOW_LIMIT_AFTER_DAILY_LIMIT = 2;

/** How many pairs of addresses it takes to use up the limit of their connection, so that one caller cannot do so. */
const PAIRS_PER_CONNECTION = 3;

/** How many clients of one IPv6 network (/48) may use up their limits in one window. */
const CLIENTS_PER_NETWORK = 5;

/** Whether another save is allowed. */
export type Allowance = { readonly allowed: true } | ({ readonly allowed: false } & Refusal);

/** Why a save is refused, and when the next one is allowed. */
export interface Refusal {
  readonly retryAfterSeconds: number;
  /** The limit that was reached: the caller's own, or the one shared by all callers without an App Check token. */
  readonly reached: 'own' | 'without-app-check';
}

export interface RateLimitPorts {
  readonly counter: HitCounter;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Secret salt of the document ids: without it, hashing all possible addresses would reveal the real one. */
  readonly salt: string;
  /** `null` if App Check is off, in which case no token is needed. */
  readonly appCheck: AppCheck | null;
}

/** Consumes one token of a caller's rate limit. May throw `Unavailable`. */
export type ConsumeToken = (caller: Caller, now: Date) => Promise<Allowance>;

/** A group of callers with common limits. */
interface Stage {
  readonly name: 'client' | SharedPart['kind'] | 'without-app-check';
  /** Identifies the group. */
  readonly who: string;
  readonly perWindow: number;
  /** Once it is reached, windows allow fewer saves. */
  readonly perDay?: number;
}

/**
 * Limits saves with fixed windows (docs/adr/0010). An outage of the counters must not cost a renter their save: the
 * call is allowed, and a warning is logged. The same applies to an outage of App Check. Missing App Check tokens are
 * throttled, not rejected (docs/adr/0018).
 *
 * Shared limits are counted after the caller's own, so refused callers do not use up what others share. Each instance
 * remembers whom it refused until the window ends, and does not count their further calls.
 *
 * @throws {Unavailable} when App Check is on and a call without a valid token cannot be counted
 */
export function rateLimit({ counter, log, limits, salt, appCheck }: RateLimitPorts): ConsumeToken {
  /** The ends of the windows in which groups were refused, by the key of their counters. */
  const refusals = new Map<string, number>();

  async function isAttested(token: string | undefined): Promise<boolean> {
    if (appCheck === null) return true;
    if (token === undefined) return false;
    try {
      return await appCheck(token);
    } catch (error) {
      log.warn('app check token not verified, call let through', {}, error);
      return true;
    }
  }

  /**
   * A stage's counters are in one document, so that a save costs one write and one read. The document lasts as long as
   * the longest of them.
   */
  function hitOf({ name, who, perDay }: Stage, time: number, windowEnd: number): Hit {
    const length = perDay === undefined ? WINDOW : DAY;
    const start = Math.floor(time / length) * length;
    const key = createHash('sha256')
      .update(JSON.stringify([salt, name, start, who]))
      .digest('hex');
    const inWindow = `until_${windowEnd}`;
    return {
      key,
      counters: perDay === undefined ? [inWindow] : [inWindow, 'day'],
      expireAt: new Date(start + length),
    };
  }

  /** Counts a save towards a stage's limits; whether one of them is exceeded. */
  async function isExceeded({ perWindow, perDay = Infinity }: Stage, hit: Hit): Promise<boolean> {
    const [inWindow = 0, inDay = 0] = await counter.hit(hit);
    const most = inDay > perDay ? Math.min(perWindow, WINDOW_LIMIT_AFTER_DAILY_LIMIT) : perWindow;
    return inWindow > most;
  }

  return async ({ client, shared, appCheckToken }, now) => {
    const attested = await isAttested(appCheckToken);
    const time = now.getTime();
    const windowEnd = (Math.floor(time / WINDOW) + 1) * WINDOW;
    const stages: readonly Stage[] = [
      { name: 'client', who: client, perWindow: limits.perWindow, perDay: limits.perDay },
      ...shared.map(({ kind, who }) => ({ name: kind, who, perWindow: sharedLimit(limits, kind) })),
      ...(attested
        ? []
        : [{ name: 'without-app-check', who: 'everybody', perWindow: limits.withoutAppCheck } as const]),
    ];
    const hits = stages.map((stage) => ({ stage, hit: hitOf(stage, time, windowEnd) }));
    const refused = ({ name }: Stage): Allowance => ({
      allowed: false,
      retryAfterSeconds: Math.ceil((windowEnd - time) / 1000),
      reached: name === 'without-app-check' ? name : 'own',
    });
    // Checked before counting, so that a refused flood causes no further calls to the counters.
    const known = hits.find(({ hit }) => refusals.get(hit.key) === windowEnd);
    if (known !== undefined) return refused(known.stage);
    try {
      for (const { stage, hit } of hits) {
        if (!(await isExceeded(stage, hit))) continue;
        // Stryker disable next-line all: frees memory, which no answer shows
        for (const [key, end] of refusals) if (end <= time) refusals.delete(key);
        refusals.set(hit.key, windowEnd);
        return refused(stage);
      }
    } catch (error) {
      // A flood slows down the single counter that it shares; a timeout there must not let the flood through.
      if (!attested) throw error;
      log.warn('rate limit not counted, call let through', {}, error);
    }
    return { allowed: true };
  };
}

/** How many saves in a window those who share a part of their calls have together. */
function sharedLimit({ perWindow, perConnection }: RateLimits, kind: SharedPart['kind']): number {
  switch (kind) {
    case 'network':
      return CLIENTS_PER_NETWORK * perWindow;
    case 'pair':
      return Math.ceil(perConnection / PAIRS_PER_CONNECTION);
    case 'connection':
      return perConnection;
  }
}
