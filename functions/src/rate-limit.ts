import { createHash } from 'node:crypto';

import type { Log } from './log.ts';
import type { RateLimits } from './settings.ts';

/**
 * Verifies an App Check token: whether Google attests that a page of ours, in a person's browser, sent it.
 *
 * @param token the `X-Firebase-AppCheck` header, unchecked
 * @throws {Unavailable} when the token cannot be verified now
 */
export type AppCheck = (token: string) => Promise<boolean>;

/** Counters of one document to increment. */
export interface Hit {
  /** The document's name, hashed: it must not give away an address. */
  readonly key: string;
  /** The names of the counters in the document. */
  readonly counters: readonly string[];
  /** When the last of its windows ends: nobody reads it afterwards. */
  readonly expireAt: Date;
}

/** Counters shared by all instances of the functions. */
export interface HitCounter {
  /**
   * Increments each counter and reads it. A count includes at least every call that had returned before: of `n + m` calls
   * at the same time, no more than `n` read a number up to `n`.
   *
   * @returns one count for each counter, in the same order
   * @throws {Unavailable} when the counters cannot be reached
   */
  readonly hit: (hit: Hit) => Promise<readonly number[]>;
}

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** What a client still has in each window after the day's number is used up: no refusal lasts longer than one window. */
const OVER_THE_DAY = 2;

/** The last two addresses of a way may have so much of what their connection has: one caller never uses all of it. */
const PART_OF_A_CONNECTION = 3;

/** Where a call comes from, as far as its headers tell (http/caller.ts). */
export interface Caller {
  /** Who is counted: nobody else can make a call that counts as this one's. */
  readonly client: string;
  /** Parts of its way that others may share and that no caller can invent, the narrower one first. */
  readonly shared: readonly string[];
  /** Its App Check token, not verified yet. */
  readonly appCheckToken?: string | undefined;
}

/** Whether one more save is allowed. */
export type Allowance = { readonly allowed: true } | ({ readonly allowed: false } & Refusal);

/** Why a save is refused, and when one will be allowed again. */
export interface Refusal {
  readonly retryAfterSeconds: number;
  /** Which limit was reached: the caller's own, or the one that all callers without an App Check token share. */
  readonly reached: 'own' | 'without-app-check';
}

/** What the limit needs from outside. */
export interface RateLimitPorts {
  readonly counter: HitCounter;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Secret part of every counter's name: without it, hashing all possible addresses would reveal the real one. */
  readonly salt: string;
  /** `null` where App Check is off: then no token is needed. */
  readonly appCheck: AppCheck | null;
}

/** Consumes one token of a caller's allowance. May throw `Unavailable`. */
export type ConsumeToken = (caller: Caller, now: Date) => Promise<Allowance>;

/** A number of saves in each window of a length. */
interface Limit {
  /** Milliseconds; windows begin at multiples of it since 1970, in UTC. */
  readonly length: number;
  readonly most: number;
}

/** Limits that the same people share. The first one refuses; once the other one is reached, it does so earlier. */
interface Stage {
  readonly name: 'client' | 'shared' | 'without-app-check';
  /** Who shares them. */
  readonly who: string;
  readonly limits: readonly [Limit] | readonly [Limit, Limit];
}

/**
 * Limits saves by fixed windows (docs/adr/0010). An outage of the counters must not cost a renter the save: the call is
 * let through, and a warning is logged. The same goes for an outage of App Check. Missing App Check tokens are throttled,
 * not rejected (docs/adr/0018).
 *
 * What others share is counted after a caller's own: who is refused takes nothing from anybody. Each instance remembers
 * whom it refused until the window ends, and counts no further calls of theirs.
 *
 * @throws {Unavailable} when a call without a valid App Check token cannot be counted, where App Check is on
 */
export function rateLimit({ counter, log, limits, salt, appCheck }: RateLimitPorts): ConsumeToken {
  /** Ends of refusals by the window that was exceeded. */
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
   * A stage's counters are in one document, so that a save costs one write and one read. It lasts as long as the longest
   * window.
   */
  function countersOf({ name, who, limits: [first, longer] }: Stage, time: number) {
    const startOf = ({ length }: Limit) => Math.floor(time / length) * length;
    const longest = longer ?? first;
    const key = keyOf(name, startOf(longest), who);
    const end = startOf(first) + first.length;
    return {
      hit: {
        key,
        counters: longer === undefined ? [`until_${end}`] : [`until_${end}`, 'longest'],
        expireAt: new Date(startOf(longest) + longest.length),
      },
      /** The window that refuses: its name among all stages, and its end in milliseconds. */
      window: { name: `${key} ${end}`, end },
    };
  }

  /** The end of a refusal under a stage's limits that this instance remembers. */
  const rememberedUntil = (stage: Stage, time: number) => refusals.get(countersOf(stage, time).window.name);

  /**
   * Counts one more save under limits that the same people share.
   *
   * @returns the end of the window, in milliseconds, when the first of them is reached
   */
  async function reachedUntil(stage: Stage, time: number): Promise<number | undefined> {
    const { hit, window } = countersOf(stage, time);
    const [first, longer] = stage.limits;
    const [inWindow = 0, inLongest = 0] = await counter.hit(hit);
    const most =
      longer !== undefined && inLongest > longer.most ? Math.min(first.most, OVER_THE_DAY) : first.most;
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
      ...shared.map((part, index): Stage => {
        const isConnection = index === shared.length - 1;
        const most = isConnection
          ? limits.perConnection
          : Math.ceil(limits.perConnection / PART_OF_A_CONNECTION);
        return { name: 'shared', who: part, limits: [inWindow(most)] };
      }),
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
    // Before anything is counted: a flood that has been refused costs no more calls to the counters.
    for (const stage of stages) {
      const end = rememberedUntil(stage, time);
      if (end !== undefined) return refused(stage, end);
    }
    try {
      for (const stage of stages) {
        const end = await reachedUntil(stage, time);
        if (end !== undefined) return refused(stage, end);
      }
    } catch (error) {
      // A flood slows down the one counter that it shares: a timeout there must not let the flood through.
      if (!attested) throw error;
      log.warn('rate limit not counted, call let through', {}, error);
    }
    return { allowed: true };
  };
}
