import { PLACES_DEPTH } from '~/config/build.ts';
import { JURISDICTION_CODES, type JurisdictionCode, JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import { type Area, brokenReferences, furtherPlacesSchema } from '~/domain/places/state-places.ts';
import { type PlacesDepth, type SitePlace, sitePlaces } from '~/domain/places/site-place.ts';
import { placesAround, placesByCounty, type PlacesByCounty } from '~/domain/places/surroundings.ts';

import { PLACES } from './places.ts';
import { forEveryState, readStateFiles } from './read.ts';

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
