import { bareCountyName } from '../places/county-name.ts';
import { format } from '../shared/format.ts';
import type { CourtDecider, EvictionCourts } from './eviction-court-schema.ts';

/*
 * The name of the court that hears evictions in a county or place. Imports only types from the schema (docs/adr/0006).
 */

/** A court by name. */
export interface EvictionCourt {
  readonly name: string;
  /** Whether the name is well established, or an editor read the law. */
  readonly certain: boolean;
  /** What determines the court; `null` where the county or place does, and the name is exact. */
  readonly decidedBy: CourtDecider | null;
  readonly note: string | null;
}

/** Fills a shared name pattern, such as `'Justice Court of {county}'`, for one county. */
export function courtName(template: string, county: string): string {
  return format<string>(template, { county, bare: bareCountyName(county) });
}

/**
 * The court of a county, with the entry that it comes from.
 *
 * @param county by its official name
 * @returns `undefined` for a county that the file does not cover; the build fails if the state has such a county
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

/** The court of a place, where its town or city determines it; `undefined` where the county does. */
export function placeCourt({ places }: EvictionCourts, geonameId: number): EvictionCourt | undefined {
  const entry = places.find((each) => each.places.some((place) => place.geonameId === geonameId));
  return entry && { name: entry.name, certain: entry.certain, decidedBy: null, note: entry.note };
}

/**
 * Validates a state's file of courts against its counties and places.
 *
 * @param counties official names
 * @param places names by GeoNames number
 * @returns messages that begin with the field: `'courts[2].counties: …'`
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
