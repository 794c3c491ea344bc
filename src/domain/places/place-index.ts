import { jurisdiction, type JurisdictionCode } from './jurisdiction.ts';
import { placePath, placeSlug } from './place-address.ts';
import type { SitePlace } from './site-place.ts';

/**
 * The list of all places that the browser fetches once somebody searches. Kept small for phones: a place is stored as
 * its name alone if the slug follows from the name.
 */
export interface PlaceIndexFile {
  /** See {@link PLACE_INDEX_FORMAT}. */
  readonly format: typeof PLACE_INDEX_FORMAT;
  readonly states: readonly StateIndex[];
  readonly aliases: readonly Alias[];
}

/** Another name, in small letters and hyphens, and what it means: `'NY/the-bronx'`, or a state's code. */
type Alias = readonly [typed: string, means: string, near?: 1];

type StateIndex = readonly [
  code: JurisdictionCode,
  cities: readonly (readonly [city: IndexedName, areas: readonly number[]])[],
  areas: readonly IndexedName[],
  /** A letter for each of the cities and areas, see `placeSizesSchema`. */
  sizes: string,
];
type IndexedName = string | readonly [name: string, slug: string];

/** Version of the file's shape. A page that stays open during a deployment may receive a newer one. */
const PLACE_INDEX_FORMAT = 2;
export const PLACE_INDEX_PATH = '/data/places.json';

export interface FoundPlace {
  readonly name: string;
  /** URL path of its page. */
  readonly path: string;
  /** Rank by people: a letter of `placeSizesSchema` as a number. */
  readonly size: number;
}

export interface FoundState {
  readonly code: JurisdictionCode;
  readonly name: string;
  readonly cities: readonly (FoundPlace & { readonly areas: readonly FoundPlace[] })[];
  /** Areas and further places. */
  readonly areas: readonly FoundPlace[];
}

/** The list as read from its file. */
export interface PlaceIndex {
  readonly states: readonly FoundState[];
  readonly aliases: readonly Alias[];
}

/** Builds the list of all places that have a page. */
export function placeIndexFile(
  places: Readonly<Record<JurisdictionCode, readonly SitePlace[]>>,
  sizes: Readonly<Record<JurisdictionCode, string>>,
  aliases: readonly { readonly typed: string; readonly means: string; readonly near?: true | undefined }[],
): PlaceIndexFile {
  return {
    format: PLACE_INDEX_FORMAT,
    aliases: aliases.map(({ typed, means, near }): Alias =>
      near === true ? [placeSlug(typed), means, 1] : [placeSlug(typed), means],
    ),
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
      return [[state.abbreviation, cities, areas.map(indexed), sizes[state.abbreviation]]];
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
export function readPlaceIndex(downloaded: unknown): PlaceIndex | undefined {
  if (!isPlaceIndex(downloaded)) return undefined;
  const states = downloaded.states.map(([code, cities, areaNames, sizes]): FoundState => {
    const state = jurisdiction(code);
    const found = (entry: IndexedName, position: number): FoundPlace => {
      const [label, slug] = typeof entry === 'string' ? [entry, placeSlug(entry)] : entry;
      const size = Number.parseInt(sizes.charAt(position), 36);
      return { name: label, path: placePath({ state, place: { slug } }), size };
    };
    const areas = areaNames.map((entry, index) => found(entry, cities.length + index));
    return {
      code,
      name: state.name,
      areas,
      cities: cities.map(([city, listed], index) => ({
        ...found(city, index),
        areas: listed.flatMap((at) => areas[at] ?? []),
      })),
    };
  });
  return { states, aliases: downloaded.aliases };
}

function isPlaceIndex(downloaded: unknown): downloaded is PlaceIndexFile {
  return (
    typeof downloaded === 'object' &&
    downloaded !== null &&
    'format' in downloaded &&
    downloaded.format === PLACE_INDEX_FORMAT
  );
}
