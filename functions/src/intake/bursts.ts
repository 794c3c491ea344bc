import { endOfUtcDay } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { HitCounter } from '../store/ports.ts';
import type { Caller } from './caller.ts';
import { instanceCounter } from './instance-counter.ts';
import { counterKey } from './rate-limit.ts';

/** Forms of one client in a day: more than a household sends. */
const MOST_OF_CLIENT = 8;
/**
 * Forms of one connection in a day, besides those of clients that have sent too many. Through Hosting a connection is a
 * machine that renters share, and ten attackers there leave them room. It is less than two pages of the queue: whoever
 * invents clients fills either its first page or, newest first, its last one.
 */
const MOST_OF_CONNECTION = 95;

/** Whether a form is one of more than its sender's connection sends in a day: part of a burst. */
export type IsInBurst = (caller: Caller, now: Date) => Promise<boolean>;

/**
 * Tells bursts from single forms (docs/adr/0010). Nothing is refused: the office folds the records of bursts into one
 * line, so that nobody has to look for the renters among them. Counts in days (UTC), because the rate limit's ten minutes
 * would leave a flood unmarked at the beginning of each of them.
 */
export function burstDetection({
  counter,
  log,
  salt,
}: {
  readonly counter: HitCounter;
  readonly log: Log;
  /** Secret salt of the counters' ids. */
  readonly salt: string;
}): IsInBurst {
  const { hit } = instanceCounter(counter, log);
  return async ({ client, connection }, now) => {
    // Without an address, nobody's forms can be told from another's.
    if (client === 'unknown') return false;
    const dayEnd = endOfUtcDay(now);
    const count = (name: string, who: string) => hit(counterKey(salt, name, dayEnd.getTime(), who), dayEnd);
    if ((await count('client in a day', client)) > MOST_OF_CLIENT) return true;
    return (await count('connection in a day', connection)) > MOST_OF_CONNECTION;
  };
}
