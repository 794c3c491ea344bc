import { createHash } from 'node:crypto';

import type { Log } from '../http/log.ts';
import type { RateLimits } from '../settings.ts';
import type { HitCounter } from '../store/ports.ts';
import type { Caller } from './caller.ts';

/** Milliseconds. Windows begin at multiples of this since 1970 UTC. */
const WINDOW = 10 * 60 * 1000;

/** Whether another save is allowed, or when the next one is. */
export type Allowance =
  { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimitPorts {
  readonly counter: HitCounter;
  readonly log: Log;
  readonly limits: RateLimits;
  /** Secret salt of the document ids: without it, hashing all possible addresses would reveal the real one. */
  readonly salt: string;
}

/** Consumes one token of a caller's rate limit. */
export type ConsumeToken = (caller: Caller, now: Date) => Promise<Allowance>;

/**
 * The id of a counter's document: nobody can compute it, or read an address from it.
 *
 * @param salt secret
 * @param windowEnd milliseconds since 1970
 */
export function counterKey(salt: string, name: string, windowEnd: number, who: string): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, name, windowEnd, who]))
    .digest('hex');
}

/**
 * Limits saves with fixed windows (docs/adr/0010): those of a client, then those of its connection. An outage of the
 * counters must not cost a renter their save: the call is allowed, and a warning is logged.
 *
 * A connection is counted after the client, so a refused client does not use up what others share. Each instance
 * remembers whom it refused until the window ends, and does not count their further calls.
 */
export function rateLimit({ counter, log, limits, salt }: RateLimitPorts): ConsumeToken {
  /** The ends of the windows in which callers were refused, by the key of their counter. */
  const refusals = new Map<string, number>();

  return async ({ client, connection }, now) => {
    const time = now.getTime();
    const windowEnd = (Math.floor(time / WINDOW) + 1) * WINDOW;
    const counters = [
      { key: counterKey(salt, 'client', windowEnd, client), most: limits.perClient },
      { key: counterKey(salt, 'connection', windowEnd, connection), most: limits.perConnection },
    ];
    const refused = { allowed: false, retryAfterSeconds: Math.ceil((windowEnd - time) / 1000) } as const;
    // Checked before counting, so that a refused flood causes no further calls to the counters.
    if (counters.some(({ key }) => refusals.get(key) === windowEnd)) return refused;
    try {
      for (const { key, most } of counters) {
        if ((await counter.hit(key, new Date(windowEnd))) <= most) continue;
        // Stryker disable next-line all: frees memory, which no answer shows
        for (const [old, end] of refusals) if (end <= time) refusals.delete(old);
        refusals.set(key, windowEnd);
        return refused;
      }
    } catch (error) {
      log.warn('rate limit not counted, call let through', {}, error);
    }
    return { allowed: true };
  };
}
