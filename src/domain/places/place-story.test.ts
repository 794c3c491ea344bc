import { describe, expect, it } from 'vitest';

import { PLACE_STORY_WORDS } from '#content/words/en/places.ts';
import { placeStory } from '#data/place-page.ts';
import { SITE_PLACES, sitePlace } from '#data/site-places.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';
import type { SitePlace } from './site-place.ts';

import { placeParagraphs, whereItIs, spokenMiles } from './place-story.ts';

const where = (code: JurisdictionCode, slug: string) =>
  whereItIs(placeStory(sitePlace(code, slug)), PLACE_STORY_WORDS);
const paragraphs = (site: SitePlace) => placeParagraphs(placeStory(site), PLACE_STORY_WORDS);

describe('where a place is', () => {
  it.each([
    [
      'AZ',
      'tempe',
      'Tempe is in Maricopa County, 5 miles west of Mesa in a straight line. From Phoenix, the state capital, it is 9.8 miles east.',
    ],
    ['MO', 'jefferson-city', /^Jefferson City, the capital of Missouri, is in Cole County, /],
    [
      'DC',
      'washington',
      'Washington, the nation’s capital, is in the District of Columbia, 3.8 miles east of Arlington, Virginia in a straight line.',
    ],
    ['AK', 'juneau', 'Juneau, the capital of Alaska, is in Juneau City and Borough.'],
    [
      'CO',
      'aurora',
      'Most of Aurora is in Arapahoe County, 8.1 miles east of Denver in a straight line. A part is in Adams County (12% of its people). Your papers name the court.',
    ],
    [
      'MO',
      'kansas-city',
      'Most of Kansas City is in Jackson County, 2.8 miles east of Kansas City, Kansas in a straight line. Parts are in Clay County (27% of its people) and Platte County (11%). Your papers name the court.',
    ],
    [
      'NY',
      'new-york-city',
      'New York City has five boroughs: Brooklyn (31% of its people), Queens (27%), Manhattan (19%), The Bronx (17%) and Staten Island (6%). Each is a county with its own housing court. Which one is the home in?',
    ],
    ['GA', 'braselton', /^Braselton is in Jackson County \(32% of its people\), /],
    ['MD', 'baltimore', /^Baltimore is an independent city outside any county, /],
    ['NV', 'carson-city', /^Carson City, the capital of Nevada, is an independent city outside any county, /],
  ] as const)('%s %s', (code, slug, words) => {
    if (typeof words === 'string') expect(where(code, slug)).toBe(words);
    else expect(where(code, slug)).toMatch(words);
  });

  it('is described differently for every place', () => {
    const told = JURISDICTION_CODES.flatMap((code) =>
      SITE_PLACES[code].map(({ place }) => where(code, place.slug)),
    );
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('the text of a place’s page', () => {
  it('names the closest place beyond the state line and the law on either side', () => {
    const text = paragraphs(sitePlace('KS', 'kansas-city')).join(' ');
    expect(text).toMatch(/^The closest place to Kansas City with a page here is Kansas City, Missouri, /);
    expect(text).toContain('That is across the state line: a case heard there follows the law of Missouri');
    expect(text).toContain('wherever you rent now; one heard on this side follows that of Kansas.');
    expect(paragraphs(sitePlace('VA', 'arlington')).join(' ')).toMatch(
      /Across the state line is Washington DC, 3\.8 miles east\./,
    );
  });

  it('does not mention a distant state line', () => {
    expect(paragraphs(sitePlace('TX', 'houston')).join(' ')).not.toContain('state line');
  });

  it('differs from that of every other place', () => {
    const texts = JURISDICTION_CODES.flatMap((code) =>
      SITE_PLACES[code].map((site) => [where(code, site.place.slug), ...paragraphs(site)].join(' ')),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it.each([
  [11.6, '11.6 miles'],
  [1, '1 mile'],
  [0.4, 'less than a mile'],
])('a distance of %d miles is written “%s”', (miles, words) => {
  expect(spokenMiles(miles, PLACE_STORY_WORDS.miles)).toBe(words);
});
