import {
  type County,
  type CountyShare,
  type CountyType,
  LEAST_COUNTY_PERCENT,
} from '../../src/domain/places/state-places.ts';
import type { Coordinates } from '../../src/domain/places/geometry.ts';
import type { JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import { SHARED_COUNTIES, type SharedCounties } from './reviewed-lists.ts';
import type { Settlement } from './settlement.ts';

/** The two digits that begin every county code of a state (FIPS 5-2). */
export const STATE_FIPS: Readonly<Record<JurisdictionCode, string>> = {
  AL: '01',
  AK: '02',
  AZ: '04',
  AR: '05',
  CA: '06',
  CO: '08',
  CT: '09',
  DE: '10',
  DC: '11',
  FL: '12',
  GA: '13',
  HI: '15',
  ID: '16',
  IL: '17',
  IN: '18',
  IA: '19',
  KS: '20',
  KY: '21',
  LA: '22',
  ME: '23',
  MD: '24',
  MA: '25',
  MI: '26',
  MN: '27',
  MS: '28',
  MO: '29',
  MT: '30',
  NE: '31',
  NV: '32',
  NH: '33',
  NJ: '34',
  NM: '35',
  NY: '36',
  NC: '37',
  ND: '38',
  OH: '39',
  OK: '40',
  OR: '41',
  PA: '42',
  RI: '44',
  SC: '45',
  SD: '46',
  TN: '47',
  TX: '48',
  UT: '49',
  VT: '50',
  VA: '51',
  WA: '53',
  WV: '54',
  WI: '55',
  WY: '56',
};

/** Independent cities outside Virginia: Baltimore, St. Louis and Carson City. */
const INDEPENDENT_CITIES: ReadonlySet<string> = new Set(['24510', '29510', '32510']);

/** In Virginia the codes from here on are independent cities. */
const FIRST_CITY_OF_VIRGINIA = '51510';

const ALASKAN: readonly (readonly [RegExp, CountyType])[] = [
  [/\bCity and Borough\b/, 'city and borough'],
  [/\bMunicipality\b/, 'municipality'],
  [/\bCensus Area\b/, 'census area'],
  [/\bBorough\b/, 'borough'],
];

/**
 * The legal type of a county. The Census atlas has bare names only, so the type comes from the code; in Alaska, whose
 * codes say nothing, from GeoNames' full name.
 *
 * @param fips the county's five digits
 * @param fullName GeoNames' name, needed in Alaska only
 */
export function countyType(fips: string, fullName: string | undefined): CountyType {
  switch (fips.slice(0, 2)) {
    case '02': {
      const type = ALASKAN.find(([pattern]) => pattern.test(fullName ?? ''))?.[1];
      if (type === undefined) throw new Error(`Nothing says what kind of borough ${fips} in Alaska is.`);
      return type;
    }
    case '11':
      return 'federal district';
    case '22':
      return 'parish';
    case '51':
      return fips >= FIRST_CITY_OF_VIRGINIA ? 'independent city' : 'county';
    default:
      return INDEPENDENT_CITIES.has(fips) ? 'independent city' : 'county';
  }
}

/** A county as the Census atlas names it. */
export interface BareCounty {
  readonly fips: string;
  /** Without its type: "Orleans". */
  readonly bareName: string;
}

/**
 * Counties with their official names, in the order of the names and then of the codes. The spelling is the Census
 * Bureau's ("St. Louis", "LaSalle", "De Witt"); GeoNames' admin names are a mixture.
 *
 * @param fullNames GeoNames' full names by county code, for the kinds of Alaska
 */
export function countyList(
  counties: readonly BareCounty[],
  fullNames: ReadonlyMap<string, string>,
): readonly County[] {
  return counties
    .map(({ fips, bareName }): County => {
      const type = countyType(fips, fullNames.get(fips));
      return { fips, name: officialCountyName(bareName, type), type };
    })
    .toSorted(byName);
}

/** Suffix of the official name; `null` where there is none. */
const SUFFIXES: Readonly<Record<CountyType, string | null>> = {
  county: 'County',
  parish: 'Parish',
  borough: 'Borough',
  'city and borough': 'City and Borough',
  municipality: 'Municipality',
  'census area': 'Census Area',
  'independent city': 'city',
  'federal district': null,
};

/**
 * The official name in the Census Bureau's spelling. An independent city gets a lower-case "city", which distinguishes
 * it from the county of the same name (Baltimore, St. Louis, Fairfax, Roanoke …). Carson City already has the word, and
 * Charles City and James City are names of counties.
 *
 * @example officialCountyName('Orleans', 'parish') // => 'Orleans Parish'
 * @example officialCountyName('Carson City', 'independent city') // => 'Carson City'
 * @example officialCountyName('Charles City', 'county') // => 'Charles City County'
 */
export function officialCountyName(bareName: string, type: CountyType): string {
  const suffix = SUFFIXES[type];
  const whole = suffix === null || (type === 'independent city' && bareName.endsWith(' City'));
  return whole ? bareName : `${bareName} ${suffix}`;
}

function byName(a: County, b: County): number {
  return a.name.localeCompare(b.name, 'en') || a.fips.localeCompare(b.fips);
}

/** Which county of a map a point lies in, or `undefined` on the water side of a coarse shore. */
export type CountyAt = (point: Coordinates) => string | undefined;

/** The county that most people of a place live in, and the parts of its other counties. */
export interface PlaceCounties {
  readonly countyFips: string;
  /** All of them, largest first; absent for a place in one county. */
  readonly counties?: readonly CountyShare[];
}

/**
 * The counties of a place: those of the reviewed list, else the one that {@link countyOfPoint} finds.
 *
 * @throws {Error} naming file, place and reason, when the list is wrong or does not explain the place's point
 */
export function countiesOfPlace(
  place: Settlement,
  valid: ReadonlySet<string>,
  countyAt: CountyAt,
  list: Pick<typeof SHARED_COUNTIES, 'get' | 'file'> = SHARED_COUNTIES,
): PlaceCounties {
  const atPoint = countyOfPoint(place, valid, countyAt);
  const shared = list.get(place);
  if (shared === undefined) return { countyFips: atPoint };
  const problem = sharesProblem(shared, valid, atPoint);
  if (problem !== undefined)
    throw new Error(`${list.file}: ${place.geonameId} ${place.name}, ${place.state}: ${problem}`);
  const counties = Object.entries(shared.counties)
    .map(([fips, people]): CountyShare => ({ fips, percent: (people / shared.total) * 100 }))
    .filter(({ percent }) => percent >= LEAST_COUNTY_PERCENT)
    .toSorted((a, b) => b.percent - a.percent)
    .map(({ fips, percent }) => ({ fips, percent: Math.round(percent) }));
  const [most] = counties;
  if (most === undefined) throw new Error(`${list.file}: ${place.geonameId} has no county.`);
  return counties.length === 1 ? { countyFips: most.fips } : { countyFips: most.fips, counties };
}

/** What is wrong with an entry of the list; `undefined` for a right one. */
function sharesProblem(
  { counties, total, pointIn, why }: SharedCounties,
  valid: ReadonlySet<string>,
  atPoint: string,
): string | undefined {
  const stranger = Object.keys(counties).find((fips) => !valid.has(fips));
  if (stranger !== undefined) return `the state has no county ${stranger}.`;
  const sum = Object.values(counties).reduce((all, people) => all + people, 0);
  if (sum !== total) return `its counties add up to ${sum}, not ${total}.`;
  const [most] = Object.entries(counties).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  if (most === atPoint)
    return pointIn === undefined ? undefined : `"pointIn" is not needed: most people live there.`;
  return pointIn === atPoint && why !== undefined
    ? undefined
    : `the source puts it in ${atPoint}, most people live in ${most}: explain it with "pointIn" and "why".`;
}

/**
 * The county of a point: GeoNames' own code wherever it is one of the state's counties, because the map's shores and
 * borders are coarse; else the county that the point lies in (New York City, and codes that Alaska has retired).
 *
 * @throws {Error} naming the place, when neither answers.
 */
export function countyOfPoint(place: Settlement, valid: ReadonlySet<string>, countyAt: CountyAt): string {
  if (place.countyFips !== null && valid.has(place.countyFips)) return place.countyFips;
  const found = countyAt(place);
  if (found === undefined || !valid.has(found)) {
    throw new Error(`No county for ${place.name}, ${place.state} (${place.geonameId}).`);
  }
  return found;
}

/** The counties of one jurisdiction, and the map that finds the county of a point. */
export interface CountyMap {
  readonly counties: readonly County[];
  readonly countyAt: CountyAt;
}
