import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { namesakes, slugsOf } from './slugs.ts';

describe('the slugs of a state', () => {
  const place = (population: number, countyName: string, geonameId: number) => ({
    name: 'Mount Vernon',
    countyName,
    population,
    geonameId,
  });

  it('give the largest the bare name, the next its county, and a third in the same county its number', () => {
    const small = place(500, 'Posey County', 1);
    const large = place(9000, 'Wabash County', 2);
    const smaller = place(400, 'Posey County', 3);
    const slugs = slugsOf([small, large, smaller]);
    expect([small, large, smaller].map((each) => slugs.get(each))).toEqual([
      'mount-vernon-posey-county',
      'mount-vernon',
      'mount-vernon-posey-county-3',
    ]);
  });

  it('are unique and do not depend on the order of the list', () => {
    const places = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('Salem', 'Troy', 'Saint Ives'),
        countyName: fc.constantFrom('Ada County', 'Bay County'),
        population: fc.constantFrom(500, 900, 5000),
        geonameId: fc.nat({ max: 99 }),
      }),
      { selector: ({ geonameId }) => geonameId, minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(places, (list) => {
        const slugs = slugsOf(list);
        expect(new Set(slugs.values()).size).toBe(list.length);
        expect(new Map([...slugs].map(([{ geonameId }, slug]) => [geonameId, slug]))).toEqual(
          new Map([...slugsOf(list.toReversed())].map(([{ geonameId }, slug]) => [geonameId, slug])),
        );
      }),
    );
  });
});

it('the list of shared slugs has the largest place first and no slug of a single state', () => {
  const shared = namesakes(
    new Map([
      ['ME', [{ slug: 'portland', population: 68_000 }]],
      [
        'OR',
        [
          { slug: 'portland', population: 652_000 },
          { slug: 'bend', population: 99_000 },
        ],
      ],
      ['TX', [{ slug: 'portland', population: 20_000 }]],
    ]),
  );
  expect(shared).toEqual({ namesakes: [{ slug: 'portland', states: ['OR', 'ME', 'TX'] }] });
});
