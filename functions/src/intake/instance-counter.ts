import type { Log } from '../http/log.ts';
import type { HitCounter } from '../store/ports.ts';

/** A counter that never fails. */
export interface InstanceCounter {
  /** Like {@link HitCounter.hit}; while the shared counter cannot be reached, what this instance alone has counted. */
  readonly hit: HitCounter['hit'];
  /** What is known without a call: at most what was really counted. */
  readonly known: (key: string) => number;
}

/**
 * Counts in this instance beside the counter that all instances share. While that one cannot be reached, or a flood
 * makes its own answer too late, the instance's count is the limit, and a warning is logged: an outage must not cost a
 * renter their save, nor open the inbox to a flood.
 *
 * All counters must expire at once, at the end of a window; what is known of them is then dropped.
 */
export function instanceCounter(shared: HitCounter, log: Log): InstanceCounter {
  let counts = new Map<string, number>();
  let until = 0;

  return {
    known: (key) => counts.get(key) ?? 0,
    hit: async (key, expireAt) => {
      if (expireAt.getTime() !== until) {
        counts = new Map();
        until = expireAt.getTime();
      }
      const inWindow = counts;
      const raise = (to: number) => {
        inWindow.set(key, Math.max(inWindow.get(key) ?? 0, to));
        return to;
      };
      const own = raise((inWindow.get(key) ?? 0) + 1);
      try {
        return raise(Math.max(own, await shared.hit(key, expireAt)));
      } catch (error) {
        log.warn('rate limit not counted by all instances', {}, error);
        return own;
      }
    },
  };
}
