/** Random numbers that are the same every time for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number from `lowest` to `highest`, both included. */
  readonly whole: (lowest: number, highest: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly uuid: () => string;
}

/** Mulberry32: 32 bits of state, good enough for samples and nothing else. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
