import { createHash } from 'node:crypto';

import type { Log } from './log.ts';
import type { RateLimits } from './settings.ts';

/**
 * Tells whether an App Check token is genuine: whether Google takes its sender for a page of ours in a person's browser.
 * Throws `Unavailable` when that cannot be told.
 *
 * @param token the `X-Firebase-AppCheck` header, as it came
 */
export type AppCheck = (token: string) => Promise<boolean>;

/** One counter to raise by one. */
export interface Hit {
  /** The counter's name; hashed, so that it says nothing about anybody. */
  readonly key: string;
  /** The instant after which nobody asks for the counter again. */
  readonly expireAt: Date;
}

/**
 * Counters shared by all instances of the functions. Throws `Unavailable` when they cannot be reached.
 */
export interface HitCounter {
  /**
   * Raises each counter by one and reads it. A result counts at least every call that had returned before, so of calls
   * at the same time never more than `n` read a number up to `n`.
   *
   * @returns one count for each hit, in the same order
   */
  readonly hit: (hits: readonly Hit[]) => Promise<readonly number[]>;
}

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Where a call comes from, as far as can be told (http/caller.ts). */
export interface Caller {
  /** The address that the call says it comes from; anybody who calls the function directly may invent it. */
  readonly client: string;
  /** The address that really spoke to Google: the client itself, or a machine of the CDN with many clients. */
  readonly connection: string;
  /** The App Check token that it shows, as it came. */
  readonly appCheckToken?: string | undefined;
}

/** Whether one more save is taken. */
export type Allowance = { readonly allowed: true } | Refusal;

/** Why a save is not taken, and when one is. */
export interface Refusal {
  readonly allowed: false;
  readonly retryAfterSeconds: number;
  /** Whose number was reached: the caller's own, or that of everybody without an App Check token. */
  readonly reached: 'own' | 'without-app-check';
}

/** What the limit needs. */
export interface RateLimitPorts {
  readonly counter: HitCounter;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Secret mixed into every key: a bare hash of an address is found by trying all addresses. */
  readonly salt: string;
  /** `null` where App Check is off: then nobody is asked for a token. */
  readonly appCheck: AppCheck | null;
}

/** Asks for one more save. May throw `Unavailable`. */
export type TakeOne = (caller: Caller, now: Date) => Promise<Allowance>;

/**
 * Limits saves by fixed windows (docs/adr/0010). Counting never costs a renter the save: when the counters cannot be
 * reached, the call is let through and a warning is logged. The same goes for a token that cannot be judged.
 *
 * @throws {Unavailable} when a call without a valid App Check token cannot be counted, where App Check is on
 */
export function rateLimit({ counter, log, limits, salt, appCheck }: RateLimitPorts): TakeOne {
  const keyOf = (name: string, start: number, address: string) =>
    createHash('sha256')
      .update(JSON.stringify([salt, name, start, address]))
      .digest('hex');

  async function isVouchedFor(token: string | undefined): Promise<boolean> {
    if (appCheck === null) return true;
    if (token === undefined) return false;
    try {
      return await appCheck(token);
    } catch (error) {
      log.warn('app check token not judged, call let through', {}, error);
      return true;
    }
  }

  return async ({ client, connection, appCheckToken }, now) => {
    const vouchedFor = await isVouchedFor(appCheckToken);
    const windows = [
      { name: 'client-window', address: client, length: TEN_MINUTES, limit: limits.perWindow },
      { name: 'client-day', address: client, length: DAY, limit: limits.perDay },
      // A client that speaks for itself is already counted by its real address.
      ...(connection === client
        ? []
        : [
            {
              name: 'connection-window',
              address: connection,
              length: TEN_MINUTES,
              limit: limits.perConnection,
            },
          ]),
      ...(vouchedFor
        ? []
        : [
            {
              name: 'without-app-check',
              address: 'everybody',
              length: TEN_MINUTES,
              limit: limits.withoutAppCheck,
            },
          ]),
    ].map((window) => {
      const start = Math.floor(now.getTime() / window.length) * window.length;
      return { ...window, key: keyOf(window.name, start, window.address), end: start + window.length };
    });

    let counts: readonly number[];
    try {
      counts = await counter.hit(windows.map(({ key, end }) => ({ key, expireAt: new Date(end) })));
    } catch (error) {
      // A flood would count too slowly in the one counter that it shares, and must not get through by that.
      if (!vouchedFor) throw error;
      log.warn('rate limit not counted, call let through', {}, error);
      return { allowed: true };
    }
    const exceeded = windows.filter(({ limit }, index) => (counts[index] ?? 0) > limit);
    if (exceeded.length === 0) return { allowed: true };
    const open = Math.max(...exceeded.map(({ end }) => end));
    return {
      allowed: false,
      retryAfterSeconds: Math.ceil((open - now.getTime()) / 1000),
      reached: exceeded.every(({ name }) => name === 'without-app-check') ? 'without-app-check' : 'own',
    };
  };
}
