import { format } from '#domain/shared/format.ts';
import { and } from '#domain/shared/lists.ts';
import { typosBetween } from '#domain/shared/typos.ts';

import { countyKey, saysCounty } from './county-name.ts';
import { jurisdiction, type JurisdictionCode, JURISDICTIONS } from './jurisdiction.ts';
import { placePath, placeSlug, statePath } from './place-address.ts';
import type { FoundPlace, FoundState, PlaceIndex } from './place-index.ts';

/*
 * The one reader of what people type for a place: the city search, the filter of the list of places, the addresses below
 * /city/ and the county field of the check all ask it. It knows pages, their other names, ZIP codes, towns without a page,
 * counties, states and territories.
 */

/**
 * A name with its counties, the main one first: of a ZIP code, a town or a county without a page, or of the page whose
 * slug is behind them. Each county has the slug of the nearest page in it, which is empty where none is near, and its
 * state if that is another one.
 */
export type NamedRow = readonly [
  name: string,
  state: JurisdictionCode,
  counties: readonly (readonly [county: string, slug: string, state?: JurisdictionCode])[],
  page?: string,
];

/** The path of a file of {@link NamedRow}s: `/data/names/770.json`, `/data/names/ka.json`. */
export function nameShardPath(key: string): string {
  return `/data/names/${key}.json`;
}

/**
 * Normalizes a name for the search: ignores accents, apostrophes and case; "Saint" becomes "St.".
 *
 * @example comparable('St. Paul') === comparable('saint paul') // => true
 */
export function comparable(text: string): string {
  return placeSlug(withoutDots(text))
    .replace(/^saint(?=-|$)/u, 'st')
    .replace(/^ft(?=-|$)/u, 'fort')
    .replace(/^mt(?=-|$)/u, 'mount');
}

/** @example withoutDots('D.C.') // => 'DC.' */
function withoutDots(text: string): string {
  return text.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
}

const KEY_LENGTH = 2;

/** The keys of the files that hold a name; two for a county, which people type with and without "St." in full. */
export function nameShardKeys(name: string): readonly string[] {
  const keys = [comparable(name), ...(saysCounty(name) ? [countyKey(name)] : [])];
  return [...new Set(keys.map((key) => key.slice(0, KEY_LENGTH)))].filter((key) => /^[a-z]{2}$/u.test(key));
}

const ZIP = /(?:^|\D)(?<zip>\d{5})(?:-\d{4})?$/u;

/** The key of the file that may hold what was typed; `undefined` while that is too short for one. */
export function typedShardKey(typed: string): string | undefined {
  const zip = ZIP.exec(typed.trim())?.groups?.zip;
  return zip === undefined ? nameShardKeys(typed).at(-1) : zip.slice(0, 3);
}

/** A page to go to. */
export interface PlaceOption extends FoundPlace {
  readonly state: JurisdictionCode;
  /** Of what was meant, the main one first; empty while its file is not loaded. */
  readonly counties: readonly string[];
  /** What was meant and has no page; the page is then only the nearest. */
  readonly about?: string;
}

/**
 * What was typed, as understood:
 *
 * - `found`: pages, the likeliest first; the first `exact` of them have exactly this name or are nearest to it
 * - `counties`: a ZIP code in several counties, with a page in each
 * - `similar`: nothing has this name; pages with similar ones
 * - `territory`: outside the states, where other courts and laws hold
 * - `half-zip`, `unknown-zip`, `unknown`, `empty`: nothing
 */
export type PlaceReading =
  | { readonly kind: 'found'; readonly exact: number; readonly options: readonly PlaceOption[] }
  | { readonly kind: 'counties' | 'similar'; readonly options: readonly PlaceOption[] }
  | { readonly kind: 'territory' | 'half-zip' | 'unknown-zip' | 'unknown' | 'empty' };

/** Longer than any name of a place. */
const LONGEST = 80;

/** Puerto Rico, the US Virgin Islands, Guam, the Northern Marianas and American Samoa. */
const TERRITORY =
  /^(?:puerto-rico|pr|(?:us-|u-s-)?virgin-islands|islas-virgenes.*|vi|guam|gu|northern-mariana.*|saipan|american-samoa|samoa-americana|san-juan-(?:pr|puerto-rico)|(?:ponce|bayamon|carolina|caguas|mayaguez)-(?:pr|puerto-rico))$/u;
const TERRITORY_ZIP = /^(?:00[6-9]|969|96799)/u;

/**
 * Understands what was typed.
 *
 * @param rows of the file of {@link typedShardKey}; empty while it is loading
 * @param state limits names to one jurisdiction; a ZIP code says itself where it is
 * @example readPlace(index, [], 'chicago il', undefined) // => found Chicago
 */
export function readPlace(
  index: PlaceIndex,
  rows: readonly NamedRow[],
  typed: string,
  state: JurisdictionCode | undefined,
): PlaceReading {
  const text = typed.trim().slice(0, LONGEST);
  const zip = ZIP.exec(text)?.groups?.zip;
  if (zip !== undefined) return readZip(index, rows, zip);
  if (/^\d+(?:-\d*)?$/u.test(text)) return { kind: /^\d{1,4}$/u.test(text) ? 'half-zip' : 'unknown-zip' };
  const wanted = comparable(text);
  if (wanted === '') return { kind: 'empty' };
  if (TERRITORY.test(wanted) && state === undefined) return { kind: 'territory' };
  const wordings = wordingsOf(index, text, state);
  const counties = new Map(
    rows.flatMap(([, code, its, page]) =>
      page === undefined ? [] : [[placeOf(code, page), its.map(([county]) => county)]],
    ),
  );
  const withCounties = (option: PlaceOption): PlaceOption => ({
    ...option,
    counties: counties.get(option.about === undefined ? option.path : '') ?? option.counties,
  });
  const named = rows.filter(([, , , page]) => page === undefined);
  const exact = unique(wordings.flatMap((wording) => exactly(index, named, wording)));
  const begun = wordings.flatMap((wording) => beginning(index, named, wording));
  const found = unique([...exact, ...begun]).slice(0, exact.length + MOST);
  if (found.length > 0) return { kind: 'found', exact: exact.length, options: found.map(withCounties) };
  const similar = unique(wordings.flatMap((wording) => resembling(index, named, wording)));
  return similar.length > 0
    ? { kind: 'similar', options: similar.slice(0, MOST).map(withCounties) }
    : { kind: 'unknown' };
}

const placeOf = (code: JurisdictionCode, slug: string) =>
  placePath({ state: jurisdiction(code), place: { slug } });

/** As many as fit below a field on a phone with its keyboard open. */
const MOST = 6;

/** A way to read the text: as a name alone, or as a name with its state behind it. */
interface Wording {
  /** As typed, see {@link comparable}. */
  readonly name: string;
  readonly text: string;
  readonly state: JurisdictionCode | undefined;
  readonly isAlone: boolean;
}

function wordingsOf(
  { aliases }: PlaceIndex,
  text: string,
  chosen: JurisdictionCode | undefined,
): readonly Wording[] {
  const whole = { name: comparable(text), text, state: chosen, isAlone: true };
  const split = stateBehind(text, aliases);
  if (split === undefined) return [whole];
  const { name, state } = split;
  // A county without its state is in many states: "Harris County TX".
  if (saysCounty(name))
    return [{ name: comparable(name), text: name, state: chosen ?? state, isAlone: true }];
  return [whole, { name: comparable(name), text: name, state: chosen ?? state, isAlone: false }];
}

/** The longest name of a state has three words, as Spanish has it. */
const MOST_STATE_WORDS = 3;

/**
 * A name and the state behind it, by code or name, in any case and in both languages.
 *
 * @example stateBehind('portland maine', []) // => { name: 'portland', state: 'ME' }
 */
export function stateBehind(
  text: string,
  aliases: PlaceIndex['aliases'],
): { readonly name: string; readonly state: JurisdictionCode } | undefined {
  const words = text.split(/[\s,]+/u).filter(Boolean);
  for (let length = Math.min(MOST_STATE_WORDS, words.length - 1); length > 0; length -= 1) {
    const state = stateNamed(words.slice(-length).join(' '), aliases);
    if (state !== undefined) return { name: words.slice(0, -length).join(' '), state };
  }
  return undefined;
}

/** The state of a code or a name. "MT" is Montana here, not "Mount" as in {@link comparable}. */
function stateNamed(text: string, aliases: PlaceIndex['aliases']): JurisdictionCode | undefined {
  const name = placeSlug(withoutDots(text));
  const own = JURISDICTIONS.find(({ code, slug }) => slug === name || code.toLowerCase() === name)?.code;
  const meant = aliases.find(([typed, means]) => typed === name && !means.includes('/'))?.[1];
  return own ?? JURISDICTIONS.find(({ code }) => code === meant)?.code;
}

interface KeyedPlace extends PlaceOption {
  readonly key: string;
  /** Without the county that tells namesakes in one state apart: "Highland (Lake County)". */
  readonly bareKey: string;
}

/** Of each list, once: the names of three thousand places are compared with every letter that is typed. */
const keyedPlaces = new WeakMap<PlaceIndex, readonly KeyedPlace[]>();

/** All places, the one with most people first. */
function everyPlace(index: PlaceIndex): readonly KeyedPlace[] {
  const known = keyedPlaces.get(index);
  if (known !== undefined) return known;
  const places = index.states
    .flatMap(({ code, cities, areas }) =>
      [...cities, ...areas].map(({ name, path, size }) => ({
        name,
        path,
        size,
        state: code,
        counties: [],
        key: comparable(name),
        bareKey: comparable(name.replace(/ \(.*\)$/u, '')),
      })),
    )
    .toSorted((one, other) => other.size - one.size);
  keyedPlaces.set(index, places);
  return places;
}

const isIn = (state: JurisdictionCode | undefined) => (place: { readonly state: JurisdictionCode }) =>
  state === undefined || place.state === state;

function exactly(index: PlaceIndex, rows: readonly NamedRow[], wording: Wording): readonly PlaceOption[] {
  const { name, text, state, isAlone } = wording;
  const isHere = isIn(state);
  const places = everyPlace(index).filter(
    (place) => isHere(place) && (place.key === name || place.bareKey === name),
  );
  const meant = index.aliases
    .filter(([typed]) => (typed === name || typed === placeSlug(text)) && (isAlone || name.length > 2))
    .flatMap(([, means, near]) => {
      const place = everyPlace(index).find(
        (each) => isHere(each) && `${each.state}/${each.path.split('/').at(-2) ?? ''}` === means,
      );
      if (place === undefined) return [];
      return near === undefined ? [place] : [{ ...place, about: text }];
    });
  const named = stateNamed(text, index.aliases);
  const states = isAlone && named !== undefined && isHere({ state: named }) ? [stateOption(named)] : [];
  const county = saysCounty(text) ? countyKey(text) : undefined;
  const without = rows
    .filter(([row, code]) => {
      if (!isHere({ state: code })) return false;
      return (
        comparable(row) === name || (county !== undefined && saysCounty(row) && countyKey(row) === county)
      );
    })
    .map((row) => nearestPage(index, row))
    .toSorted((one, other) => other.size - one.size);
  const [near, own] = [meant.filter(({ about }) => about !== undefined), meant.filter(({ about }) => !about)];
  return [...own, ...places, ...near, ...states, ...without];
}

function beginning(index: PlaceIndex, rows: readonly NamedRow[], wording: Wording): readonly PlaceOption[] {
  const { name, state } = wording;
  const isHere = isIn(state);
  const places = everyPlace(index).filter((place) => isHere(place) && fitsWord(place.key, name));
  const begins = ({ key }: KeyedPlace) => key.startsWith(name);
  const without = rows
    .filter(([row, code]) => isHere({ state: code }) && comparable(row).startsWith(name))
    .slice(0, MOST)
    .map((row) => nearestPage(index, row));
  return [...places.filter(begins), ...places.filter((place) => !begins(place)), ...without];
}

/** One letter in four may be wrong. */
const LETTERS_A_MISTAKE = 4;

function resembling(index: PlaceIndex, rows: readonly NamedRow[], wording: Wording): readonly PlaceOption[] {
  const { name, state } = wording;
  const mistakes = Math.floor(name.length / LETTERS_A_MISTAKE);
  if (mistakes === 0) return [];
  const isHere = isIn(state);
  const near = (key: string) => Math.abs(key.length - name.length) <= mistakes && typosBetween(key, name);
  return [
    ...everyPlace(index)
      .filter(isHere)
      .map((place) => ({ key: place.key, option: (): PlaceOption => place })),
    ...rows
      .filter(([, code]) => isHere({ state: code }))
      .map((row) => ({ key: comparable(row[0]), option: () => nearestPage(index, row) })),
  ]
    .map(({ key, option }) => ({ option, typos: near(key) }))
    .flatMap(({ option, typos }) => (typos === false || typos > mistakes ? [] : [{ option, typos }]))
    .toSorted((one, other) => one.typos - other.typos)
    .slice(0, MOST)
    .map(({ option }) => option());
}

function readZip(index: PlaceIndex, rows: readonly NamedRow[], zip: string): PlaceReading {
  if (TERRITORY_ZIP.test(zip)) return { kind: 'territory' };
  const row = rows.find(([name]) => name === zip);
  if (row === undefined) return { kind: 'unknown-zip' };
  const [name, state, counties] = row;
  const options = counties.map((county): PlaceOption =>
    nearestPage(index, [name, county[2] ?? state, [county]]),
  );
  return options.length > 1 ? { kind: 'counties', options } : { kind: 'found', exact: 1, options };
}

/** The nearest page of a row, else its state's. */
function nearestPage(index: PlaceIndex, [about, state, counties]: NamedRow): PlaceOption {
  const path = placeOf(state, counties[0]?.[1] ?? '');
  const place = everyPlace(index).find((each) => each.path === path);
  return { ...(place ?? stateOption(state)), about, counties: counties.map(([county]) => county) };
}

function stateOption(code: JurisdictionCode): PlaceOption {
  const state = jurisdiction(code);
  return { name: state.name, path: statePath(state), size: 0, state: code, counties: [] };
}

function unique(options: readonly PlaceOption[]): readonly PlaceOption[] {
  const keys = new Set<string>();
  return options.filter(({ path, about = '', counties }) => {
    const key = `${path} ${about} ${String(counties)}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** Whether a name or one of its words begins with what was typed. */
function fitsWord(name: string, wanted: string): boolean {
  return name.startsWith(wanted) || name.includes(`-${wanted}`);
}

/** The sentences about a place without a page. */
export interface PlaceSearchWords {
  /** BCP 47 locale for formatting lists. */
  readonly locale: string;
  /** With `{name}`. */
  readonly zip: string;
  /** With `{name}`, `{counties}` and `{page}`. */
  readonly in: string;
  /** With `{name}` and `{page}`. */
  readonly near: string;
}

/**
 * What was meant and where it is; `undefined` for a page of its own.
 *
 * @example aboutInWords(option, words) // => 'Katy is in Harris County; nearest page: Houston'
 */
export function aboutInWords(
  { about, name: page, counties }: PlaceOption,
  words: PlaceSearchWords,
): string | undefined {
  if (about === undefined) return undefined;
  const name = /^\d{5}$/u.test(about) ? format<string>(words.zip, { name: about }) : about;
  const own = counties.filter((county) => county !== about);
  if (own.length === 0) return format<string>(words.near, { name, page });
  return format<string>(words.in, { name, page, counties: and(own, words.locale) });
}

interface FilteredCity {
  readonly path: string;
  /** URL paths of the matching areas; `null` for all of them, where the city itself or its state matches. */
  readonly areas: ReadonlySet<string> | null;
}

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
export function filterPlaces(index: PlaceIndex, typed: string): FilteredPlaces | undefined {
  const wordings = wordingsOf(index, typed, undefined);
  if (wordings[0]?.name === '') return undefined;
  const fitting = new Set(
    wordings
      .flatMap((wording) => [...exactly(index, [], wording), ...beginning(index, [], wording)])
      .map(({ path }) => path),
  );
  const fits = ({ path }: FoundPlace) => fitting.has(path);
  const isWhole = ({ code, name }: FoundState) =>
    fitting.has(statePath(jurisdiction(code))) ||
    wordings.some((wording) => fitsWord(comparable(name), wording.name));
  const left = new Map<string, readonly FilteredCity[]>();
  const matches = new Set<string>();
  for (const state of index.states) {
    const wholeState = wordings.length === 1 && isWhole(state);
    if (wholeState) matches.add(state.code);
    for (const area of state.areas.filter(fits)) matches.add(area.path);
    const kept = state.cities.flatMap((city): FilteredCity[] => {
      if (fits(city)) matches.add(city.path);
      if (fits(city) || wholeState) return [{ path: city.path, areas: null }];
      const areas = city.areas.filter(fits).map(({ path }) => path);
      return areas.length === 0 ? [] : [{ path: city.path, areas: new Set(areas) }];
    });
    if (wholeState || kept.length > 0) left.set(state.code, kept);
  }
  return { states: left, matches: matches.size };
}
