import { describe, expect, it } from 'vitest';

import { postalEvidence, removedBy, settlement } from '../testing/settlement.ts';
import { sameName } from './same-name.ts';

const near = { lat: 38.6, lng: -98.5 };

describe('two rows for one place', () => {
  it.each([
    ['Saint Charles', 'St. Charles'],
    ['LaPorte', 'La Porte'],
    ['Sammamish', 'City of Sammamish'],
    ['Coeur d’Alene', "Coeur d'Alene"],
  ])('%s and %s: the smaller goes', (larger, smaller) => {
    const places = [settlement({ name: smaller, population: 800, ...near }), settlement({ name: larger })];
    expect(removedBy(sameName, places)).toEqual([smaller]);
  });

  it('keeps a seat before an address of the post, that before a town, and a town before a census place', () => {
    const census = settlement({ name: 'Rome', population: 9000, edited: '2011-05-14' });
    const town = settlement({ name: 'Rome', population: 8000, ...near });
    const mailed = settlement({ name: 'Rome!', population: 7000, ...near });
    const seat = settlement({ name: 'Rome ', population: 6000, featureCode: 'PPLA2', ...near });
    const evidence = postalEvidence('Rome!');
    const left = (...places: Parameters<typeof removedBy>[1]) => {
      const removed = new Set(sameName.among(places, evidence));
      return places.filter((place) => !removed.has(place));
    };
    expect(left(census, town)).toEqual([town]);
    expect(left(census, town, mailed)).toEqual([mailed]);
    expect(left(census, town, mailed, seat)).toEqual([seat]);
  });

  it('are two places when they are twelve miles apart', () => {
    const places = [settlement({ name: 'Highland', lat: 38.5 }), settlement({ name: 'Highland', lat: 38.8 })];
    expect(removedBy(sameName, places)).toEqual([]);
  });
});
