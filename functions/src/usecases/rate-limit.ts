import { createHash } from 'node:crypto';

import type { HitCounter } from '../ports/hit-counter.ts';
import type { Log } from '../ports/log.ts';
import type { RateLimits } from '../settings.ts';

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** Where a call comes from, as far as can be told (http/caller.ts). */
export interface Caller {
  /** The address that the call says it comes from; anybody who calls the function directly may invent it. */
  readonly client: string;
  /** The address that really spoke to Google: the client itself, or a machine of the CDN with many clients. */
  readonly connection: string;
}

/** Whether one more save is taken. */
export type Allowance =
  { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** What the limit needs. */
export interface RateLimitPorts {
  readonly counter: HitCounter;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Secret mixed into every key: a bare hash of an address is found by trying all addresses. */
  readonly salt: string;
}

/** Asks for one more save. */
export type TakeOne = (caller: Caller, now: Date) => Promise<Allowance>;

/**
 * Limits saves by fixed windows (docs/adr/0010). Counting never costs a renter the save: when the counters cannot be
 * reached, the call is let through and a warning is logged.
 */
export function rateLimit({ counter, log, limits, salt }: RateLimitPorts): TakeOne {
  const keyOf = (name: string, start: number, address: string) =>
    createHash('sha256')
      .update(JSON.stringify([salt, name, start, address]))
      .digest('hex');

  return async ({ client, connection }, now) => {
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
    ].map((window) => {
      const start = Math.floor(now.getTime() / window.length) * window.length;
      return { ...window, key: keyOf(window.name, start, window.address), end: start + window.length };
    });

    let counts: readonly number[];
    try {
      counts = await counter.hit(windows.map(({ key, end }) => ({ key, expireAt: new Date(end) })));
    } catch (error) {
      log.warn('rate limit not counted, call let through', {}, error);
      return { allowed: true };
    }
    const exceeded = windows.filter(({ limit }, index) => (counts[index] ?? 0) > limit);
    if (exceeded.length === 0) return { allowed: true };
    const open = Math.max(...exceeded.map(({ end }) => end));
    return { allowed: false, retryAfterSeconds: Math.ceil((open - now.getTime()) / 1000) };
  };
}
