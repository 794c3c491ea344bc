import {
  type CaseSearch,
  caseSearchAt,
  caseSearchesSchema,
  type ShownSearch,
} from '#domain/law/court-services.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import searches from '#content/case-searches.json';
import { courtOfPlace, unknownCourts } from './courts.ts';
import { COUNTIES } from './places.ts';
import { readContent, requireNoProblems } from './read.ts';

const FILE = 'src/content/case-searches.json';

/** The courts' own searches of cases by name. */
export const CASE_SEARCHES: readonly CaseSearch[] = readContent(FILE, caseSearchesSchema, searches).searches;

requireNoProblems(
  FILE,
  CASE_SEARCHES.flatMap(({ state, counties = [], name }) =>
    counties
      .filter((county) => !COUNTIES[state].includes(county))
      .map((county) => `${name} names ${county}, unknown in ${state}`),
  ),
);
requireNoProblems(
  FILE,
  CASE_SEARCHES.flatMap(({ state, courts = [] }, index) =>
    unknownCourts(state, courts).map(
      (name) => `searches[${index}].courts: ${state} has no court named ${name}`,
    ),
  ),
);

/**
 * A state's searches for its public data file, each with the counties whose court it covers; the search of the whole
 * state also for where the county is not known.
 */
export function caseSearchesOf(state: JurisdictionCode): readonly ShownSearch[] {
  const areas = ['', ...COUNTIES[state]].map((county) => {
    const court = county === '' ? null : courtOfPlace(state, { geonameId: 0, county });
    return { county, ...caseSearchAt(CASE_SEARCHES, { state, county, place: '', court }) };
  });
  return [...Map.groupBy(areas, ({ search }) => search)].flatMap(([search, covered]) =>
    search === undefined
      ? []
      : [
          {
            name: search.name,
            url: search.url,
            cost: search.cost,
            counties: covered.map(({ county }) => county),
          },
        ],
  );
}
