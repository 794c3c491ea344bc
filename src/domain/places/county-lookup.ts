import { typosBetween } from '#domain/shared/typos.ts';

import { countyKey, saysCounty } from './county-name.ts';
import type { State } from './state-places.ts';

/*
 * What people type as the county of their case: a county in any spelling, its former name, or the town they lived in.
 * Courts, legal help, fees and papers all follow the county, so whatever may mean two counties is asked about and never
 * guessed. Browsers and functions import this.
 */

/** A state's counties, and the towns that people type instead. */
export interface Gazetteer {
  /** Official names: `'Maricopa County'`. */
  readonly counties: readonly string[];
  /** By name, the positions in `counties` of all counties that a town lies in, the one with most of its people first. */
  readonly towns: Readonly<Record<string, readonly number[]>>;
  /** The positions of the counties with ten times the people of the town that has their name. */
  readonly outnumbering?: readonly number[];
}

/** Names that people type for a town, and the codes of its counties. */
export type TownNames = ReadonlyMap<string, readonly string[]>;

/**
 * Builds a state's gazetteer from its places. Towns of one name share an entry.
 *
 * @param others further names of places and the towns without a page; a name of another county is left to that county
 */
export function gazetteer(
  { counties, majorCities, areas }: Pick<State, 'counties' | 'majorCities' | 'areas'>,
  others: TownNames = new Map(),
): Gazetteer {
  const position = new Map(counties.map(({ fips }, index) => [fips, index]));
  const places = Map.groupBy([...majorCities, ...areas], ({ name }) => name);
  const positions = (codes: readonly string[]) => [
    ...new Set(codes.flatMap((fips) => position.get(fips) ?? [])),
  ];
  const pages = new Set([...majorCities, ...areas].map(({ name }) => countyKey(name)));
  const byKey = new Map(counties.map(({ name, fips }) => [countyKey(name), fips]));
  const isFree = ([name, codes]: readonly [string, readonly string[]]) => {
    const key = countyKey(name);
    const county = byKey.get(key);
    return !pages.has(key) && !byKey.has(`${key}city`) && (county === undefined || codes.includes(county));
  };
  const towns = [
    ...[...others].filter(isFree),
    ...[...places].map(([name, alike]): [string, readonly string[]] => [
      name,
      alike.flatMap((place) => place.counties?.map(({ fips }) => fips) ?? [place.countyFips]),
    ]),
  ].map(([name, codes]): [string, readonly number[]] => [name, positions(codes)]);
  const outnumbering = counties.flatMap(({ outnumbersTown }, index) =>
    outnumbersTown === true ? [index] : [],
  );
  return {
    counties: counties.map(({ name }) => name),
    towns: Object.fromEntries(towns),
    ...(outnumbering.length > 0 && { outnumbering }),
  };
}

/**
 * A typed county as understood:
 *
 * - `known`: it can only mean this county, by its official name; with `namesake`, it means this county rather than a
 *   far smaller town of its name in other counties
 * - `town`: a town, in one county or in several
 * - `namesake`: a town, and a county of the same name elsewhere in the state, which is the last of `counties`
 * - `two-courts`: a county and an independent city of one name
 * - `former`: a county that no longer exists, or an area that courts do not go by
 * - `misspelled`: similar to one county's name
 * - `unknown`: none of these
 *
 * All but the first have to be asked about; the town of a `namesake` is offered. `counties` is what to choose from: official names, the most likely first.
 */
export type CountyReading =
  | {
      readonly kind: 'known';
      readonly county: string;
      readonly namesake?: { readonly town: string; readonly counties: readonly string[] };
    }
  | {
      readonly kind: 'town' | 'namesake';
      readonly town: string;
      readonly counties: readonly string[];
    }
  | { readonly kind: 'two-courts' | 'former' | 'misspelled'; readonly counties: readonly string[] }
  | { readonly kind: 'unknown' };

const UNKNOWN: CountyReading = { kind: 'unknown' };

/**
 * Understands what was typed as a county.
 *
 * @example readCounty(ohio, 'cuyahoga') // => known, Cuyahoga County
 * @example readCounty(texas, 'Houston') // => namesake: Harris County, Fort Bend County, Houston County
 */
export function readCounty(state: Gazetteer, typed: string): CountyReading {
  const reading = read(state, typed);
  return reading.kind === 'unknown' ? misspelled(state, typed) : reading;
}

/** The place that a court's name begins or ends with: "Cleveland Municipal Court", "Superior Court of Pima County". */
const COURT =
  /^(?:.*\bcourts?(?: of (?:common pleas|general sessions))? (?:of|for|in|at) (?:the )?(?:city of )?(?<behind>.+)|(?<before>.+?)(?: (?:justice(?: of the peace)?|municipal|superior|circuit|district|housing|city|civil|magistrate'?s?|small claims|general sessions|common pleas|trial|housing and civil))* courts?\b(?! ?house).*)$/iu;

function read(state: Gazetteer, typed: string): CountyReading {
  const reading = readKey(state, countyKey(typed), saysCounty(typed));
  if (reading.kind !== 'unknown') return reading;
  const { behind, before } = COURT.exec(typed.trim())?.groups ?? {};
  const place = behind ?? before;
  return place === undefined ? reading : readKey(state, countyKey(place), saysCounty(place));
}

/**
 * The official name of a typed county; the empty string unless it can only mean one, see {@link CountyReading}. Plans,
 * courts, fees, legal help, letters and papers all take the county from here.
 *
 * @example knownCounty(ohio, 'cuyahoga') // => 'Cuyahoga County'
 * @example knownCounty(ohio, 'Cleveland') // => ''
 */
export function knownCounty(state: Gazetteer, typed: string): string {
  const reading = read(state, typed);
  return reading.kind === 'known' ? reading.county : '';
}

function readKey(state: Gazetteer, wanted: string, isCounty: boolean): CountyReading {
  const { counties, towns, outnumbering } = keysOf(state);
  const named = counties.get(wanted) ?? otherName(counties, wanted);
  const city = counties.get(`${wanted}city`);
  if (named !== undefined && isCounty) return { kind: 'known', county: named };
  if (named !== undefined && city !== undefined) return { kind: 'two-courts', counties: [city, named] };
  const county = named ?? city;
  const town = towns.get(wanted) ?? towns.get(wanted.replace(/city$/u, ''));
  if (county !== undefined) {
    if (town === undefined || town.counties[0] === county) return { kind: 'known', county };
    const { name, counties: its } = town;
    if (outnumbering.has(county)) return { kind: 'known', county, namesake: { town: name, counties: its } };
    return its.includes(county)
      ? { kind: 'town', town: name, counties: its }
      : { kind: 'namesake', town: name, counties: [...its, county] };
  }
  const former = SUCCESSORS.get(wanted.replace(/planningregion$/u, '')) ?? [];
  const successors = former.flatMap((key) => counties.get(key) ?? []);
  if (former.length > 0 && successors.length === former.length)
    return { kind: 'former', counties: successors };
  return town === undefined ? UNKNOWN : { kind: 'town', town: town.name, counties: town.counties };
}

/**
 * What people call a county, and that county, both as keys. `beside` is another county of the same state, where a county
 * of that name is in several states.
 */
const OTHER_NAMES: Readonly<Record<string, { readonly county: string; readonly beside?: string }>> = {
  bigisland: { county: 'hawaii', beside: 'maui' },
  brooklyn: { county: 'kings', beside: 'bronx' },
  dade: { county: 'miamidade' },
  dc: { county: 'districtofcolumbia' },
  la: { county: 'losangeles' },
  manhattan: { county: 'newyork' },
  neworleans: { county: 'orleans', beside: 'acadia' },
  oahu: { county: 'honolulu' },
  pg: { county: 'princegeorges' },
  statenisland: { county: 'richmond', beside: 'bronx' },
  thebronx: { county: 'bronx' },
  washington: { county: 'districtofcolumbia' },
  washingtondc: { county: 'districtofcolumbia' },
};

function otherName(counties: ReadonlyMap<string, string>, wanted: string): string | undefined {
  const meant = Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined;
  if (meant === undefined || (meant.beside !== undefined && !counties.has(meant.beside))) return undefined;
  return counties.get(meant.county);
}

/**
 * Counties that were renamed, split or merged, and Connecticut's planning regions, which replaced its counties in the
 * census in 2022 but not in its courts. Of a region, the counties with towns in it.
 */
const SUCCESSORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['bedfordcity', ['bedford']],
  ['shannon', ['oglalalakota']],
  ['wadehampton', ['kusilvak']],
  ['valdezcordova', ['chugach', 'copperriver']],
  ['capitol', ['hartford', 'tolland']],
  ['greaterbridgeport', ['fairfield']],
  ['lowerconnecticutrivervalley', ['middlesex', 'newlondon']],
  ['naugatuckvalley', ['newhaven', 'litchfield', 'fairfield', 'hartford']],
  ['northeasternconnecticut', ['windham', 'tolland', 'newlondon']],
  ['northwesthills', ['litchfield', 'hartford']],
  ['southcentralconnecticut', ['newhaven']],
  ['southeasternconnecticut', ['newlondon', 'windham']],
  ['westernconnecticut', ['fairfield', 'litchfield']],
]);

/** The most letters by which a misspelled name may differ. */
const MOST_TYPOS = 2;
/** Shorter names would resemble too many others. */
const SHORTEST_MISSPELLED = 5;

/** What the name that a misspelled one resembles most would mean; `unknown` if none is similar, or several equally. */
function misspelled(state: Gazetteer, typed: string): CountyReading {
  // The last word may be a misspelled "County" or "Parish".
  const spellings = [typed, typed.trim().replace(/\s+\S+$/u, '')]
    .map(countyKey)
    .filter((key) => key.length >= SHORTEST_MISSPELLED);
  const { counties, towns } = keysOf(state);
  const [best, next] = [...new Set([...counties.keys(), ...towns.keys()])]
    .map((key) => ({ key, typos: Math.min(...spellings.map((spelling) => typosBetween(spelling, key))) }))
    .toSorted((one, other) => one.typos - other.typos);
  if (best === undefined || best.typos > MOST_TYPOS || best.typos === next?.typos) return UNKNOWN;
  const meant = readKey(state, best.key, saysCounty(typed));
  return meant.kind === 'known' ? { kind: 'misspelled', counties: [meant.county] } : meant;
}

interface Keys {
  /** Official names by key. */
  readonly counties: ReadonlyMap<string, string>;
  readonly towns: ReadonlyMap<string, { readonly name: string; readonly counties: readonly string[] }>;
  readonly outnumbering: ReadonlySet<string>;
}

/** Cached, because every check of a state compares with the same names, and Texas has 254 counties. */
const knownKeys = new WeakMap<Gazetteer, Keys>();

function keysOf(state: Gazetteer): Keys {
  const known = knownKeys.get(state) ?? {
    counties: new Map(state.counties.map((county) => [countyKey(county), county])),
    towns: new Map(
      Object.entries(state.towns).map(([name, positions]) => [
        countyKey(name),
        { name, counties: positions.flatMap((position) => state.counties[position] ?? []) },
      ]),
    ),
    outnumbering: new Set(state.outnumbering?.flatMap((position) => state.counties[position] ?? [])),
  };
  knownKeys.set(state, known);
  return known;
}
