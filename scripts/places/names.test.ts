import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  comparableName,
  containsName,
  displayName,
  namesakes,
  nameWords,
  renamings,
  shownNames,
  slugsOf,
} from './names.ts';
import { NAME_CORRECTIONS } from './reviewed-lists.ts';
import { settlement } from './testing.ts';

it.each([
  ['Saint Paul', 'St. Paul'],
  ['St Marys', 'St. Marys'],
  ['St. Charles', 'St. Charles'],
  ['Sainte Genevieve', 'Ste. Genevieve'],
  ['Port Saint Lucie', 'Port St. Lucie'],
  ['City of Sammamish', 'Sammamish'],
  ['City of Milford (balance)', 'Milford'],
  ['Village of Campton Hills', 'Campton Hills'],
  ['Middlebury (village)', 'Middlebury'],
  ['Village of the Branch', 'Village of the Branch'],
  ['‘Ewa Beach', 'ʻEwa Beach'],
  ['Hanamā‘ulu', 'Hanamāʻulu'],
  ['Saintsville', 'Saintsville'],
])('%s is shown as %s', (source, shown) => {
  expect(displayName(source)).toBe(shown);
});

describe('a name normalized for comparison', () => {
  it.each([
    ['St. Charles', 'Saint Charles'],
    ['LaPorte', 'La Porte'],
    ['Sainte Genevieve', 'Ste. Genevieve'],
    ["Coeur d'Alene", 'Coeur dAlene'],
    ['‘Ewa Beach', 'Ewa Beach'],
    ['Española', 'Espanola'],
    ['City of Sammamish', 'Sammamish'],
  ])('%s is %s', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other));
  });

  it('keeps words that make a difference', () => {
    expect(nameWords('Picnic Point-North Lynnwood')).toEqual(['picnic', 'point', 'north', 'lynnwood']);
    expect(containsName('East Norwalk', 'Norwalk')).toBe(true);
    expect(containsName('Norwalkville', 'Norwalk')).toBe(false);
    expect(containsName('North Saint Paul', 'St. Paul')).toBe(true);
  });
});

const at = (name: string, lat = 38.5) => ({ name, state: 'KS', lat, lng: -98.5 });

describe('a name missing from the newer list', () => {
  it('is replaced by the only new name at its position', () => {
    const barrow = settlement({ name: 'Barrow' });
    expect(renamings([barrow], [at('Utqiagvik'), at('Nome', 39)])).toEqual([
      { place: barrow, name: 'Utqiagvik' },
    ]);
  });

  it.each<[string, Parameters<typeof renamings>[1]]>([
    ['is still there, under another spelling', [at('St. Ives'), at('Kernow')]],
    ['has two names at its point', [at('Kernow'), at('Cornwall')]],
    ['has no name at its point', [at('Kernow', 38.6)]],
    ['has a name that only adds to it', [at('Saint Ives Village')]],
  ])('stays when it %s', (_, newer) => {
    expect(renamings([settlement({ name: 'Saint Ives' })], newer)).toEqual([]);
  });

  it('stays if the new name belongs to another old place, or the place is too small for the newer list', () => {
    const neighbour = settlement({ name: 'Kernow', lat: 38.51 });
    expect(renamings([settlement({ name: 'Barrow' }), neighbour], [at('Kernow')])).toEqual([]);
    expect(renamings([settlement({ name: 'Barrow', population: 900 })], [at('Utqiagvik')])).toEqual([]);
  });
});

it('prefers a correction over a newer name, and that over the source', () => {
  const corrected = settlement({ name: 'Barrow', geonameId: 5880054 });
  const renamed = settlement({ name: 'Saint Old', lat: 40 });
  const plain = settlement({ name: 'Saint Paul', lat: 42 });
  const newer = [corrected, renamed].map(({ lat, lng }) => ({ name: 'Sainte New', state: 'KS', lat, lng }));
  expect([...shownNames([corrected, renamed, plain], newer).values()]).toEqual([
    'Utqiaġvik',
    'Ste. New',
    'St. Paul',
  ]);
});

it('has no correction without effect', () => {
  for (const id of NAME_CORRECTIONS.ids) {
    const entry = NAME_CORRECTIONS.get({ geonameId: id });
    expect(entry?.shown, String(id)).not.toBe(entry?.name);
  }
});

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
