import { describe, expect, it } from 'vitest';

import { placePage } from '#data/place-page.ts';
import { ALL_SITE_PLACES, sitePlace } from '#data/site-places.ts';

import { milesBetween, tenth } from './geometry.ts';
import { placePath } from './place-address.ts';
import { cityOfBorough, type SitePlace } from './site-place.ts';
import { SERVICE_RADIUS_MILES } from './state-places.ts';
import { acrossTheLine, fromNearestCity, placesAround, seen } from './surroundings.ts';

/** Searched once for each place, and read by most tests. */
const AROUND = new Map(ALL_SITE_PLACES.map((site) => [site, placesAround(site, ALL_SITE_PLACES)]));
const around = (site: SitePlace) => AROUND.get(site) ?? expect.fail(site.label);

describe('the places around a place', () => {
  it('are none around Juneau', () => {
    expect(around(sitePlace('AK', 'juneau'))).toEqual([]);
  });

  it('are never across the sea: no list of an island has a place of another', () => {
    for (const site of ALL_SITE_PLACES)
      for (const near of around(site)) {
        if (site.state.abbreviation !== 'HI' && near.site.state.abbreviation !== 'HI') continue;
        expect(near.site.county, `${site.label}, ${near.site.label}`).toBe(site.county);
      }
    for (const slug of ['juneau', 'sitka', 'ketchikan'])
      for (const { site } of around(sitePlace('AK', slug)))
        expect(site.county, slug).toBe(sitePlace('AK', slug).county);
  });

  it('are not the boroughs of New York City for the city, nor the city for them', () => {
    const isPart = (place: SitePlace, city: SitePlace) =>
      cityOfBorough(place)?.place.geonameId === city.place.geonameId;
    const named = ALL_SITE_PLACES.flatMap((site) =>
      around(site)
        .filter((near) => isPart(site, near.site) || isPart(near.site, site))
        .map((near) => [site.label, near.site.label]),
    );
    expect(named).toEqual([]);
    const boroughs = ALL_SITE_PLACES.filter((site) => cityOfBorough(site) !== undefined).map(
      ({ label }) => label,
    );
    expect(boroughs).toEqual(['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);
    expect(around(sitePlace('NY', 'brooklyn')).map((near) => near.site.label)).toContain('Queens');
  });

  it('are seen with direction and rounded miles', () => {
    const tempe = sitePlace('AZ', 'tempe');
    const phoenix = around(tempe).find(({ site }) => site.place.slug === 'phoenix');
    expect(phoenix && seen(tempe, phoenix)).toMatchObject({ miles: 9.8, direction: 'west' });
  });

  it('the page lists the ten nearest, those of other states with their state', () => {
    const { neighbours } = placePage(sitePlace('KS', 'kansas-city'), 'en').nearby;
    expect(neighbours).toHaveLength(10);
    expect(neighbours[0]).toMatchObject({
      name: 'Kansas City, MO',
      path: '/state/missouri/kansas-city/',
      distance: '2.8 mi east',
    });
  });
});

describe('the nearest city', () => {
  it('is a major city, with the direction from there', () => {
    const tempe = sitePlace('AZ', 'tempe');
    expect(fromNearestCity(tempe, around(tempe))).toMatchObject({ miles: 5, direction: 'west' });
    expect(fromNearestCity(tempe, around(tempe))?.to.place.name).toBe('Mesa');
  });

  it('may be one of another state for a smaller place, but not for a city', () => {
    const [small, city] = [sitePlace('IN', 'munster'), sitePlace('KS', 'kansas-city')];
    expect(fromNearestCity(small, around(small))?.to.place.name).toBe('Hammond');
    expect(fromNearestCity(city, around(city))?.to.state.abbreviation).toBe('KS');
  });

  it('is none where all are too far away to help', () => {
    expect(fromNearestCity(sitePlace('AK', 'juneau'), around(sitePlace('AK', 'juneau')))).toBeNull();
  });
});

describe('against a search over all pairs of places', () => {
  // Chords of the unit sphere are compared: 4.6 million haversines would take seconds.
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const vectors = ALL_SITE_PLACES.map(({ place: { lat, lng } }) => [
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
    for (let other = 0; other < ALL_SITE_PLACES.length; other += 1) {
      const site = ALL_SITE_PLACES[other];
      if (other === at || site === undefined || !counts(site)) continue;
      const length = chord(at, other);
      if (length < least) [best, least] = [other, length];
    }
    return ALL_SITE_PLACES[best];
  };

  const isOfOneCity = (site: SitePlace, other: SitePlace) =>
    [
      cityOfBorough(site)?.place.geonameId === other.place.geonameId,
      cityOfBorough(other)?.place.geonameId === site.place.geonameId,
    ].includes(true);

  it('the first place of every page’s list is the closest', () => {
    const wrong = ALL_SITE_PLACES.flatMap((site, at) => {
      const nearest = closest(at, (other) => !isOfOneCity(site, other));
      const miles = nearest === undefined ? Infinity : milesBetween(site.place, nearest.place);
      const [first] = around(site);
      const found = first && tenth(first.miles);
      return found === (miles >= SERVICE_RADIUS_MILES ? undefined : tenth(miles)) ? [] : [placePath(site)];
    });
    expect(wrong).toEqual([]);
  });

  it('so is the closest one across the state line, if it is within twenty miles', () => {
    const wrong = ALL_SITE_PLACES.flatMap((site, at) => {
      const nearest = closest(at, ({ state }) => state !== site.state);
      const miles = nearest === undefined ? Infinity : milesBetween(site.place, nearest.place);
      const found = acrossTheLine(site, around(site))?.miles;
      return found === (miles > 20 ? undefined : tenth(miles)) ? [] : [placePath(site)];
    });
    expect(wrong).toEqual([]);
  });
});
