import * as z from 'zod/mini';

import { areDistinctCounties, countyKey, type CountyNames } from './county-name.ts';
import { JURISDICTION_CODES, JURISDICTIONS, type JurisdictionSlug } from './jurisdiction.ts';

/** Product §9: radius of the service area around a major city, in straight-line miles. */
export const SERVICE_RADIUS_MILES = 50;

/** Product §9: maximum number of nearby areas that a city lists. */
export const MAX_NEARBY_AREAS = 10;

/** Product §3: maximum number of major cities of a jurisdiction. */
const MAX_MAJOR_CITIES = 8;

/** Legal types of counties and their equivalents, in the terms of the Census Bureau. */
export const COUNTY_TYPES = [
  'county',
  'parish',
  'borough',
  'city and borough',
  'municipality',
  'census area',
  'independent city',
  'federal district',
] as const;

/** County FIPS code: two digits for the state, three for the county (FIPS 6-4, now INCITS 31). */
export const countyFipsSchema = z.string().check(z.regex(/^\d{5}$/u));

const countySchema = z.strictObject({
  fips: countyFipsSchema,
  /** The full official name: `'Orleans Parish'`, `'Baltimore city'`. `countyKey` compares it with what was typed. */
  name: z.string().check(z.minLength(1)),
  type: z.enum(COUNTY_TYPES),
  /** Has ten times the people of a town of its name elsewhere in the state, so that the name means the county. */
  outnumbersTown: z.optional(z.literal(true)),
});
export type County = z.infer<typeof countySchema>;

/** URL slug: lower-case ASCII letters and digits, joined by single hyphens. */
export const placeSlugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, { error: 'must be a slug, like salt-lake-city' }));

/** A county with a smaller part of a place's people is left out. */
const LEAST_COUNTY_PERCENT = 1;

/** One of the counties that a place lies in, and the percentage of its people who live there. */
const countyShareSchema = z.readonly(
  z.strictObject({
    fips: countyFipsSchema,
    percent: z.int().check(z.minimum(LEAST_COUNTY_PERCENT), z.maximum(100)),
  }),
);
type CountyShare = z.infer<typeof countyShareSchema>;

/** Another place of the same jurisdiction and how far it is, in straight-line miles to a tenth. */
const nearbyLinkSchema = z.readonly(
  z.strictObject({
    slug: placeSlugSchema,
    miles: z.number().check(z.positive(), z.maximum(SERVICE_RADIUS_MILES)),
  }),
);

const placeFields = {
  /** GeoNames id. Stays the same when a name changes, so corrections are keyed by it. */
  geonameId: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  /** Unique within the jurisdiction, for all kinds of places. */
  slug: placeSlugSchema,
  lat: z.number().check(z.minimum(18), z.maximum(72)),
  lng: z.number().check(z.minimum(-180), z.maximum(-66)),
  /** The county that most of its people live in. */
  countyFips: countyFipsSchema,
  /** All of its counties, largest part first; absent where it lies in one. */
  counties: z.exactOptional(z.readonly(z.array(countyShareSchema).check(z.minLength(2)))),
  /** On tribal land, where tribal law may govern housing. Absent means: not known to be. */
  tribalLand: z.exactOptional(z.literal(true)),
};

/** A city of its state's map and list. */
const majorCitySchema = z.readonly(
  z.strictObject({
    ...placeFields,
    /** Areas of the same jurisdiction within {@link SERVICE_RADIUS_MILES}, best first; never a major city. */
    nearby: z.readonly(z.array(nearbyLinkSchema).check(z.maxLength(MAX_NEARBY_AREAS))),
  }),
);

/**
 * A smaller city, town or community. `parent` is the slug of the nearest major city that lists it; absent for a city that
 * is on no list and was chosen for its size.
 */
const areaSchema = z.readonly(z.strictObject({ ...placeFields, parent: z.exactOptional(placeSlugSchema) }));
type Area = z.infer<typeof areaSchema>;

/** The fields that major cities and areas share. */
export type Place = Omit<Area, 'parent'>;

const jurisdictionSlug = z.enum(JURISDICTIONS.map(({ slug }): JurisdictionSlug => slug));

const stateFile = z.readonly(
  z.strictObject({
    name: z.string().check(z.minLength(1)),
    abbreviation: z.enum(JURISDICTION_CODES),
    slug: jurisdictionSlug,
    /** State FIPS code: the first two digits of its county codes. */
    fips: z.string().check(z.regex(/^\d{2}$/u)),
    /** Slug of the capital, which is always one of the major cities. */
    capital: placeSlugSchema,
    /** Largest first. */
    majorCities: z.readonly(z.array(majorCitySchema).check(z.minLength(1), z.maxLength(MAX_MAJOR_CITIES))),
    /** The places on the major cities' lists and the further cities, largest first. */
    areas: z.readonly(z.array(areaSchema)),
    /** Sorted by name. */
    counties: z.readonly(
      z.array(countySchema).check(
        z.minLength(1),
        z.refine((counties) => areDistinctCounties(counties.map(({ name }) => name)), {
          error: 'names the same county twice',
        }),
      ),
    ),
  }),
);
/** A jurisdiction with all data about its places (product §3, "State"). */
export type State = z.infer<typeof stateFile>;

/**
 * One file of src/content/places: a jurisdiction with all data about its places. The schema also checks the references
 * within the file, so that a mistake in a manual edit fails the build.
 */
export const stateSchema = stateFile.check((checked) => {
  for (const { path, message } of brokenReferences(checked.value)) {
    checked.issues.push({ code: 'custom', input: checked.value, path: [...path], message });
  }
});

/** A field that refers to a missing entry or repeats a value that must be unique. */
interface BrokenReference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Checks the references within a jurisdiction's file: slugs of cities and areas, codes of counties. Empty for a valid
 * file.
 */
function brokenReferences(state: State): readonly BrokenReference[] {
  const majorSlugs = new Set(state.majorCities.map(({ slug }) => slug));
  const areaSlugs = new Set(state.areas.map(({ slug }) => slug));
  const broken: BrokenReference[] = [];
  const demand = (holds: boolean, path: BrokenReference['path'], message: string): void => {
    if (!holds) broken.push({ path, message });
  };

  demand(majorSlugs.has(state.capital), ['capital'], 'must be the slug of a major city');
  state.counties.forEach(({ fips }, index) => {
    demand(fips.startsWith(state.fips), ['counties', index, 'fips'], `must begin with ${state.fips}`);
  });
  state.majorCities.forEach((city, index) => {
    city.nearby.forEach(({ slug }, at) => {
      const path = ['majorCities', index, 'nearby', at, 'slug'];
      demand(areaSlugs.has(slug), path, 'must be the slug of an area');
      const isFirst = city.nearby.findIndex((other) => other.slug === slug) === at;
      demand(isFirst, path, 'is on the list twice');
    });
  });
  state.areas.forEach(({ parent }, index) => {
    const isRight = parent === undefined || majorSlugs.has(parent);
    demand(isRight, ['areas', index, 'parent'], 'must be the slug of a major city');
  });
  return [
    ...broken,
    ...brokenPlaces('majorCities', state.majorCities, state, []),
    ...brokenPlaces('areas', state.areas, state, state.majorCities),
  ];
}

/**
 * Checks the county, slug and GeoNames id of each place in a list.
 *
 * @param others the places of the other list, whose slugs and ids are taken
 */
function brokenPlaces(
  list: string,
  places: readonly Place[],
  state: State,
  others: readonly Place[],
): readonly BrokenReference[] {
  const counties = new Set(state.counties.map(({ fips }) => fips));
  const takenSlugs = new Set(others.map(({ slug }) => slug));
  const takenIds = new Set(others.map(({ geonameId }) => geonameId));
  return places.flatMap((place, index) => {
    const broken: BrokenReference[] = [];
    const add = (field: keyof Place, message: string): void => {
      broken.push({ path: [list, index, field], message });
    };
    if (takenSlugs.has(place.slug)) add('slug', 'is the slug of another place');
    takenSlugs.add(place.slug);
    if (takenIds.has(place.geonameId)) add('geonameId', 'is the id of another place');
    takenIds.add(place.geonameId);
    if (!counties.has(place.countyFips)) add('countyFips', 'must be the code of one of the counties');
    const wrong = place.counties && brokenShares(place.counties, place.countyFips, counties);
    if (wrong !== undefined) add('counties', wrong);
    return broken;
  });
}

/** Rounding and the parts that were left out may cost this many percent. */
const MOST_ROUNDED = 4;

/** What is wrong with the counties of a place; `undefined` for right ones. */
function brokenShares(
  shares: readonly CountyShare[],
  main: string,
  known: ReadonlySet<string>,
): string | undefined {
  const codes = shares.map(({ fips }) => fips);
  if (codes[0] !== main) return 'must begin with countyFips';
  if (new Set(codes).size !== codes.length) return 'names the same county twice';
  if (codes.some((fips) => !known.has(fips))) return 'must be codes of the counties';
  if (shares.some(({ percent }, index) => percent > (shares[index - 1]?.percent ?? 100)))
    return 'must be in the order of their parts';
  const sum = shares.reduce((all, { percent }) => all + percent, 0);
  return Math.abs(100 - sum) > MOST_ROUNDED ? `add up to ${sum} percent` : undefined;
}

/**
 * A state's counties, and which of their short names mean a town first.
 *
 * @param aliases other names of places, each with what it means: `'NY/new-york-city'`
 */
export function countyNames(
  {
    abbreviation,
    counties,
    majorCities,
    areas,
  }: Pick<State, 'abbreviation' | 'counties' | 'majorCities' | 'areas'>,
  aliases: readonly { readonly typed: string; readonly means: string }[] = [],
): CountyNames {
  const places = [...majorCities, ...areas];
  const others = aliases.flatMap(({ typed, means }) =>
    places
      .filter(({ slug }) => means === `${abbreviation}/${slug}`)
      .map((place) => ({ ...place, name: typed })),
  );
  // Of places with one name, the largest.
  const towns = new Map(
    [...others, ...places.toReversed()].map(({ name, countyFips, counties: [main] = [] }) => [
      countyKey(name),
      main?.fips ?? countyFips,
    ]),
  );
  return {
    counties: counties.map(({ name }) => name),
    contested: counties.flatMap(({ name, fips, outnumbersTown }) => {
      const names = new Set([countyKey(name), countyKey(name).replace(/city$/u, '')]);
      return outnumbersTown === true ? [] : [...names].filter((key) => (towns.get(key) ?? fips) !== fips);
    }),
  };
}
