import type { CleaningRule, Evidence } from './cleaning.ts';
import type { Settlement } from './settlement.ts';

let nextId = 900_000_000;

/** A row of the source with what a test says of it; the rest is an ordinary town in the middle of Kansas. */
export function settlement(given: Partial<Settlement> & Pick<Settlement, 'name'>): Settlement {
  nextId += 1;
  return {
    geonameId: nextId,
    state: 'KS',
    lat: 38.5,
    lng: -98.5,
    featureCode: 'PPL',
    countyFips: '20009',
    population: 5000,
    edited: '2017-05-23',
    ...given,
  };
}

/** Evidence in which mail is addressed to the named cities and to no other. */
export function postalEvidence(...names: readonly string[]): Evidence {
  return { isPostalCity: ({ name }) => names.includes(name) };
}

/** The names of the rows that a rule removes. */
export function removedBy(
  rule: CleaningRule,
  places: readonly Settlement[],
  evidence = postalEvidence(),
): readonly string[] {
  return [...rule.among(places, evidence)].map(({ name }) => name);
}
