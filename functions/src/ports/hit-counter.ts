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
