import { describe, expect, it } from 'vitest';
import { COUNTY_TYPES } from '#domain/places/state-places.ts';
import { mapLength, mapPoint, milesBetween, type Outline, tenth } from '#domain/places/geometry.ts';
import { JURISDICTION_CODES, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { COUNTIES, NATIONAL_MAP, OUTLINES, PLACES } from './places.ts';
import { PLACE_SIZES } from './postal.ts';

const STATES = JURISDICTION_CODES.map((code) => PLACES[code]);
describe('the places of the site', () => {
  it('are those of 51 jurisdictions, under their names and slugs', () => {
    expect(STATES.map(({ abbreviation, name, slug }) => ({ code: abbreviation, name, slug }))).toEqual(
      JURISDICTIONS,
    );
  });

  it.each(STATES)('of $name have a letter for their size each, the larger first', (state) => {
    const { abbreviation, majorCities, areas } = state;
    const letters = PLACE_SIZES[abbreviation].split('');
    expect(letters).toHaveLength(majorCities.length + areas.length);
    for (const list of [letters.slice(0, majorCities.length), letters.slice(majorCities.length)])
      expect(list).toEqual(list.toSorted().toReversed());
  });
});

describe.each(STATES)('$name', (state) => {
  const areas = new Map(state.areas.map((area) => [area.slug, area]));

  it('lists areas with the distance between their points', () => {
    for (const city of state.majorCities) {
      for (const { slug, miles } of city.nearby) {
        const area = areas.get(slug);
        expect(miles, slug).toBe(area && tenth(milesBetween(city, area)));
      }
    }
  });

  it('has no unlisted area but the further cities; each area’s parent is the nearest city that lists it', () => {
    for (const area of state.areas) {
      const listing = state.majorCities
        .filter(({ nearby }) => nearby.some(({ slug }) => slug === area.slug))
        .toSorted((a, b) => milesBetween(a, area) - milesBetween(b, area));
      expect(listing[0]?.slug, area.slug).toBe(area.parent);
    }
  });
});

describe('the counties', () => {
  it('are 3,142 in the states and one for DC, by kind', () => {
    const types = STATES.flatMap(({ counties }) => counties.map(({ type }) => type));
    const count = Object.fromEntries(
      COUNTY_TYPES.map((type) => [type, types.filter((each) => each === type).length]),
    );
    expect(count).toEqual({
      county: 3_007,
      parish: 64,
      borough: 13,
      'city and borough': 4,
      municipality: 2,
      'census area': 11,
      'independent city': 41,
      'federal district': 1,
    });
  });
});

describe('what a person would expect', () => {
  const city = (code: keyof typeof PLACES, slug: string) =>
    PLACES[code].majorCities.find((each) => each.slug === slug);
  const nearby = (code: keyof typeof PLACES, slug: string) =>
    city(code, slug)?.nearby.map((area) => area.slug);

  it('is near Houston: its large neighbours, not its smallest villages', () => {
    expect(nearby('TX', 'houston')).toEqual(expect.arrayContaining(['pasadena', 'sugar-land']));
  });

  it('is in New York City and nowhere else: its five boroughs', () => {
    const boroughs = ['brooklyn', 'queens', 'manhattan', 'the-bronx', 'staten-island'];
    expect(nearby('NY', 'new-york-city')).toEqual(expect.arrayContaining(boroughs));
    for (const { slug } of PLACES.NY.majorCities.filter((each) => each.slug !== 'new-york-city')) {
      for (const borough of boroughs) expect(nearby('NY', slug)).not.toContain(borough);
    }
    const counties = PLACES.NY.areas
      .filter(({ slug }) => boroughs.includes(slug))
      .map(({ countyFips }) => countyFips);
    expect(new Set(counties).size).toBe(5);
  });

  it('is not across the water in Hawaii', () => {
    const honolulu = city('HI', 'honolulu');
    const reached = PLACES.HI.areas.filter(({ slug }) => honolulu?.nearby.some((area) => area.slug === slug));
    expect(new Set(reached.map(({ countyFips }) => countyFips))).toEqual(new Set([honolulu?.countyFips]));
  });

  it.each([
    ['AK', 'juneau', 0],
    ['AK', 'sitka', 0],
    ['AK', 'ketchikan', 0],
    ['NM', 'clovis', 3],
    ['WY', 'laramie', 3],
    ['DC', 'washington', 0],
  ] as const)('is not padded in sparsely populated regions: %s, %s has %i', (code, slug, count) => {
    expect(nearby(code, slug)).toHaveLength(count);
  });

  it('includes names in their proper spelling', () => {
    const names = STATES.flatMap(({ majorCities, areas }) =>
      [...majorCities, ...areas].map(({ name }) => name),
    );
    expect(names).toEqual(
      expect.arrayContaining(["Coeur d'Alene", 'ʻEwa Beach', 'Española', 'St. Paul', 'LaPlace']),
    );
    for (const name of names) expect(name).not.toMatch(/\bSaint\b|^City of|\(|[‘`]/u);
  });

  it('is marked if it lies on tribal land', () => {
    const marked = STATES.flatMap(({ abbreviation, majorCities, areas }) =>
      [...majorCities, ...areas]
        .filter(({ tribalLand }) => tribalLand === true)
        .map(({ slug }) => `${abbreviation} ${slug}`),
    );
    expect(marked).toEqual([
      'ID fort-hall',
      'MT pablo',
      'MT fort-belknap-agency',
      'MT pryor',
      'NM shiprock',
      'NM san-felipe-pueblo',
      'NM upper-fruitland',
      'ND cannon-ball',
      'ND four-bears-village',
      'SD fort-thompson',
      'SD lower-brule',
    ]);
  });
});

describe('the cities of 100,000 and more people', () => {
  const placesOf = (code: keyof typeof PLACES) => [...PLACES[code].majorCities, ...PLACES[code].areas];

  // Typed from the 2020 census; the others were there already.
  it.each([
    ['CA', ['Bakersfield', 'Riverside', 'Stockton', 'Santa Ana', 'Modesto', 'Chula Vista', 'Oxnard']],
    ['TX', ['Plano', 'Laredo', 'Lubbock', 'Brownsville', 'Amarillo', 'McAllen', 'Waco', 'Tyler']],
    ['FL', ['Port St. Lucie', 'Cape Coral', 'Gainesville', 'Palm Bay']],
    ['AZ', ['Goodyear']],
  ] as const)('of %s have a page: %j', (code, names) => {
    expect(placesOf(code).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
  });
});

describe('the county of a place is that of most of its people', () => {
  /** Places that lie in several counties, or whose point is not where their people live: typed from the 2020 census. */
  const COUNTY = [
    ['NY', 'new-york-city', 'Kings County'],
    ['CO', 'aurora', 'Arapahoe County'],
    ['TX', 'carrollton', 'Denton County'],
    ['TN', 'spring-hill', 'Williamson County'],
    ['IL', 'bartlett', 'DuPage County'],
    ['IL', 'montgomery', 'Kendall County'],
    ['NM', 'chaparral', 'Otero County'],
    ['SC', 'irmo', 'Richland County'],
    ['KS', 'mulvane', 'Sedgwick County'],
    ['ID', 'fort-hall', 'Bannock County'],
    ['MS', 'baldwyn', 'Prentiss County'],
    ['KS', 'herington', 'Dickinson County'],
    ['MD', 'hanover', 'Anne Arundel County'],
  ] as const;

  it.each(COUNTY)('%s %s is in %s', (code, slug, county) => {
    const { majorCities, areas, counties } = PLACES[code];
    const place = [...majorCities, ...areas].find((each) => each.slug === slug);
    expect(counties.find(({ fips }) => fips === place?.countyFips)?.name).toBe(county);
  });

  it('the others are named with their part of the people', () => {
    const parts = (code: keyof typeof PLACES, slug: string) => {
      const { majorCities, areas } = PLACES[code];
      return [...majorCities, ...areas].find((each) => each.slug === slug)?.counties;
    };
    expect(parts('CO', 'aurora')).toEqual([
      { fips: '08005', percent: 87 },
      { fips: '08001', percent: 12 },
    ]);
    expect(parts('NY', 'new-york-city')?.map(({ percent }) => percent)).toEqual([31, 27, 19, 17, 6]);
    expect(parts('KS', 'herington')).toBeUndefined();
    const several = STATES.flatMap(({ majorCities, areas }) => [...majorCities, ...areas]).filter(
      ({ counties }) => counties !== undefined,
    );
    expect(several.length).toBeGreaterThanOrEqual(150);
  });
});

describe('the counties that the form offers', () => {
  it("are Connecticut's eight traditional ones", () => {
    expect(COUNTIES.CT).toEqual([
      'Fairfield County',
      'Hartford County',
      'Litchfield County',
      'Middlesex County',
      'New Haven County',
      'New London County',
      'Tolland County',
      'Windham County',
    ]);
  });

  it('are offered in the order of the alphabet', () => {
    const { compare } = new Intl.Collator('en');
    for (const code of JURISDICTION_CODES) expect([...COUNTIES[code]].sort(compare)).toEqual(COUNTIES[code]);
  });
});

/** The points of a remedy that moves and then goes on in steps. */
function rings(path: string): readonly (readonly (readonly [number, number])[])[] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/gu) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: [number, number][] = [];
      for (let at = 0; at < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

/** How far a point lies outside the land, in units: 0 on it. */
function outside(outline: Outline, point: { x: number; y: number }): number {
  let inside = false;
  let nearest = Infinity;
  for (const ring of rings(outline.path)) {
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const length = (nextX - x) ** 2 + (nextY - y) ** 2;
      const along = length === 0 ? 0 : ((point.x - x) * (nextX - x) + (point.y - y) * (nextY - y)) / length;
      const share = Math.min(1, Math.max(0, along));
      const away = Math.hypot(point.x - x - share * (nextX - x), point.y - y - share * (nextY - y));
      nearest = Math.min(nearest, away);
      if (y > point.y !== nextY > point.y && point.x < ((nextX - x) * (point.y - y)) / (nextY - y) + x) {
        inside = !inside;
      }
    }
  }
  return inside ? 0 : nearest;
}

describe.each(JURISDICTION_CODES)("the map of %s's places", (code) => {
  const outline = OUTLINES[code];
  const places = [...PLACES[code].majorCities, ...PLACES[code].areas];

  it('has every place on land, within the tolerance of a coarse shoreline', () => {
    for (const place of places) {
      const away = outside(outline, mapPoint(outline.projection, place));
      const miles = (away / mapLength(outline.projection, 1_000)) * 1_000;
      expect(Math.min(away, miles), `${place.name} lies ${away} units (${miles} miles) outside`).toBeLessThan(
        4,
      );
    }
  });

  it('stays within its drawing', () => {
    for (const [x, y] of rings(outline.path).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(outline.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(outline.height);
    }
  });
});

describe('the national map', () => {
  it('has the 51 jurisdictions once, in the order of their names', () => {
    expect(NATIONAL_MAP.states.map(({ code }) => code)).toEqual(JURISDICTION_CODES);
  });

  it('has a label point inside each of them, except where its middle is water', () => {
    const within = NATIONAL_MAP.states.filter(({ path, centre: [x, y] }) => outsideOf(path, x, y) === 0);
    expect(within.length).toBeGreaterThanOrEqual(48);
    for (const { code, path, centre } of NATIONAL_MAP.states) {
      expect(outsideOf(path, ...centre), code).toBeLessThan(8);
    }
  });
});

function outsideOf(path: string, x: number, y: number): number {
  return outside({ ...OUTLINES.AL, path }, { x, y });
}
