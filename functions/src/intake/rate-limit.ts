import { createHash } from 'node:crypto';

import type { Log } from '../http/log.ts';
import type { RateLimits } from '../settings.ts';
import type { HitCounter } from '../store/ports.ts';
import type { Caller } from './caller.ts';
import { instanceCounter } from './instance-counter.ts';

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
function counterKey(salt: string, name: string, windowEnd: number, who: string): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, name, windowEnd, who]))
    .digest('hex');
}

/**
 * Limits saves with fixed windows (docs/adr/0010): those of a client, of its network and of its connection, which are
 * counted at once, because a renter waits for it. Whoever is known to be over a limit is refused without another call to the
 * counters, so a refused client uses up what others share once with each instance, and no more.
 */
export function rateLimit({ counter, log, limits, salt }: RateLimitPorts): ConsumeToken {
  const { hit, known } = instanceCounter(counter, log);

  return async ({ client, network, connection }, now) => {
    const time = now.getTime();
    const windowEnd = (Math.floor(time / WINDOW) + 1) * WINDOW;
    const counters = [
      { key: counterKey(salt, 'client', windowEnd, client), most: limits.perClient },
      // Over IPv4, the network is the client, whose limit is lower.
      ...(network === client
        ? []
        : [{ key: counterKey(salt, 'network', windowEnd, network), most: limits.perNetwork }]),
      { key: counterKey(salt, 'connection', windowEnd, connection), most: limits.perConnection },
    ];
    const refused = { allowed: false, retryAfterSeconds: Math.ceil((windowEnd - time) / 1000) } as const;
    if (counters.some(({ key, most }) => known(key) >= most)) return refused;
    const counts = await Promise.all(counters.map(({ key }) => hit(key, new Date(windowEnd))));
    return counters.some(({ most }, index) => (counts[index] ?? 0) > most) ? refused : { allowed: true };
  };
}
