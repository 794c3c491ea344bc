import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';
import { readContent } from '#data/read.ts';

import { stateSchema } from './state-places.ts';

type Broken = Record<string, never> & {
  capital: string;
  majorCities: {
    geonameId: number;
    slug: string;
    countyFips: string;
    counties?: { fips: string; percent: number }[];
    nearby: { slug: string; miles: number }[];
  }[];
  areas: { geonameId: number; slug: string; parent: string; countyFips: string }[];
  counties: { fips: string; name: string }[];
};

/** The message about Connecticut's file after an editing mistake. */
function complaint(slip: (file: Broken) => void): string {
  const file = structuredClone(PLACES.CT) as unknown as Broken;
  slip(file);
  try {
    readContent('connecticut.json', stateSchema, file);
  } catch (error) {
    return String(error);
  }
  return 'nothing';
}

describe("a jurisdiction's file", () => {
  it('is read when it is valid', () => {
    expect(complaint(() => undefined)).toBe('nothing');
  });

  it.each<[string, string, (file: Broken) => void]>([
    [
      'a capital that is no major city',
      'capital: must be the slug of a major city',
      (file) => (file.capital = 'boston'),
    ],
    [
      'a list that names an area which is not there',
      'majorCities[0].nearby[0].slug: must be the slug of an area',
      ({ majorCities }) => (at(at(majorCities).nearby).slug = 'gone'),
    ],
    [
      'a list that names a major city as an area',
      'majorCities[0].nearby[0].slug: must be the slug of an area',
      ({ majorCities }) => (at(at(majorCities).nearby).slug = 'hartford'),
    ],
    [
      'a list that names an area twice',
      'majorCities[0].nearby[1].slug: is on the list twice',
      ({ majorCities }) => (at(majorCities).nearby[1] = { ...at(at(majorCities).nearby) }),
    ],
    [
      'an area too far away',
      'majorCities[0].nearby[0].miles',
      ({ majorCities }) => (at(at(majorCities).nearby).miles = 50.1),
    ],
    [
      'a parent that is not there',
      'areas[0].parent: must be the slug of a major city',
      ({ areas }) => (at(areas).parent = 'gone'),
    ],
    [
      'two places with one slug',
      'areas[0].slug: is the slug of another place',
      ({ areas, majorCities }) => (at(areas).slug = at(majorCities).slug),
    ],
    [
      'a place that is there twice',
      'areas[0].geonameId: is the id of another place',
      ({ areas, majorCities }) => (at(areas).geonameId = at(majorCities).geonameId),
    ],
    [
      'a county that is not there',
      'majorCities[0].countyFips: must be the code of one of the counties',
      ({ majorCities }) => (at(majorCities).countyFips = '09999'),
    ],
    ...(
      [
        ['that begin with another one', 'must begin with countyFips', ['09003', 60], ['09001', 40]],
        ['one of them twice', 'names the same county twice', ['09001', 60], ['09001', 40]],
        ["one of another state's", 'must be codes of the counties', ['09001', 60], ['10001', 40]],
        ['that do not add up', 'add up to 90 percent', ['09001', 60], ['09003', 30]],
        ['in another order', 'must be in the order of their parts', ['09001', 40], ['09003', 60]],
      ] as const
    ).map(([what, message, ...parts]): [string, string, (file: Broken) => void] => [
      `counties ${what}`,
      `majorCities[0].counties: ${message}`,
      ({ majorCities }) => {
        at(majorCities).counties = parts.map(([fips, percent]) => ({ fips, percent }));
      },
    ]),
    [
      "another state's county",
      'counties[0].fips: must begin with 09',
      ({ counties }) => (at(counties).fips = '10001'),
    ],
    [
      'one county twice',
      'counties: names the same county twice',
      ({ counties }) => (at(counties).name = 'Hartford County'),
    ],
    [
      'a slug that no address could have',
      'areas[0].slug: must be a slug, like salt-lake-city',
      ({ areas }) => (at(areas).slug = 'Old Greenwich'),
    ],
  ])('is refused with the field that is wrong: %s', (_, message, slip) => {
    expect(complaint(slip)).toContain(message);
  });
});

function at<Item>(list: Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}
