import { expect, it } from 'vitest';

import thinPlaces from '#content/thin-places.json';
import { SITE_PLACES, sitePlace } from '#data/site-places.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { placePath } from '#domain/places/place-address.ts';
import { hasSubstance, SUBSTANCE_FLOOR, substanceCount } from '#domain/places/site-place.ts';

import { placeSubstance } from '../support/place-substance.ts';

const places = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);

it('the places hidden from search engines are those with too little content of their own', () => {
  const thin = places.filter((site) => !hasSubstance(placeSubstance(site))).map((site) => placePath(site));
  // If this fails, put this list into src/content/thin-places.json.
  expect(thinPlaces).toEqual(thin);
});

it('help of the whole state is not counted as help of the county', () => {
  const help = (code: 'NM', slug: string) => placeSubstance(sitePlace(code, slug)).help;
  expect(help('NM', 'albuquerque')).toBe(true);
  // San Juan County is served by an organization that is not on our lists.
  expect(help('NM', 'farmington')).toBe(false);
});

it('nine of ten places have more content of their own than the minimum', () => {
  const counts = places.map((site) => substanceCount(placeSubstance(site)));
  expect(counts.filter((count) => count > SUBSTANCE_FLOOR).length / counts.length).toBeGreaterThan(0.9);
});
