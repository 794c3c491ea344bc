import { BUILD_DATE } from '#config/build.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type RentedHomes, rentedHomesSchema } from '#domain/places/rented-homes.ts';
import {
  type CountyRents,
  countyRentsSchema,
  type IncomeLimits,
  incomeLimitsSchema,
  type PartRent,
  rentFloor,
  rentsAt,
  strangeCounties,
  type TownRents,
  townRentsSchema,
  TWO_BEDROOMS,
} from '#domain/places/rents.ts';

import counties from '#content/rents/counties.json';
import limits from '#content/rents/income-limits.json';
import towns from '#content/rents/new-england.json';
import rentedHomes from '#content/rents/rented-homes.json';
import { PLACE_NAMES, PLACES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';

const FOLDER = 'src/content/rents';

/** HUD's Fair Market Rents by county. */
export const COUNTY_RENTS: CountyRents = readContent(
  `${FOLDER}/counties.json`,
  countyRentsSchema(BUILD_DATE),
  counties,
);

/** HUD's Fair Market Rents in New England, by place. */
export const TOWN_RENTS: TownRents = readContent(
  `${FOLDER}/new-england.json`,
  townRentsSchema(BUILD_DATE),
  towns,
);

/** HUD's income limits by county. */
export const INCOME_LIMITS: IncomeLimits = readContent(
  `${FOLDER}/income-limits.json`,
  incomeLimitsSchema(BUILD_DATE),
  limits,
);

/** The Census Bureau's figures on rented homes. */
export const RENTED_HOMES: RentedHomes = readContent(
  `${FOLDER}/rented-homes.json`,
  rentedHomesSchema,
  rentedHomes,
);

const everyCounty = new Set(Object.values(PLACES).flatMap((state) => state.counties.map(({ fips }) => fips)));
const names = new Map(Object.values(PLACE_NAMES).flatMap((ofState) => [...ofState]));
requireNoProblems(FOLDER, [
  ...strangeCounties(COUNTY_RENTS.counties, everyCounty).map((problem) => `counties.json  ${problem}`),
  ...strangeCounties(INCOME_LIMITS.counties, everyCounty).map((problem) => `income-limits.json  ${problem}`),
  ...Object.entries(TOWN_RENTS.places)
    .filter(([geonameId, [name]]) => names.get(Number(geonameId)) !== name)
    .map(([geonameId, [name]]) => `new-england.json  places.${geonameId}: no place ${name} has this number`),
  ...Object.entries(RENTED_HOMES.places.homes)
    .filter(([geonameId, [name]]) => names.get(Number(geonameId)) !== name)
    .map(([geonameId, [name]]) => `rented-homes.json  places.${geonameId}: no place ${name} has this number`),
  ...RENTED_HOMES.areas.homes.flatMap(([area, , , codes]) =>
    codes
      .filter((fips) => !everyCounty.has(fips))
      .map((fips) => `rented-homes.json  ${area}: no county has the code ${fips}`),
  ),
  ...(TOWN_RENTS.fiscalYear === COUNTY_RENTS.fiscalYear
    ? []
    : ['new-england.json  fiscalYear: is not that of counties.json']),
]);

/**
 * The rents of a state for two bedrooms: of its counties, or of its listed places where HUD sets rents by town.
 */
export function stateRents(code: JurisdictionCode): {
  readonly of: 'counties' | 'places';
  readonly parts: readonly PartRent[];
} {
  const { majorCities, areas, counties } = PLACES[code];
  const places = [...majorCities, ...areas];
  const goesByTown = places.some(({ geonameId }) => TOWN_RENTS.places[geonameId] !== undefined);
  const all = goesByTown
    ? places
    : counties.map(({ name, fips }) => ({ name, geonameId: 0, countyFips: fips }));
  return {
    of: goesByTown ? 'places' : 'counties',
    parts: all.flatMap((part) => {
      const local = rentsAt(COUNTY_RENTS, TOWN_RENTS, part);
      return local === null
        ? []
        : [{ name: part.name, area: local.area, monthly: local.rents[TWO_BEDROOMS] }];
    }),
  };
}

const FLOORS = new Map(JURISDICTION_CODES.map((code) => [code, rentFloor(stateRents(code).parts)]));

/** Whether a rent for two bedrooms is the least that HUD uses in a state, see {@link rentFloor}. */
export function isRentFloor(code: JurisdictionCode, monthly: number): boolean {
  return FLOORS.get(code) === monthly;
}
