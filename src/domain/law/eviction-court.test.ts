import { describe, expect, it } from 'vitest';

import { brokenCourts, courtName, evictionCourt, placeCourt } from './eviction-court.ts';
import { type EvictionCourts, evictionCourtsSchema } from './eviction-court-schema.ts';

const entry = { certain: true, decidedBy: null, note: null } as const;
const courts: EvictionCourts = {
  rule: 'The district court hears evictions.',
  citation: 'Code § 1',
  textRead: true,
  courts: [
    { ...entry, name: 'First District Court, {county}', counties: ['Adams County'] },
    { ...entry, name: '{bare} District Court', counties: null },
  ],
  places: [{ name: 'Ada City Court', certain: true, note: null, places: [{ geonameId: 1, name: 'Ada' }] }],
};

it.each([
  ['{county} Court', 'Orleans Parish', 'Orleans Parish Court'],
  ['{bare} Court', 'Orleans Parish', 'Orleans Court'],
  ['{bare} Court', 'Alexandria city', 'Alexandria Court'],
  ['{bare} Court', 'Charles City County', 'Charles City Court'],
  ['{bare} Court', 'Carson City', 'Carson City Court'],
  ['{bare} Court', 'Juneau City and Borough', 'Juneau Court'],
  ['District Court', 'Adams County', 'District Court'],
])('fills %s with %s', (template, county, name) => {
  expect(courtName(template, county)).toBe(name);
});

describe('the court', () => {
  it('of a county comes from its entry, or else from the default', () => {
    expect(evictionCourt(courts, 'Adams County')?.name).toBe('First District Court, Adams County');
    expect(evictionCourt(courts, 'Bond County')?.name).toBe('Bond District Court');
  });

  it('of a county that is not listed is unknown', () => {
    expect(evictionCourt({ ...courts, courts: courts.courts.slice(0, 1) }, 'Bond County')).toBeUndefined();
  });

  it('of a place is its own, if it has one', () => {
    expect(placeCourt(courts, 1)?.name).toBe('Ada City Court');
    expect(placeCourt(courts, 2)).toBeUndefined();
  });
});

describe('a file', () => {
  const counties = ['Adams County', 'Bond County'];
  const names = new Map([[1, 'Ada']]);
  const broken = (change: Partial<EvictionCourts>) => brokenCourts({ ...courts, ...change }, counties, names);
  const [adams, rest] = courts.courts;
  const [ada] = courts.places;
  if (adams === undefined || rest === undefined || ada === undefined)
    throw new Error('The sample is broken.');

  it('is accepted when it is valid', () => {
    expect(broken({})).toEqual([]);
  });

  it.each<[string, Partial<EvictionCourts>, string]>([
    [
      'a county of another state',
      { courts: [{ ...adams, counties: ['Kings County'] }, rest] },
      'courts[0].counties: the state has no Kings County',
    ],
    [
      'a county twice',
      { courts: [adams, adams, rest] },
      'courts[1].counties: Adams County is in two entries',
    ],
    ['a county without a court', { courts: [adams] }, 'courts: no entry for Bond County'],
    ['two entries for the rest', { courts: [adams, rest, rest] }, 'courts: two entries without counties'],
    [
      'an entry for a rest that there is not',
      { courts: [{ ...adams, counties }, rest] },
      'courts: the entry without counties has none',
    ],
    [
      'a place with another number',
      { places: [{ ...ada, places: [{ geonameId: 2, name: 'Ada' }] }] },
      'places[0]: no place Ada has number 2',
    ],
    ['a place twice', { places: [ada, ada] }, 'places[1]: Ada (1) is in two entries'],
    [
      'a placeholder in the court of a place',
      { places: [{ ...ada, name: '{bare} City Court' }] },
      'places[0].name: a place’s court has no placeholder',
    ],
  ])('with %s', (_, change, problem) => {
    expect(broken(change)).toContain(problem);
  });

  it('is refused with a placeholder that is never filled in', () => {
    const read = evictionCourtsSchema.safeParse({ ...courts, courts: [{ ...rest, name: '{town} Court' }] });
    expect(read.error?.issues[0]).toMatchObject({
      path: ['courts', 0, 'name'],
      message: 'has an unknown placeholder',
    });
  });
});
