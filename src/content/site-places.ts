import { JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { sitePlaces, type SitePlace } from '~/domain/places/site-place.ts';
import { placesAround, placesByCounty, type PlacesByCounty } from '~/domain/places/surroundings.ts';
import { FURTHER_PLACES } from './further-places.ts';
import { PLACES } from './places.ts';

/** Every place that has a page, by jurisdiction: at the depth that src/config/build.ts sets. */
export const SITE_PLACES: Readonly<Record<JurisdictionCode, readonly SitePlace[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, sitePlaces(PLACES[code], FURTHER_PLACES[code])]),
) as Record<JurisdictionCode, readonly SitePlace[]>;

/** The same places by county, sorted once for all pages. */
export const SITE_PLACES_BY_COUNTY: Readonly<Record<JurisdictionCode, PlacesByCounty>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, placesByCounty(SITE_PLACES[code])]),
) as Record<JurisdictionCode, PlacesByCounty>;

const ALL_PLACES = Object.values(SITE_PLACES).flat();

/** The places of other jurisdictions around each one, found once for all pages. */
export const PLACES_BEYOND: Readonly<Record<JurisdictionCode, readonly SitePlace[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code) => [code, placesAround(SITE_PLACES[code], ALL_PLACES)]),
) as Record<JurisdictionCode, readonly SitePlace[]>;

const BY_SLUG: ReadonlyMap<string, SitePlace> = new Map(
  JURISDICTION_CODES.flatMap((code) =>
    SITE_PLACES[code].map((each) => [`${code}/${each.place.slug}`, each] as const),
  ),
);

/**
 * The place of a jurisdiction by its slug.
 *
 * @throws {RangeError} for a slug without a page; who asks has it from {@link SITE_PLACES}.
 */
export function sitePlace(code: JurisdictionCode, slug: string): SitePlace {
  const found = BY_SLUG.get(`${code}/${slug}`);
  if (found === undefined) throw new RangeError(`${code} has no page for ${slug}.`);
  return found;
}
