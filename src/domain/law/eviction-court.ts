import { bareCountyName } from '../places/county-name.ts';
import { format } from '../shared/format.ts';
import type { CourtDecider, EvictionCourts } from './eviction-court-schema.ts';

/*
 * The court that hears evictions in a county or place, by name. Types alone come from the schema (docs/adr/0006).
 */

/** A court by name. */
export interface EvictionCourt {
  readonly name: string;
  /** Whether the name is well settled or its law was read. */
  readonly certain: boolean;
  /** What decides which court it is; `null` where the county or the place does, and the name is the exact one. */
  readonly decidedBy: CourtDecider | null;
  readonly note: string | null;
}

/** The name of a county's court from the one that its courts share: `'Justice Court of {county}'`. */
export function courtName(template: string, county: string): string {
  return format<string>(template, { county, bare: bareCountyName(county) });
}

/**
 * The court of a county, with the entry that names it.
 *
 * @param county by its official name
 * @returns `undefined` for a county that the file does not cover; the build stops on one of the state's
 */
export function evictionCourt(
  { courts }: EvictionCourts,
  county: string,
): (EvictionCourt & { readonly entry: EvictionCourt }) | undefined {
  const entry =
    courts.find(({ counties }) => counties?.includes(county)) ??
    courts.find(({ counties }) => counties === null);
  return entry && { ...entry, entry, name: courtName(entry.name, county) };
}

/** The court that a place's town or city fixes; `undefined` where the county does. */
export function placeCourt({ places }: EvictionCourts, geonameId: number): EvictionCourt | undefined {
  const entry = places.find((each) => each.places.some((place) => place.geonameId === geonameId));
  return entry && { name: entry.name, certain: entry.certain, decidedBy: null, note: entry.note };
}

/**
 * What is wrong with a file of courts, seen from the places of its state: `'courts[2].counties: …'`.
 *
 * @param counties official names
 * @param places names by GeoNames number
 */
export function brokenCourts(
  { courts, places }: EvictionCourts,
  counties: readonly string[],
  names: ReadonlyMap<number, string>,
): readonly string[] {
  const named = courts.flatMap((entry, index) =>
    (entry.counties ?? []).map((county) => ({ county, field: `courts[${index}].counties` })),
  );
  const strangers = named
    .filter(({ county }) => !counties.includes(county))
    .map(({ county, field }) => `${field}: the state has no ${county}`);
  const twice = named
    .filter(({ county }, index) => named.findIndex((other) => other.county === county) < index)
    .map(({ county, field }) => `${field}: ${county} is in two entries`);
  const rests = courts.filter((entry) => entry.counties === null).length;
  const uncovered = counties.filter((county) => !named.some((entry) => entry.county === county));
  const gaps = rests === 0 && uncovered.length > 0 ? [`courts: no entry for ${uncovered.join(', ')}`] : [];
  const idle = rests === 1 && uncovered.length === 0 ? ['courts: the entry without counties has none'] : [];
  const manyRests = rests > 1 ? ['courts: two entries without counties'] : [];
  const templates = places.flatMap(({ name }, index) =>
    name.includes('{') ? [`places[${index}].name: a place’s court has no placeholder`] : [],
  );
  const seen = new Set<number>();
  const strangePlaces = places.flatMap((entry, index) =>
    entry.places.flatMap(({ geonameId, name }) => {
      const isTwice = seen.has(geonameId);
      seen.add(geonameId);
      if (isTwice) return [`places[${index}]: ${name} (${geonameId}) is in two entries`];
      return names.get(geonameId) === name
        ? []
        : [`places[${index}]: no place ${name} has number ${geonameId}`];
    }),
  );
  return [...strangers, ...twice, ...gaps, ...idle, ...manyRests, ...templates, ...strangePlaces];
}
