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

const TEN_MINUTES = 10 * 60 * 1000;
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

/** A maximum number of saves in each window. */
interface Limit {
  /** Milliseconds. Windows begin at multiples of this since 1970 UTC. */
  readonly length: number;
  readonly most: number;
}

/**
 * A group of callers with common limits. Refusals always last until the end of the first window; once the second limit
 * is reached, the first window allows fewer saves.
 */
interface Stage {
  readonly name: 'client' | SharedPart['kind'] | 'without-app-check';
  /** Identifies the group. */
  readonly who: string;
  readonly limits: readonly [Limit] | readonly [Limit, Limit];
}

/** A stage's counters at an instant. */
interface Counters {
  readonly stage: Stage;
  readonly hit: Hit;
  /** The first window: a name that is unique among all stages, and its end in milliseconds. */
  readonly window: { readonly name: string; readonly end: number };
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
  /** Ends of refusals, by the name of the exceeded window. */
  const refusals = new Map<string, number>();

  const keyOf = (name: string, start: number, who: string) =>
    createHash('sha256')
      .update(JSON.stringify([salt, name, start, who]))
      .digest('hex');

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
   * the longest window.
   */
  function countersOf(stage: Stage, time: number): Counters {
    const {
      name,
      who,
      limits: [first, longer],
    } = stage;
    const startOf = ({ length }: Limit) => Math.floor(time / length) * length;
    const longest = longer ?? first;
    const key = keyOf(name, startOf(longest), who);
    const end = startOf(first) + first.length;
    return {
      stage,
      hit: {
        key,
        counters: longer === undefined ? [`until_${end}`] : [`until_${end}`, 'longest'],
        expireAt: new Date(startOf(longest) + longest.length),
      },
      window: { name: `${key} ${end}`, end },
    };
  }

  /**
   * Counts a save towards a stage's limits.
   *
   * @returns the end of the first window in milliseconds, if a limit is exceeded
   */
  async function reachedUntil({ stage, hit, window }: Counters, time: number): Promise<number | undefined> {
    const [first, longer] = stage.limits;
    const [inWindow = 0, inLongest = 0] = await counter.hit(hit);
    const most =
      longer !== undefined && inLongest > longer.most
        ? Math.min(first.most, WINDOW_LIMIT_AFTER_DAILY_LIMIT)
        : first.most;
    if (inWindow <= most) return undefined;
    // Stryker disable next-line all: frees memory, which no answer shows
    for (const [name, end] of refusals) if (end <= time) refusals.delete(name);
    refusals.set(window.name, window.end);
    return window.end;
  }

  return async ({ client, shared, appCheckToken }, now) => {
    const attested = await isAttested(appCheckToken);
    const time = now.getTime();
    const inWindow = (most: number): Limit => ({ length: TEN_MINUTES, most });
    const stages: Stage[] = [
      {
        name: 'client',
        who: client,
        limits: [inWindow(limits.perWindow), { length: DAY, most: limits.perDay }],
      },
      ...shared.map(({ kind, who }): Stage => ({
        name: kind,
        who,
        limits: [inWindow(sharedLimit(limits, kind))],
      })),
    ];
    if (!attested) {
      stages.push({
        name: 'without-app-check',
        who: 'everybody',
        limits: [inWindow(limits.withoutAppCheck)],
      });
    }

    const refused = (stage: Stage, end: number): Allowance => ({
      allowed: false,
      retryAfterSeconds: Math.ceil((end - time) / 1000),
      reached: stage.name === 'without-app-check' ? 'without-app-check' : 'own',
    });
    // Checked before counting, so that a refused flood causes no further calls to the counters.
    const counters = stages.map((stage) => countersOf(stage, time));
    for (const { stage, window } of counters) {
      const end = refusals.get(window.name);
      if (end !== undefined) return refused(stage, end);
    }
    try {
      for (const each of counters) {
        const end = await reachedUntil(each, time);
        if (end !== undefined) return refused(each.stage, end);
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
