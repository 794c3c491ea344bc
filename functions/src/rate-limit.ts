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

/** One counter to increment. */
export interface Hit {
  /** The counter's name, hashed: it must not give away an address. */
  readonly key: string;
  /** The end of the counter's window: nobody reads it afterwards. */
  readonly expireAt: Date;
}

/** Counters shared by all instances of the functions. */
export interface HitCounter {
  /**
   * Increments each counter and reads it. A count includes at least every call that had returned before: of `n + m` calls
   * at the same time, no more than `n` read a number up to `n`.
   *
   * @returns one count for each hit, in the same order
   * @throws {Unavailable} when the counters cannot be reached
   */
  readonly hit: (hits: readonly Hit[]) => Promise<readonly number[]>;
}

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Where a call comes from, as far as its headers tell (http/caller.ts). */
export interface Caller {
  /** The address that the call claims to come from; whoever calls the function directly can forge it. */
  readonly client: string;
  /** The address that connected to Google: the client itself, or a CDN machine that serves many clients. */
  readonly connection: string;
  /** Its App Check token, not verified yet. */
  readonly appCheckToken?: string | undefined;
}

/** Whether one more save is allowed. */
type Allowance = { readonly allowed: true } | ({ readonly allowed: false } & Refusal);

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

/**
 * Limits saves by fixed windows (docs/adr/0010). An outage of the counters must not cost a renter the save: the call is
 * let through, and a warning is logged. The same goes for an outage of App Check. Missing App Check tokens are throttled,
 * not rejected (docs/adr/0018).
 *
 * @throws {Unavailable} when a call without a valid App Check token cannot be counted, where App Check is on
 */
export function rateLimit({ counter, log, limits, salt, appCheck }: RateLimitPorts): ConsumeToken {
  const keyOf = (name: string, start: number, address: string) =>
    createHash('sha256')
      .update(JSON.stringify([salt, name, start, address]))
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

  return async ({ client, connection, appCheckToken }, now) => {
    const attested = await isAttested(appCheckToken);
    const windows = [
      { name: 'client-window', address: client, length: TEN_MINUTES, limit: limits.perWindow },
      { name: 'client-day', address: client, length: DAY, limit: limits.perDay },
    ];
    // A client that connects directly is already counted under its real address.
    if (connection !== client) {
      windows.push({
        name: 'connection-window',
        address: connection,
        length: TEN_MINUTES,
        limit: limits.perConnection,
      });
    }
    if (!attested) {
      windows.push({
        name: 'without-app-check',
        address: 'everybody',
        length: TEN_MINUTES,
        limit: limits.withoutAppCheck,
      });
    }
    const counted = windows.map((window) => {
      const start = Math.floor(now.getTime() / window.length) * window.length;
      return { ...window, key: keyOf(window.name, start, window.address), end: start + window.length };
    });

    let counts: readonly number[];
    try {
      counts = await counter.hit(counted.map(({ key, end }) => ({ key, expireAt: new Date(end) })));
    } catch (error) {
      // A flood slows down the one counter that it shares: a timeout there must not let the flood through.
      if (!attested) throw error;
      log.warn('rate limit not counted, call let through', {}, error);
      return { allowed: true };
    }
    const exceeded = counted.filter(({ limit }, index) => (counts[index] ?? 0) > limit);
    if (exceeded.length === 0) return { allowed: true };
    const reopensAt = Math.max(...exceeded.map(({ end }) => end));
    return {
      allowed: false,
      retryAfterSeconds: Math.ceil((reopensAt - now.getTime()) / 1000),
      reached: exceeded.every(({ name }) => name === 'without-app-check') ? 'without-app-check' : 'own',
    };
  };
}
