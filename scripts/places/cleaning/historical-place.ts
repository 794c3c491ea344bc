import { eachPlace } from './cleaning-rule.ts';

/** Removes places that are no more, which the source marks in the name. */
export const historicalPlace = eachPlace('places that are no more', ({ name }) =>
  name.includes('(historical)'),
);
