import * as z from 'zod/mini';

import { PLACES_DEPTH } from '#config/build.ts';
import { JURISDICTION_CODES, type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { landingPages } from '#domain/places/landing-page.ts';
import { type Area, brokenReferences, furtherPlacesSchema } from '#domain/places/state-places.ts';
import { placePath } from '#domain/places/place-address.ts';
import { namesakesSchema, type PlacesDepth, type SitePlace, sitePlaces } from '#domain/places/site-place.ts';
import { placesAround, placesByCounty, type PlacesByCounty } from '#domain/places/surroundings.ts';

import figures from '#content/city-figures.json';
import namesakes from '#content/places/namesakes/namesakes.json';
import { PLACES } from './places.ts';
import { forEveryState, readContent, readStateFiles } from './read.ts';

/** Lazily loaded files by relative path. */
type ClosedFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Large and not committed, so only the files of the chosen depth are loaded. */
const FILES: ClosedFiles = import.meta.glob('../content/places/over-*/*.json', { import: 'default' });

/**
 * The places that a depth adds, by jurisdiction; none at the default depth.
 *
 * @throws {Error} if the data does not exist, naming the command that generates it; or if it is invalid or does not
 * match the committed places, naming file and field
 */
export async function readFurtherPlaces(
  depth: PlacesDepth,
  files: ClosedFiles = FILES,
): Promise<Readonly<Record<JurisdictionCode, readonly Area[]>>> {
  if (depth === 'majors') return forEveryJurisdiction(() => []);
  const folder = `src/content/places/${depth}`;
  const chosen = Object.entries(files).filter(([path]) => path.startsWith(`../content/places/${depth}/`));
  if (chosen.length === 0) {
    throw new Error(`${folder} is empty. Write its files with: npm run places:generate -- --depth ${depth}`);
  }
  const opened = await Promise.all(chosen.map(async ([path, open]) => [path, await open()] as const));
  const read = forEveryState(folder, readStateFiles(folder, furtherPlacesSchema, Object.fromEntries(opened)));
  return forEveryJurisdiction((code) => {
    const state = PLACES[code];
    const { slug, places } = read[code];
    const [broken] = brokenReferences({ ...state, areas: [...state.areas, ...places] });
    if (broken !== undefined) {
      const [, index, ...rest] = broken.path;
      const field = `places[${Number(index) - state.areas.length}].${rest.join('.')}`;
      throw new Error(`${folder}/${slug}.json cannot be used:\n  ${field}: ${broken.message}`);
    }
    return places;
  });
}

/** The additional places of the configured depth. */
const FURTHER_PLACES = await readFurtherPlaces(PLACES_DEPTH);

function forEveryJurisdiction<Value>(
  valueOf: (code: JurisdictionCode) => Value,
): Readonly<Record<JurisdictionCode, Value>> {
  return Object.fromEntries(JURISDICTIONS.map(({ code }) => [code, valueOf(code)])) as Record<
    JurisdictionCode,
    Value
  >;
}

/** Every place that has a page at the configured depth, by jurisdiction. */
export const SITE_PLACES: Readonly<Record<JurisdictionCode, readonly SitePlace[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, sitePlaces(PLACES[code], FURTHER_PLACES[code])]),
) as Record<JurisdictionCode, readonly SitePlace[]>;

/** The same places by county, grouped once for all pages. */
export const SITE_PLACES_BY_COUNTY: Readonly<Record<JurisdictionCode, PlacesByCounty>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, placesByCounty(SITE_PLACES[code])]),
) as Record<JurisdictionCode, PlacesByCounty>;

const ALL_PLACES = Object.values(SITE_PLACES).flat();

/** The places of other jurisdictions around each jurisdiction, computed once for all pages. */
export const PLACES_BEYOND: Readonly<Record<JurisdictionCode, readonly SitePlace[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, placesAround(SITE_PLACES[code], ALL_PLACES)]),
) as Record<JurisdictionCode, readonly SitePlace[]>;

const BY_SLUG: ReadonlyMap<string, SitePlace> = new Map(
  JURISDICTION_CODES.flatMap((code) =>
    SITE_PLACES[code].map((each) => [`${code}/${each.place.slug}`, each] as const),
  ),
);

/**
 * Looks up a place by its slug.
 *
 * @throws {RangeError} for a slug without a page; callers should take it from {@link SITE_PLACES}
 */
export function sitePlace(code: JurisdictionCode, slug: string): SitePlace {
  const found = BY_SLUG.get(`${code}/${slug}`);
  if (found === undefined) throw new RangeError(`${code} has no page for ${slug}.`);
  return found;
}

/** All prebuilt pages under /city/; one shared page serves all other slugs. */
export const LANDING_PAGES = landingPages(
  SITE_PLACES,
  readContent('src/content/places/namesakes/namesakes.json', namesakesSchema, namesakes),
);

const cityFiguresSchema = z.readonly(
  z.record(
    z.string(),
    z.readonly(
      z.strictObject({
        approved: z.int().check(z.nonnegative()),
        yearsInCity: z.int().check(z.nonnegative()),
        approvalDays: z.int().check(z.positive()),
      }),
    ),
  ),
);
/** The operator's figures for a place (specification §2, "City page"). */
export type CityFigures = z.infer<typeof cityFiguresSchema>[string];

/**
 * The operator's real figures by slug: `{ "phoenix": { "approved": 812, "yearsInCity": 7, "approvalDays": 9 } }`. A
 * slug means the page under /city/, that is, the largest place of that name.
 */
const REAL_FIGURES = readContent('src/content/city-figures.json', cityFiguresSchema, figures);

/** Figures by path of their place. */
const FIGURES_BY_PLACE: ReadonlyMap<string, CityFigures> = new Map(
  LANDING_PAGES.flatMap(({ slug, own }) => {
    const real = REAL_FIGURES[slug];
    return real === undefined ? [] : [[placePath(own), real] as const];
  }),
);

/**
 * The figures for a place; `null` for nearly all of them. The specification generates such figures at random, but these
 * would be invented claims about a place (16 CFR 465). So a page without real figures shows nationwide ones, labelled
 * as such.
 */
export function cityFigures(site: SitePlace): CityFigures | null {
  return FIGURES_BY_PLACE.get(placePath(site)) ?? null;
}
