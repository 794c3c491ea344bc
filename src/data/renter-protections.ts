import { BUILD_DATE } from '~/config/build.ts';
import { type RenterProtection, renterProtectionsOn } from '~/domain/law/facts-schema.ts';

import rules from '../content/renter-protections.json';
import { PLACES } from './places.ts';
import { readContent } from './read.ts';

const FILE = 'src/content/renter-protections.json';

/** Rules that protect renters who apply for a home, sorted by state. Only rules that are certain. */
export const RENTER_PROTECTIONS: readonly RenterProtection[] = readContent(
  FILE,
  renterProtectionsOn(BUILD_DATE),
  rules,
);

const problems = RENTER_PROTECTIONS.flatMap(({ state, place }, index) => {
  if (place === null) return [];
  const { majorCities, areas } = PLACES[state];
  const found = [...majorCities, ...areas].find(({ geonameId }) => geonameId === place.geonameId);
  return found?.name === place.name
    ? []
    : [`  [${index}].place: ${state} has no ${place.name} with this number`];
});
if (problems.length > 0) throw new Error(`${FILE} cannot be used:\n${problems.join('\n')}`);
