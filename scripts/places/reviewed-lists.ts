import { CITIES_THAT_FILL_A_COUNTY } from './cleaning/city-county.ts';
import { DENY_LIST } from './cleaning/denied-place.ts';
import { KEPT_TWINS } from './cleaning/inflated-twin.ts';
import { MILITARY_SITES } from './cleaning/military-base.ts';
import { NAME_CORRECTIONS } from './naming/names.ts';
import { NEW_YORK_CITY } from './ranking/boroughs.ts';
import { CHOSEN_MAJORS, NEVER_MAJOR } from './ranking/major-cities.ts';
import { POPULATION_CORRECTIONS } from './ranking/rank.ts';
import type { Settlement } from './settlement.ts';
import { TRIBAL_LAND } from './tribal-land.ts';

/** Every list that a person went through. */
export const REVIEWED_LISTS = [
  MILITARY_SITES,
  DENY_LIST,
  KEPT_TWINS,
  NAME_CORRECTIONS,
  POPULATION_CORRECTIONS,
  CHOSEN_MAJORS,
  NEVER_MAJOR,
  TRIBAL_LAND,
] as const;

/** A sentence for each thing that was reviewed and is no longer so in the source; none when all is well. */
export function outdatedReviews(source: readonly Settlement[]): readonly string[] {
  const ids = new Set(source.map(({ geonameId }) => geonameId));
  const gone = [...CITIES_THAT_FILL_A_COUNTY, NEW_YORK_CITY].filter((id) => !ids.has(id));
  return [
    ...REVIEWED_LISTS.flatMap((list) => list.outdated(source)),
    ...gone.map((id) => `${id}, a city that fills a county, is gone from the source.`),
  ];
}
