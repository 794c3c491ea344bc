import { typosBetween } from '#domain/shared/typos.ts';
import { jurisdiction, type JurisdictionCode } from './jurisdiction.ts';
import { placePath, placeSlug } from './place-address.ts';
import { readCityQuery } from './place-query.ts';
import type { SitePlace } from './site-place.ts';

/**
 * The list of all places that the browser fetches once somebody searches. Kept small for phones: a place is stored as
 * its name alone if the slug follows from the name.
 */
export interface PlaceIndexFile {
  /** See {@link PLACE_INDEX_FORMAT}. */
  readonly format: typeof PLACE_INDEX_FORMAT;
  readonly states: readonly StateIndex[];
}

type StateIndex = readonly [
  code: JurisdictionCode,
  cities: readonly (readonly [city: IndexedName, areas: readonly number[]])[],
  areas: readonly IndexedName[],
];
type IndexedName = string | readonly [name: string, slug: string];

/** Version of the file's shape. A page that stays open during a deployment may receive a newer one. */
const PLACE_INDEX_FORMAT = 1;
export const PLACE_INDEX_PATH = '/data/places.json';

/** A place of the list. */
export interface FoundPlace {
  readonly name: string;
  /** URL path of its page. */
  readonly path: string;
}

/** A jurisdiction of the list. */
export interface FoundState {
  readonly code: JurisdictionCode;
  readonly name: string;
  readonly cities: readonly (FoundPlace & { readonly areas: readonly FoundPlace[] })[];
  /** Areas and further places. */
  readonly areas: readonly FoundPlace[];
}

/** Builds the list of all places that have a page. */
export function placeIndexFile(
  places: Readonly<Record<JurisdictionCode, readonly SitePlace[]>>,
): PlaceIndexFile {
  return {
    format: PLACE_INDEX_FORMAT,
    states: Object.values(places).flatMap((sites): StateIndex[] => {
      const state = sites[0]?.state;
      if (state === undefined) return [];
      const areas = sites.filter(({ kind }) => kind === 'area');
      const position = new Map(areas.map(({ place }, index) => [place.slug, index]));
      const cities = sites
        .filter(({ kind }) => kind === 'city')
        .map((site) => {
          const nearby = state.majorCities.find(({ slug }) => slug === site.place.slug)?.nearby ?? [];
          const listed = nearby.flatMap(({ slug }) => position.get(slug) ?? []);
          return [indexed(site), listed] as const;
        });
      return [[state.abbreviation, cities, areas.map(indexed)]];
    }),
  };
}

function indexed({ label, place }: SitePlace): IndexedName {
  return placeSlug(label) === place.slug ? label : [label, place.slug];
}

/**
 * Parses the downloaded list; `undefined` if its format is unknown. The build writes the file from validated data, so
 * the browser checks only the format number and loads no schema (docs/adr/0006).
 */
export function readPlaceIndex(downloaded: unknown): readonly FoundState[] | undefined {
  if (!isPlaceIndex(downloaded)) return undefined;
  return downloaded.states.map(([code, cities, areaNames]): FoundState => {
    const state = jurisdiction(code);
    const found = (entry: IndexedName): FoundPlace => {
      const [label, slug] = typeof entry === 'string' ? [entry, placeSlug(entry)] : entry;
      return { name: label, path: placePath({ state, place: { slug } }) };
    };
    const areas = areaNames.map(found);
    return {
      code,
      name: state.name,
      areas,
      cities: cities.map(([city, listed]) => ({
        ...found(city),
        areas: listed.flatMap((index) => areas[index] ?? []),
      })),
    };
  });
}

function isPlaceIndex(downloaded: unknown): downloaded is PlaceIndexFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === PLACE_INDEX_FORMAT
  );
}

/**
 * Normalizes a name for the search as you type: ignores accents, apostrophes and case; "Saint" becomes "St.".
 *
 * @example comparable('St. Paul') === comparable('saint paul') // => true
 */
export function comparable(text: string): string {
  return placeSlug(text)
    .replace(/^saint(?=-|$)/u, 'st')
    .replace(/^ft(?=-|$)/u, 'fort')
    .replace(/^mt(?=-|$)/u, 'mount');
}

/** A place that matches what was typed. */
export interface Suggestion extends FoundPlace {
  readonly state: JurisdictionCode;
}

/**
 * Places that match what was typed: first names that begin with it, then names with a later word that does; within
 * each, major cities before areas, in the order of the states.
 *
 * @param state limits the search to one jurisdiction
 */
export function suggestPlaces(
  states: readonly FoundState[],
  typed: string,
  state: JurisdictionCode | undefined,
  most: number,
): readonly Suggestion[] {
  const query = readCityQuery(typed);
  if (query.kind === 'zip') return [];
  const wanted = comparable(query.name);
  if (wanted === '') return [];
  const matching = everyPlace(states, state ?? query.state)
    .map((place) => ({ place, key: comparable(place.name) }))
    .filter(({ key }) => fitsWord(key, wanted));
  const begins = ({ key }: { readonly key: string }) => key.startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((match) => !begins(match))]
    .slice(0, most)
    .map(({ place }) => place);
}

/** All places of the list, or those of one state, major cities first. */
function everyPlace(
  states: readonly FoundState[],
  state: JurisdictionCode | undefined,
): readonly Suggestion[] {
  const ofState = states.filter(({ code }) => state === undefined || code === state);
  return [
    ...ofState.flatMap(({ code, cities }) => cities.map(({ name, path }) => ({ name, path, state: code }))),
    ...ofState.flatMap(({ code, areas }) => areas.map((area) => ({ ...area, state: code }))),
  ];
}

/** The places that have exactly the typed name, in any spelling. */
export function placesNamed(
  states: readonly FoundState[],
  typed: string,
  state: JurisdictionCode | undefined,
): readonly Suggestion[] {
  const query = readCityQuery(typed);
  if (query.kind === 'zip') return [];
  const wanted = comparable(query.name);
  return everyPlace(states, state ?? query.state).filter(({ name }) => comparable(name) === wanted);
}

/** One letter in four may be wrong. */
const LETTERS_A_MISTAKE = 4;

/** The places whose names are most like what was typed, for a name that no place has. */
export function nearestNames(
  states: readonly FoundState[],
  typed: string,
  state: JurisdictionCode | undefined,
  most: number,
): readonly Suggestion[] {
  const wanted = comparable(typed);
  const mistakes = Math.floor(wanted.length / LETTERS_A_MISTAKE);
  if (mistakes === 0) return [];
  return everyPlace(states, state)
    .map((place) => ({ place, distance: typosBetween(comparable(place.name), wanted) }))
    .filter(({ distance }) => distance <= mistakes)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ place }) => place);
}

/** A city of the filtered list. */
interface FilteredCity {
  readonly path: string;
  /** URL paths of the matching areas; `null` for all of them, where the city itself or its state matches. */
  readonly areas: ReadonlySet<string> | null;
}

/** The list of all places, filtered by what was typed. */
export interface FilteredPlaces {
  /** The remaining cities by jurisdiction; jurisdictions without any are left out. */
  readonly states: ReadonlyMap<string, readonly FilteredCity[]>;
  /** How many states, cities and areas match by their own name; each area counts once. */
  readonly matches: number;
}

/**
 * Filters the list of all places: a matching state is kept whole, a matching city keeps all its areas, and a matching
 * area is kept under each city that lists it.
 *
 * @returns `undefined` for empty input, which filters nothing
 */
export function filterPlaces(states: readonly FoundState[], typed: string): FilteredPlaces | undefined {
  const wanted = comparable(typed);
  if (wanted === '') return undefined;
  const fits = (name: string) => fitsWord(comparable(name), wanted);
  const left = new Map<string, readonly FilteredCity[]>();
  const matches = new Set<string>();
  for (const { code, name, cities } of states) {
    const wholeState = fits(name);
    if (wholeState) matches.add(code);
    const kept = cities.flatMap((city): FilteredCity[] => {
      const fitting = city.areas.filter((area) => fits(area.name)).map(({ path }) => path);
      const whole = fits(city.name);
      for (const path of whole ? [city.path, ...fitting] : fitting) matches.add(path);
      if (whole || wholeState) return [{ path: city.path, areas: null }];
      return fitting.length === 0 ? [] : [{ path: city.path, areas: new Set(fitting) }];
    });
    if (wholeState || kept.length > 0) left.set(code, kept);
  }
  return { states: left, matches: matches.size };
}

/** Whether a name or one of its words begins with what was typed. */
function fitsWord(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(`-${wanted}`);
}
