import fc from 'fast-check';
import { expect, it } from 'vitest';

import { milesBetween } from './geometry.ts';
import { Vicinity } from './vicinity.ts';

const point = fc.record({
  lat: fc.double({ min: 25, max: 49, noNaN: true }),
  lng: fc.double({ min: -100, max: -90, noNaN: true }),
});

it('finds the same as a search over every item, nearest first', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 60 }),
      point,
      fc.integer({ min: 1, max: 600 }),
      (items, centre, miles) => {
        const expected = items
          .map((item) => ({ item, miles: milesBetween(centre, item) }))
          .filter((each) => each.miles < miles);
        const found = new Vicinity(items).within(centre, miles);
        expect(found.map((each) => each.miles)).toEqual(
          expected.map((each) => each.miles).toSorted((a, b) => a - b),
        );
        expect(new Set(found.map(({ item }) => item))).toEqual(new Set(expected.map(({ item }) => item)));
      },
    ),
  );
});
