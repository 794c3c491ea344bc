import { describe, expect, it } from 'vitest';

import { PLACE_STORY_WORDS } from '#content/words/en/places.ts';
import { PLACE_STORY_WORDS as ES } from '#content/words/es/places.ts';
import { placeStory } from '#data/surroundings.ts';
import { SITE_PLACES, sitePlace } from '#data/site-places.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';
import { isFurtherCity, type SitePlace } from './site-place.ts';

import { acrossInWords, whereItIs, spokenMiles } from './place-story.ts';

const where = (code: JurisdictionCode, slug: string) =>
  whereItIs(placeStory(sitePlace(code, slug), 'en'), PLACE_STORY_WORDS);
const across = (site: SitePlace) => acrossInWords(placeStory(site, 'en'), PLACE_STORY_WORDS);

describe('where a place is', () => {
  it.each([
    ['AZ', 'tempe', 'Tempe is in Maricopa County, 5 miles west of Mesa.'],
    ['MO', 'jefferson-city', /^Jefferson City, the capital of Missouri, is in Cole County, /],
    ['DC', 'washington', 'Washington, the nation’s capital, is in the District of Columbia.'],
    ['AK', 'juneau', 'Juneau, the capital of Alaska, is in Juneau City and Borough.'],
    [
      'CO',
      'aurora',
      'Most of Aurora is in Arapahoe County (87% of its people), 8.1 miles east of Denver. A part is in Adams County (12%). Your papers name the court.',
    ],
    [
      'MO',
      'kansas-city',
      'Most of Kansas City is in Jackson County (62% of its people). Parts are in Clay County (27%) and Platte County (11%). Your papers name the court.',
    ],
    [
      'NY',
      'new-york-city',
      'New York City has five boroughs: Brooklyn (31% of its people), Queens (27%), Manhattan (19%), The Bronx (17%) and Staten Island (6%). Each is a county with its own housing court. Which one is the home in?',
    ],
    ['NY', 'brooklyn', 'Brooklyn, a borough of New York City, is in Kings County.'],
    ['NY', 'hempstead', /^Hempstead is in Nassau County, /],
    ['GA', 'braselton', /^Braselton is in Jackson County \(32% of its people\), /],
    ['MD', 'baltimore', 'Baltimore is an independent city outside any county.'],
    ['NV', 'carson-city', /^Carson City, the capital of Nevada, is an independent city outside any county, /],
  ] as const)('%s %s', (code, slug, words) => {
    if (typeof words === 'string') expect(where(code, slug)).toBe(words);
    else expect(where(code, slug)).toMatch(words);
  });

  it.each([
    [
      'PA',
      'philadelphia',
      'Filadelfia',
      'Filadelfia (Philadelphia)',
      'Filadelfia está en Philadelphia County.',
    ],
    ['CA', 'los-angeles', 'Los Ángeles', 'Los Ángeles', 'Los Ángeles está en Los Angeles County.'],
    [
      'NY',
      'the-bronx',
      'El Bronx',
      'El Bronx (The Bronx)',
      'El Bronx, un distrito (“borough”) de Nueva York, está en Bronx County.',
    ],
    [
      'MO',
      'st-louis',
      'San Luis',
      'San Luis (St. Louis)',
      /^San Luis es una ciudad independiente, fuera de todo condado/,
    ],
    ['TX', 'houston', 'Houston', 'Houston', /^La mayor parte de Houston está en Harris County/],
  ] as const)('in Spanish: %s %s', (code, slug, name, label, words) => {
    const site = sitePlace(code, slug, 'es');
    expect(site).toMatchObject({ name, label, place: sitePlace(code, slug).place });
    expect(whereItIs(placeStory(site, 'es'), ES)).toMatch(words);
  });

  it('is told from a larger city of its own state, or not at all, where it is a city itself', () => {
    for (const site of JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code])) {
      if (site.kind === 'area' && !isFurtherCity(site)) continue;
      const to = placeStory(site, 'en').nearestCity?.to;
      if (to === undefined) continue;
      expect(to.state, site.label).toBe(site.state);
      const rank = (slug: string) => site.state.majorCities.findIndex((city) => city.slug === slug);
      if (site.kind === 'city') expect(rank(to.place.slug), site.label).toBeLessThan(rank(site.place.slug));
    }
    expect(where('IL', 'chicago')).toBe('Chicago is in Cook County.');
  });

  it('is described differently for every place', () => {
    const told = JURISDICTION_CODES.flatMap((code) =>
      SITE_PLACES[code].map(({ place }) => where(code, place.slug)),
    );
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('across the state line', () => {
  it('is named with the law on either side', () => {
    expect(across(sitePlace('VA', 'arlington'))).toBe(
      'Across the state line is Washington DC, 3.8 miles east. A case heard there follows the law of Washington DC, wherever you rent now; one heard on this side follows that of Virginia.',
    );
    expect(across(sitePlace('KS', 'kansas-city'))).toMatch(
      /^Across the state line is Kansas City, Missouri, /,
    );
  });

  it('is not mentioned where the line is far', () => {
    expect(across(sitePlace('TX', 'houston'))).toBeNull();
  });
});

it.each([
  [11.6, '11.6 miles'],
  [1, '1 mile'],
  [0.4, 'less than a mile'],
])('a distance of %d miles is written “%s”', (miles, words) => {
  expect(spokenMiles(miles, PLACE_STORY_WORDS.miles)).toBe(words);
});
