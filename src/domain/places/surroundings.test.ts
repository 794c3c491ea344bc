import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';
import { SITE_PLACES, SITE_PLACES_BY_COUNTY, SITE_VICINITY, sitePlace } from '#data/site-places.ts';

import { milesBetween, roundedMiles } from './geometry.ts';
import { JURISDICTION_CODES } from './jurisdiction.ts';
import { placePath } from './place-address.ts';
import type { SitePlace } from './site-place.ts';
import { type Area, MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES } from './state-places.ts';
import {
  acrossTheLine,
  areasAround,
  closestPlace,
  countyNeighbours,
  majorCitiesBeyond,
  majorCitiesNear,
  placesAround,
  surroundings as surroundingsWith,
  whereabouts as whereaboutsWith,
} from './surroundings.ts';

const ALL = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
const around = (site: SitePlace) => placesAround(site, SITE_VICINITY);
const surroundings = (site: SitePlace) => surroundingsWith(site, around(site));
const whereabouts = (site: SitePlace) => whereaboutsWith(site, around(site));

describe('surroundings', () => {
  const PATHS = new Set(ALL.map(placePath));

  describe('the surroundings of a place', () => {
    it("are a major city's own list, nearest first", () => {
      const listed = PLACES.AZ.majorCities[0]?.nearby.map(({ miles }) => miles) ?? [];
      expect(surroundings(sitePlace('AZ', 'phoenix')).map(({ miles }) => miles)).toEqual(
        listed.toSorted((a, b) => a - b),
      );
    });

    it('stop the build if a list names an area that does not exist', () => {
      const phoenix = sitePlace('AZ', 'phoenix');
      const site = { ...phoenix, state: { ...phoenix.state, areas: [] } };
      expect(() => surroundings(site)).toThrow(/^arizona has no area .*, which phoenix lists\.$/u);
    });

    it('are empty if there is no place nearby', () => {
      expect(surroundings(sitePlace('AK', 'juneau'))).toEqual([]);
      expect(surroundings(sitePlace('DC', 'washington'))).toEqual([]);
    });

    it('of a city that is on no list are the nearest places', () => {
      const near = surroundings(sitePlace('CA', 'bakersfield'));
      const miles = near.map((each) => each.miles);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    });

    it('are pages within the radius, at most ten and never the place itself', () => {
      for (const site of ALL) {
        const near = surroundings(site);
        expect(near.length).toBeLessThanOrEqual(MAX_NEARBY_AREAS);
        for (const { path, miles } of near) {
          // Not toContain, which copies the three thousand paths each time.
          expect(PATHS.has(path)).toBe(true);
          expect(path).not.toBe(placePath(site));
          expect(miles).toBeGreaterThan(0);
          expect(miles).toBeLessThanOrEqual(SERVICE_RADIUS_MILES);
        }
      }
    });
  });

  describe('the other major cities near a major city', () => {
    it('come from its file, with the addresses of their pages', () => {
      expect(majorCitiesNear(sitePlace('AZ', 'phoenix')).map(({ path }) => path)).toEqual([
        '/state/arizona/glendale/',
        '/state/arizona/scottsdale/',
        '/state/arizona/peoria/',
        '/state/arizona/mesa/',
      ]);
    });

    it('are left out for an area, which lists them as neighbours', () => {
      expect(majorCitiesNear(sitePlace('AZ', 'tempe'))).toEqual([]);
    });
  });

  describe('the major cities not yet named on a page', () => {
    it('complete the jurisdiction’s cities, each once', () => {
      for (const site of ALL) {
        const named = [...surroundings(site), ...majorCitiesNear(site)];
        const beyond = majorCitiesBeyond(site, named);
        const cities = site.state.majorCities.map((city) => placePath({ state: site.state, place: city }));
        const told = [placePath(site), ...named.map(({ path }) => path), ...beyond.map(({ path }) => path)];
        const toldOnce = new Set(told);
        expect(toldOnce.size).toBe(told.length);
        expect(cities.filter((path) => !toldOnce.has(path))).toEqual([]);
        expect(beyond.map(({ miles }) => miles)).toEqual(
          beyond.map(({ miles }) => miles).toSorted((a, b) => a - b),
        );
      }
    });

    it('have distance and direction', () => {
      const [first] = majorCitiesBeyond(sitePlace('AK', 'juneau'), []);
      expect(first).toMatchObject({ name: 'Sitka', direction: 'south' });
      expect(first?.miles).toBeGreaterThan(80);
    });
  });
});

describe('whereabouts', () => {
  describe('where a place is', () => {
    it('is given from the nearest major city, and from the capital if that is another one', () => {
      const { nearestCity, capital } = whereabouts(sitePlace('AZ', 'tempe'));
      expect(nearestCity).toMatchObject({ miles: 5, direction: 'west' });
      expect(nearestCity?.to.place.name).toBe('Mesa');
      expect(capital?.to.place.name).toBe('Phoenix');
    });

    it('has each city once, and never the place itself', () => {
      for (const site of ALL) {
        const { nearestCity, capital } = whereabouts(site);
        const named = [nearestCity, capital].flatMap((each) => (each === null ? [] : [placePath(each.to)]));
        expect(new Set([...named, placePath(site)]).size).toBe(named.length + 1);
      }
    });

    it('may be given from a city of another state', () => {
      expect(whereabouts(sitePlace('KS', 'kansas-city')).nearestCity?.to.state.abbreviation).toBe('MO');
    });

    it('says nothing of cities that are too far away to help', () => {
      expect(whereabouts(sitePlace('AK', 'juneau'))).toEqual({ nearestCity: null, capital: null });
      for (const site of ALL) {
        const { nearestCity, capital } = whereabouts(site);
        expect(Math.max(nearestCity?.miles ?? 0, capital?.miles ?? 0)).toBeLessThanOrEqual(
          SERVICE_RADIUS_MILES,
        );
      }
    });
  });
});

describe('against a search over all pairs of places', () => {
  // Chords of the unit sphere are compared: 4.6 million haversines would take seconds.
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const vectors = ALL.map(({ place: { lat, lng } }) => [
    Math.cos(radians(lat)) * Math.cos(radians(lng)),
    Math.cos(radians(lat)) * Math.sin(radians(lng)),
    Math.sin(radians(lat)),
  ]);
  const chord = (one: number, other: number) => {
    const [a = [], b = []] = [vectors[one], vectors[other]];
    return a.reduce((sum, value, axis) => sum + (value - (b[axis] ?? 0)) ** 2, 0);
  };
  const closest = (at: number, counts: (other: SitePlace) => boolean) => {
    let best = -1;
    let least = Infinity;
    for (let other = 0; other < ALL.length; other += 1) {
      const site = ALL[other];
      if (other === at || site === undefined || !counts(site)) continue;
      const length = chord(at, other);
      if (length < least) [best, least] = [other, length];
    }
    return ALL[best];
  };

  it('the closest place of every page is the closest, in its sentence and in the list of an area', () => {
    const wrong = ALL.flatMap((site, at) => {
      const nearest = closest(at, () => true);
      if (nearest === undefined || milesBetween(site.place, nearest.place) >= SERVICE_RADIUS_MILES) {
        return closestPlace(site, around(site)) === null ? [] : [placePath(site)];
      }
      const miles = roundedMiles(milesBetween(site.place, nearest.place));
      const isRight = closestPlace(site, around(site))?.miles === miles;
      const isListed = site.kind === 'city' || surroundings(site)[0]?.miles === miles;
      return isRight && isListed ? [] : [placePath(site)];
    });
    expect(wrong).toEqual([]);
  });

  it('so is the closest one across the state line, if it is within twenty miles', () => {
    const wrong = ALL.flatMap((site, at) => {
      const nearest = closest(at, ({ state }) => state !== site.state);
      const miles = nearest === undefined ? Infinity : milesBetween(site.place, nearest.place);
      const found = acrossTheLine(site, around(site))?.miles;
      return found === (miles > 20 ? undefined : roundedMiles(miles)) ? [] : [placePath(site)];
    });
    expect(wrong).toEqual([]);
  });
});

describe('county neighbours', () => {
  it('are the other places of the county', () => {
    const tempe = sitePlace('AZ', 'tempe');
    const others = countyNeighbours(SITE_PLACES_BY_COUNTY.AZ, tempe);
    expect(others.map(({ place }) => place.name)).toContain('Phoenix');
    expect(others.map(({ place }) => place.name)).not.toContain('Tempe');
    expect(others).toHaveLength(SITE_PLACES.AZ.filter(({ county }) => county.fips === '04013').length - 1);
  });
});

const area = (code: keyof typeof PLACES, slug: string): Area => {
  const found = PLACES[code].areas.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`${code} has no area ${slug}.`);
  return found;
};

describe('the surroundings of an area', () => {
  it('are listed nearest first, with distances', () => {
    const bear = area('DE', 'bear');
    const around = areasAround(PLACES.DE, bear);
    expect(around[0]?.place.name).toBe('Brookside');
    expect(around.map(({ miles }) => miles)).toEqual(
      around.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
    for (const { place, miles } of around) expect(miles).toBe(roundedMiles(milesBetween(bear, place)));
  });

  it('include the major city that lists it', () => {
    expect(areasAround(PLACES.DE, area('DE', 'bear')).map(({ place }) => place.slug)).toContain('newark');
  });

  it('do not cross water: all places around Lahaina are on Maui', () => {
    const maui = PLACES.HI.counties.find(({ name }) => name === 'Maui County')?.fips;
    const around = areasAround(PLACES.HI, area('HI', 'lahaina'));
    expect(around.length).toBeGreaterThan(5);
    expect(new Set(around.map(({ place }) => place.countyFips))).toEqual(new Set([maui]));
  });

  it('are what its parent lists for an unlisted place, within fifty miles', () => {
    const nowhere = { ...area('AZ', 'tempe'), slug: 'nowhere', geonameId: 1 };
    expect(areasAround(PLACES.AZ, { ...nowhere, parent: 'phoenix' }).length).toBeGreaterThan(0);
    expect(areasAround(PLACES.AZ, { ...nowhere, lat: 36.8, parent: 'phoenix' })).toEqual([]);
  });
});
