import { brokenCourts, type EvictionCourts, evictionCourtsSchema } from '~/domain/law/facts-schema.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';

import { COUNTIES, PLACES } from './places.ts';
import { forEveryState, readStateFiles } from './read.ts';

const FOLDER = 'src/content/eviction-courts';

/** Which court hears evictions in each jurisdiction. A county without a court fails the build. */
export const EVICTION_COURTS: Readonly<Record<JurisdictionCode, EvictionCourts>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    evictionCourtsSchema,
    import.meta.glob('../content/eviction-courts/*.json', { eager: true, import: 'default' }),
  ),
);

for (const code of JURISDICTION_CODES) {
  const { majorCities, areas } = PLACES[code];
  const names = new Map([...majorCities, ...areas].map(({ geonameId, name }) => [geonameId, name]));
  const problems = brokenCourts(EVICTION_COURTS[code], COUNTIES[code], names);
  if (problems.length > 0) {
    const file = `${FOLDER}/${jurisdiction(code).slug}.json`;
    throw new Error(`${file} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}
