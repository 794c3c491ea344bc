import { describe, expect, it } from 'vitest';

import { presence } from './idle.ts';

const minutes = (count: number) => count * 60_000;

describe('an admin who is idle', () => {
  it.each([
    [0, 'present'],
    [27.9, 'present'],
    [28, 'warned'],
    [29.9, 'warned'],
    [30, 'gone'],
    [600, 'gone'],
  ])('for %d minutes is %s', (away, state) => {
    expect(presence(1_000_000, 1_000_000 + minutes(away))).toBe(state);
  });
});
