import fc from 'fast-check';
import { expect, it } from 'vitest';

import { sortKey } from './sort-key.ts';

it('sorts as text in the order of time', () => {
  const instants = fc.date({ min: new Date('2017-01-01'), max: new Date('2999-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, instants, fc.uuid(), fc.uuid(), (one, other, oneId, otherId) => {
      fc.pre(one.getTime() !== other.getTime());
      expect(sortKey(one, oneId) < sortKey(other, otherId)).toBe(one < other);
    }),
  );
});

it('still has an order within one millisecond', () => {
  const instant = new Date('2026-11-21T09:30:00.000Z');
  expect(sortKey(instant, 'a') < sortKey(instant, 'b')).toBe(true);
  expect(sortKey(instant, 'a')).toBe('2026-11-21T09:30:00.000Z_a');
});
