import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { NAME_SHARDS } from '#data/name-shards.ts';
import { PLACES } from '#data/places.ts';
import { ALIASES, PLACE_SIZES, TOWNS, ZIPS } from '#data/postal.ts';
import { SITE_PLACES } from '#data/site-places.ts';
import { wordsIn } from '#content/words/words.ts';
import { LANGUAGES } from '#config/languages.ts';

import { type JurisdictionCode, JURISDICTION_CODES } from './jurisdiction.ts';
import { type FoundState, placeIndexFile, readPlaceIndex } from './place-index.ts';
import { aboutInWords, filterPlaces, readPlace, typedShardKey } from './place-search.ts';

const index = readPlaceIndex(JSON.parse(JSON.stringify(placeIndexFile(SITE_PLACES, PLACE_SIZES, ALIASES))));
const rowsFor = (typed: string) => NAME_SHARDS.get(typedShardKey(typed) ?? '') ?? [];
const read = (typed: string, state?: JurisdictionCode) => {
  if (index === undefined) throw new Error('The list of places cannot be read.');
  return readPlace(index, rowsFor(typed), typed, state);
};
const options = (typed: string, state?: JurisdictionCode) => {
  const reading = read(typed, state);
  return 'options' in reading ? reading.options : [];
};
const paths = (typed: string, state?: JurisdictionCode) => options(typed, state).map(({ path }) => path);
/** The sentence of the first option, in English. */
const said = (typed: string, state?: JurisdictionCode) => {
  const [first] = options(typed, state);
  return first && aboutInWords(first, wordsIn('en').pages.CITY_SEARCH_COPY.about);
};

/** What people type, and the page that it must lead to. Typed by hand, not taken from the data. */
const TYPED: readonly (readonly [typed: string, path: string])[] = [
  ['chicago il', 'illinois/chicago'],
  ['CHICAGO', 'illinois/chicago'],
  ['Chicago, Illinois', 'illinois/chicago'],
  ['houston tx', 'texas/houston'],
  ['indianapolis in', 'indiana/indianapolis'],
  ['Indianapolis, IN', 'indiana/indianapolis'],
  ['portland me', 'maine/portland'],
  ['portland', 'oregon/portland'],
  ['Portland Oregon', 'oregon/portland'],
  ['portland, maine', 'maine/portland'],
  ['NYC', 'new-york/new-york-city'],
  ['nueva york', 'new-york/new-york-city'],
  ['New York', 'new-york/new-york-city'],
  ['new york ny', 'new-york/new-york-city'],
  ['bronx', 'new-york/the-bronx'],
  ['el bronx', 'new-york/the-bronx'],
  ['The Bronx', 'new-york/the-bronx'],
  ['brooklyn', 'new-york/brooklyn'],
  ['brooklyn ny', 'new-york/brooklyn'],
  ['queens', 'new-york/queens'],
  ['staten island', 'new-york/staten-island'],
  ['manhattan', 'new-york/manhattan'],
  ['harlem ny', 'new-york/manhattan'],
  ['astoria, NY', 'new-york/queens'],
  ['Philly', 'pennsylvania/philadelphia'],
  ['Filadelfia', 'pennsylvania/philadelphia'],
  ['L.A.', 'california/los-angeles'],
  ['la', 'california/los-angeles'],
  ['Los Ángeles', 'california/los-angeles'],
  ['los angeles ca', 'california/los-angeles'],
  ['San José', 'california/san-jose'],
  ['SF', 'california/san-francisco'],
  ['san fran', 'california/san-francisco'],
  ['DC', 'washington-dc/washington'],
  ['D.C.', 'washington-dc/washington'],
  ['Washington DC', 'washington-dc/washington'],
  ['washington d.c.', 'washington-dc/washington'],
  ['st pete', 'florida/st-petersburg'],
  ['Saint Petersburg', 'florida/st-petersburg'],
  ['St. Louis', 'missouri/st-louis'],
  ['saint louis mo', 'missouri/st-louis'],
  ['st louis', 'missouri/st-louis'],
  ['San Luis MO', 'missouri/st-louis'],
  ['St Paul', 'minnesota/st-paul'],
  ['SAINT PAUL', 'minnesota/st-paul'],
  ['Ft Wayne', 'indiana/fort-wayne'],
  ['Ft. Worth', 'texas/fort-worth'],
  ['ft lauderdale', 'florida/fort-lauderdale'],
  ['Mt Vernon NY', 'new-york/mount-vernon'],
  ['vegas', 'nevada/las-vegas'],
  ['nola', 'louisiana/new-orleans'],
  ['Nueva Orleans', 'louisiana/new-orleans'],
  ['okc', 'oklahoma/oklahoma-city'],
  ['slc', 'utah/salt-lake-city'],
  ['indy', 'indiana/indianapolis'],
  ['jax', 'florida/jacksonville'],
  ['kansas city ks', 'kansas/kansas-city'],
  ['Kansas City', 'missouri/kansas-city'],
  ['Coeur d’Alene', 'idaho/coeur-dalene'],
  ["coeur d'alene id", 'idaho/coeur-dalene'],
  ['ewa beach', 'hawaii/ewa-beach'],
  ['Winston-Salem', 'north-carolina/winston-salem'],
  ['winston salem nc', 'north-carolina/winston-salem'],
  ['charleston west virginia', 'west-virginia/charleston'],
  ['charleston, sc', 'south-carolina/charleston'],
  ['charleston carolina del sur', 'south-carolina/charleston'],
  ['columbus', 'ohio/columbus'],
  ['columbus ga', 'georgia/columbus'],
  ['aurora', 'colorado/aurora'],
  ['aurora il', 'illinois/aurora'],
  ['springfield ma', 'massachusetts/springfield'],
  ['Springfield, Illinois', 'illinois/springfield'],
  ['yuma', 'arizona/yuma'],
  ['asheville nc', 'north-carolina/asheville'],
  ['Boca Raton', 'florida/boca-raton'],
  ['santa barbara', 'california/santa-barbara'],
  ['fort myers fl', 'florida/fort-myers'],
  ['san angelo tx', 'texas/san-angelo'],
  ['tempe', 'arizona/tempe'],
  ['Phoenix az 85004', 'arizona/phoenix'],
  ['texas', 'texas'],
  ['TX', 'texas'],
  ['Nuevo México', 'new-mexico'],
  ['carolina del norte', 'north-carolina'],
  ['Pensilvania', 'pennsylvania'],
  ['west virginia', 'west-virginia'],
  ['Misuri', 'missouri'],
  ['Hawái', 'hawaii'],
  ['77449', 'texas/houston'],
  ['77449-1234', 'texas/houston'],
  [' 85004 ', 'arizona/phoenix'],
  ['10451', 'new-york/the-bronx'],
  ['katy', 'texas/houston'],
  ['Katy, TX', 'texas/houston'],
  ['katy texas', 'texas/houston'],
  ['harris county tx', 'texas/houston'],
  ['Harris County, Texas', 'texas/houston'],
  ['Condado de Harris', 'texas/houston'],
  ['maricopa county', 'arizona/phoenix'],
  ['Cook County', 'illinois/chicago'],
  ['cuyahoga county', 'ohio/cleveland'],
  ['St. Louis County MO', 'missouri/florissant'],
  ['Pheonix', 'arizona/phoenix'],
  ['Albuquerqe', 'new-mexico/albuquerque'],
  ['Indianopolis', 'indiana/indianapolis'],
  ['philadelpia', 'pennsylvania/philadelphia'],
];

describe('what people type for a place', () => {
  it('is more than a hundred things', () => {
    expect(new Set(TYPED.map(([typed]) => typed)).size).toBeGreaterThan(100);
  });

  it.each(TYPED)('%j leads to %s', (typed, path) => {
    expect(paths(typed)[0]).toBe(`/state/${path}/`);
  });

  it('is every page by its name, alone and with its state', () => {
    if (index === undefined) throw new Error('The list of places cannot be read.');
    for (const { place, state } of Object.values(SITE_PLACES).flat()) {
      for (const typed of [place.name, `${place.name} ${state.abbreviation.toLowerCase()}`]) {
        const reading = readPlace(index, [], typed, typed === place.name ? state.abbreviation : undefined);
        const found = 'options' in reading ? reading.options : [];
        expect(
          found.map(({ path }) => path),
          typed,
        ).toContain(`/state/${state.slug}/${place.slug}/`);
      }
    }
  });
});

/** A repeatable draw of a hundred. */
function drawn<Item>(items: readonly Item[]): readonly Item[] {
  return fc.sample(fc.constantFrom(...items), { seed: 71, numRuns: 100 });
}

const nameOfCounty = new Map(
  JURISDICTION_CODES.flatMap((code) => PLACES[code].counties.map(({ fips, name }) => [fips, name] as const)),
);
const stateOf = (fips: string) =>
  JURISDICTION_CODES.map((code) => PLACES[code]).find((state) => fips.startsWith(state.fips));
const expected = (where: string) => {
  const [codes = '', slug] = where.split(' ');
  const counties = codes.split(',').map((fips) => nameOfCounty.get(fips));
  const state = stateOf(codes);
  return { counties, state, path: `/state/${state?.slug ?? ''}/${slug === undefined ? '' : `${slug}/`}` };
};

describe('a hundred rows drawn from the data', () => {
  const zips = Object.entries(ZIPS).flatMap(([start, ends]) =>
    Object.entries(ends).map(([end, where]) => [start + end, where] as const),
  );
  it.each(drawn(zips))('ZIP %s is in %s', (zip, where) => {
    const { counties, path } = expected(where);
    const found = options(zip);
    expect(found.map(({ counties: [main] }) => main)).toEqual(counties);
    expect(found[0]?.path).toBe(path);
    expect(read(zip).kind).toBe(counties.length > 1 ? 'counties' : 'found');
  });

  const towns = JURISDICTION_CODES.flatMap((code) =>
    Object.entries(TOWNS[code] ?? {}).flatMap(([where, names]) =>
      names.map((name) => [name, where] as const),
    ),
  );
  it.each(drawn(towns))('%s, %s, is said to have no page, in each language', (name, where) => {
    const { counties, path, state } = expected(where);
    for (const typed of [name, `${name} ${state?.abbreviation.toLowerCase() ?? ''}`]) {
      const found = options(typed, state?.abbreviation).find(
        (option) => option.about === name && option.counties.join() === counties.join(),
      );
      expect(found?.path, typed).toBe(path);
      for (const language of LANGUAGES) {
        const sentence = found && aboutInWords(found, wordsIn(language).pages.CITY_SEARCH_COPY.about);
        expect(sentence).toContain(name);
        for (const county of counties) if (county !== name) expect(sentence).toContain(county);
      }
    }
  });
});

describe('the sentence about what has no page', () => {
  it.each([
    ['77449', 'ZIP 77449 is in Harris County; nearest page: Houston'],
    ['katy', 'Katy is in Harris County, Fort Bend County, and Waller County; nearest page: Houston'],
    ['harris county tx', 'Harris County; nearest page: Houston'],
  ])('of %s is %s', (typed, sentence) => {
    expect(said(typed)).toBe(sentence);
  });
});

describe('a chosen state', () => {
  it('is the only one that is searched', () => {
    expect(paths('portland', 'ME')[0]).toBe('/state/maine/portland/');
    for (const path of paths('port', 'ME')) expect(path).toMatch(/^\/state\/maine\//u);
    expect(paths('katy', 'OH')).not.toContain('/state/texas/houston/');
  });
});

describe('bad input', () => {
  it.each([
    ['00901', 'territory'],
    ['00601', 'territory'],
    ['96910', 'territory'],
    ['Puerto Rico', 'territory'],
    ['san juan pr', 'territory'],
    ['guam', 'territory'],
    ['774', 'half-zip'],
    ['7744', 'half-zip'],
    ['00000', 'unknown-zip'],
    ['09012', 'unknown-zip'],
    ['123456', 'unknown-zip'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['---', 'empty'],
    ['🏠', 'empty'],
    ['東京', 'empty'],
    ['s', 'found'],
    ['q'.repeat(200), 'unknown'],
    ['nowhere at all', 'unknown'],
  ])('%s is %s', (typed, kind) => {
    expect(read(typed).kind).toBe(kind);
  });

  it('of any kind is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
        expect(read(typed)).toHaveProperty('kind');
      }),
      { numRuns: 60 },
    );
  });

  it('as a ZIP code across a state line asks for the county, with each state’s own page', () => {
    const [first, second] = options('42223');
    expect([first?.state, second?.state]).toEqual(['KY', 'TN']);
  });
});

it('no file of ZIP codes is larger than two thousand bytes a hundred codes, and names are in few files', () => {
  expect(NAME_SHARDS.size).toBeLessThan(1300);
});

const place = (name: string) => ({
  name,
  path: `/${name.toLowerCase().replaceAll(' ', '-')}/`,
  size: 1,
});
const STATES: readonly FoundState[] = [
  {
    code: 'AZ',
    name: 'Arizona',
    areas: [place('Tempe'), place('Sun City')],
    cities: [
      { ...place('Phoenix'), areas: [place('Tempe'), place('Sun City')] },
      { ...place('Mesa'), areas: [place('Tempe')] },
      { ...place('Tucson'), areas: [] },
    ],
  },
  {
    code: 'ME',
    name: 'Maine',
    areas: [place('Bath')],
    cities: [{ ...place('Portland'), areas: [place('Bath')] }],
  },
];
const kept = (typed: string, code: string) =>
  filterPlaces({ states: STATES, aliases: [] }, typed)
    ?.states.get(code)
    ?.map(({ path }) => path);

describe('the filtered list of places', () => {
  it('keeps a whole state when its name matches', () => {
    expect(kept('ariz', 'AZ')).toEqual(['/phoenix/', '/mesa/', '/tucson/']);
    expect(kept('ariz', 'ME')).toBeUndefined();
  });

  it('keeps all areas of a city that matches', () => {
    expect(filterPlaces({ states: STATES, aliases: [] }, 'phoen')?.states.get('AZ')).toEqual([
      { path: '/phoenix/', areas: null },
    ]);
  });

  it('keeps an area under each city that lists it, and counts it once', () => {
    const filtered = filterPlaces({ states: STATES, aliases: [] }, 'TEMPE');
    expect(filtered?.states.get('AZ')).toEqual([
      { path: '/phoenix/', areas: new Set(['/tempe/']) },
      { path: '/mesa/', areas: new Set(['/tempe/']) },
    ]);
    expect(filtered?.matches).toBe(1);
  });

  it('matches words inside names, but not the middle of a word', () => {
    expect(kept('city', 'AZ')).toEqual(['/phoenix/']);
    expect(filterPlaces({ states: STATES, aliases: [] }, 'ity')).toEqual({ states: new Map(), matches: 0 });
  });

  it('is complete for an empty field', () => {
    expect(filterPlaces({ states: STATES, aliases: [] }, '  ')).toBeUndefined();
  });
});
