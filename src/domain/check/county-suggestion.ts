import {
  byKey,
  countiesNamed,
  countyKey,
  type CountyNames,
  saysCounty,
  withoutCourt,
} from '#domain/places/county-name.ts';
import type { PlaceOption, PlaceReading } from '#domain/places/place-search.ts';
import { typosBetween } from '#domain/shared/typos.ts';

import type { CountySuggestion, Suggestion } from './suggestions.ts';

/*
 * What people type as the county of their case: a county in any spelling, its former name, its court, a ZIP code or the
 * town they lived in. Courts, legal help, fees and papers all follow the county, so whatever may mean two counties is
 * asked about and never guessed.
 */

/**
 * The suggestion about a typed county; `undefined` where it can only mean one, or nothing has such a name.
 *
 * @param places what the name is besides a county, from `readPlace` in the chosen state
 * @example countySuggestion(texas, 'Houston', places) // => namesake: Harris County, Fort Bend County, Houston County
 */
export function countySuggestion(
  names: CountyNames,
  typed: string,
  places: PlaceReading,
): Suggestion | undefined {
  const name = withoutCourt(typed);
  const key = countyKey(name);
  const named = countiesNamed(names, typed);
  if (named.length > 1) return choice('two-courts', '', named);
  const [county] = named;
  // A town without a page leaves its name to the county of that name.
  const meant = exactOptions(places).filter(({ about }) => county === undefined || about === undefined);
  const its = new Set(
    meant.flatMap(({ counties }) => counties).filter((each) => names.counties.includes(each)),
  );
  const [first] = its;
  const town = meant[0] === undefined ? '' : bareName(meant[0]);
  if (county !== undefined) {
    if (saysCounty(name) || first === undefined || first === county) return undefined;
    if (!names.contested.includes(key)) return { ...choice('taken', town, [...its]), other: county };
    if (!its.has(county)) return choice('namesake', town, [...its, county]);
  }
  const former = successors(names, key);
  if (former.length > 0) return choice('former', '', former);
  if (first !== undefined) return choice(its.size > 1 ? 'towns' : 'town', town, [...its]);
  return misspelled(names, name, 'options' in places ? places.options : []);
}

function choice(
  question: CountySuggestion['question'],
  town: string,
  counties: readonly string[],
): CountySuggestion {
  const [county = ''] = counties;
  return { kind: 'county', question, town, county, other: counties.at(-1) ?? county, counties };
}

function exactOptions(places: PlaceReading): readonly PlaceOption[] {
  if (places.kind === 'counties') return places.options;
  return places.kind === 'found' ? places.options.slice(0, places.exact) : [];
}

/** Without the county that tells namesakes in one state apart: "Highland (Lake County)". */
function bareName({ about, name }: PlaceOption): string {
  return (about ?? name).replace(/ \(.*\)$/u, '');
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

/** The counties of a former name; none unless all of them are in the state. */
function successors(names: CountyNames, key: string): readonly string[] {
  const wanted = SUCCESSORS.get(key.replace(/planningregion$/u, '')) ?? [];
  const found = wanted.flatMap((each) => byKey(names).get(each) ?? []);
  return found.length === wanted.length ? found : [];
}

/** The most letters by which a misspelled name may differ. */
const MOST_TYPOS = 2;
/** Shorter names would resemble too many others. */
const SHORTEST_MISSPELLED = 5;

/** The county or town that a misspelled name resembles most; `undefined` if none is similar, or several equally. */
function misspelled(
  names: CountyNames,
  typed: string,
  towns: readonly PlaceOption[],
): Suggestion | undefined {
  // The last word may be a misspelled "County" or "Parish".
  const spellings = [typed, typed.trim().replace(/\s+\S+$/u, '')]
    .map(countyKey)
    .filter((key) => key.length >= SHORTEST_MISSPELLED);
  const known = new Map([...byKey(names)].filter(([key]) => !names.contested.includes(key)));
  for (const town of towns.map(bareName)) if (!known.has(countyKey(town))) known.set(countyKey(town), town);
  const [best, next] = [...known]
    .map(([key, name]) => ({ name, typos: Math.min(...spellings.map((each) => typosBetween(each, key))) }))
    .toSorted((one, other) => one.typos - other.typos);
  if (best === undefined || best.typos > MOST_TYPOS || best.typos === next?.typos) return undefined;
  return { kind: 'meant', value: best.name, shown: best.name };
}
