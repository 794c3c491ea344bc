import { eachPlace } from './cleaning-rule.ts';

/** The fewest people of a place that can fill up a thin list of nearby areas. */
export const SMALLEST_POPULATION = 500;

/** Removes places too small for any list, and the rows whose population the source does not know. */
export const smallPlace = eachPlace(
  `places with fewer than ${SMALLEST_POPULATION} people`,
  ({ population }) => population < SMALLEST_POPULATION,
);
