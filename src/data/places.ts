import type { CountyNames } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { countyNames, type State, stateSchema } from '#domain/places/state-places.ts';
import { type NationalMap, nationalMapSchema, type Outline, outlineSchema } from '#domain/places/geometry.ts';

import { ALIASES } from './postal.ts';
import { forEveryState, readContent, readStateFiles, requireNoProblems } from './read.ts';
import unitedStates from '#content/places/maps/united-states.json';

const FOLDER = 'src/content/places';

/**
 * The places of each jurisdiction (docs/data-sources.md), for pages and tests; far too large for a browser.
 */
export const PLACES: Readonly<Record<JurisdictionCode, State>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    stateSchema,
    import.meta.glob('../content/places/*.json', { eager: true, import: 'default' }),
  ),
);

const stateNames = new Map<number, string>();
for (const [code, { abbreviation, name, slug, majorCities, areas }] of Object.entries(PLACES)) {
  if (abbreviation !== code) throw new Error(`${FOLDER}: the file of ${code} holds the places of ${name}.`);
  for (const place of [...majorCities, ...areas]) {
    const other = stateNames.get(place.geonameId);
    requireNoProblems(
      `${FOLDER}/${slug}.json`,
      other === undefined ? [] : [`${place.slug}.geonameId: is the id of a place in ${other}`],
    );
    stateNames.set(place.geonameId, name);
  }
}

/**
 * Official names of each jurisdiction's counties, as offered in the form: "Maricopa County", "Orleans Parish",
 * "Alexandria city". Connecticut has its 8 traditional counties (departure D15); DC counts as one county.
 */
export const COUNTIES: Readonly<Record<JurisdictionCode, readonly string[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code): [string, readonly string[]] => [
    code,
    PLACES[code].counties.map(({ name }) => name),
  ]),
) as Record<JurisdictionCode, readonly string[]>;

/** Each jurisdiction's counties as typed names are read with them. */
export const COUNTY_NAMES: Readonly<Record<JurisdictionCode, CountyNames>> = Object.fromEntries(
  JURISDICTION_CODES.map((code): [string, CountyNames] => [code, countyNames(PLACES[code], ALIASES)]),
) as Record<JurisdictionCode, CountyNames>;

/** The names of each jurisdiction's places by GeoNames number, by which other data files refer to places. */
export const PLACE_NAMES: Readonly<Record<JurisdictionCode, ReadonlyMap<number, string>>> =
  Object.fromEntries(
    JURISDICTION_CODES.map((code): [string, ReadonlyMap<number, string>] => {
      const { majorCities, areas } = PLACES[code];
      return [code, new Map([...majorCities, ...areas].map(({ geonameId, name }) => [geonameId, name]))];
    }),
  ) as Record<JurisdictionCode, ReadonlyMap<number, string>>;

const OUTLINE_FOLDER = `${FOLDER}/outlines`;

/** The outline of each jurisdiction, for the map on its page. */
export const OUTLINES: Readonly<Record<JurisdictionCode, Outline>> = forEveryState(
  OUTLINE_FOLDER,
  readStateFiles(
    OUTLINE_FOLDER,
    outlineSchema,
    import.meta.glob('../content/places/outlines/*.json', { eager: true, import: 'default' }),
  ),
);

/** The national map, for the law map and the dashboard. */
export const NATIONAL_MAP: NationalMap = readContent(
  `${FOLDER}/maps/united-states.json`,
  nationalMapSchema,
  unitedStates,
);
