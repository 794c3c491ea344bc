import type { HitCounter } from '../ports/hit-counter.ts';

/** A {@link HitCounter} in memory; the contract suite holds it to the same promises as the real one. */
export function memoryHitCounter(): HitCounter {
  const counts = new Map<string, number>();
  return {
    hit: (hits) =>
      Promise.resolve(
        hits.map(({ key }) => {
          const count = (counts.get(key) ?? 0) + 1;
          counts.set(key, count);
          return count;
        }),
      ),
  };
}
