import { describe, expect, it } from 'vitest';

import { inflatedTwin, namesakeCopy, sameName, samePopulation, suffixedTwin } from './cleaning.ts';
import { KEPT_TWINS } from './reviewed-lists.ts';
import { postalEvidence, removedBy, settlement } from './testing.ts';

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

  it('keeps a county seat over a postal address, that over a town, and a town over a census place', () => {
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

describe('a name with one extra word', () => {
  it.each(['Framingham Center', 'Derry Village', 'Pacolet Mills', 'Cameron Park Colonia'])(
    '%s is removed if the town itself is near',
    (name) => {
      const town = settlement({ name: name.split(' ').slice(0, -1).join(' ') });
      expect(removedBy(suffixedTwin, [settlement({ name }), town])).toEqual([name]);
    },
  );

  it.each([
    ['Yuba City', 'Yuba', 'four miles off', 38.56],
    ['West Stamford', 'Stamford', 'before the name', 38.5],
    ['Kansas City', 'Topeka', 'of another town', 38.5],
  ])('%s stays near %s: the word is %s', (name, other, _, lat) => {
    expect(removedBy(suffixedTwin, [settlement({ name }), settlement({ name: other, lat })])).toEqual([]);
  });
});

const stamford = settlement({ name: 'Stamford', population: 128_874, lat: 38.55 });

describe("a neighbourhood with its city's name and population", () => {
  it.each(['North Stamford', 'Stamford Junction', 'South-Stamford Gardens'])('%s is removed', (name) => {
    const twin = settlement({ name, population: 121_230 });
    expect(removedBy(inflatedTwin, [twin, stamford])).toEqual([name]);
  });

  it.each([
    ['has its own population', { population: 20_000 }],
    ['is the seat of a county', { featureCode: 'PPLA2' }],
    ['was counted by the census', { edited: '2011-05-14' }],
    ['lies eight miles off', { lat: 38.43 }],
    ['has another name', { name: 'Stamfordville' }],
  ])('stays when it %s', (_, given) => {
    const place = settlement({ name: 'North Stamford', population: 121_230, ...given });
    expect(removedBy(inflatedTwin, [place, stamford])).toEqual([]);
  });

  it('stays when it has its own mail', () => {
    const place = settlement({ name: 'North Stamford', population: 121_230 });
    expect(removedBy(inflatedTwin, [place, stamford], postalEvidence('North Stamford'))).toEqual([]);
  });

  it('stays when a reviewer listed it as a town', () => {
    const [geonameId = 0] = KEPT_TWINS.ids;
    const place = settlement({ name: 'North Stamford', population: 121_230, geonameId });
    expect(removedBy(inflatedTwin, [place, stamford])).toEqual([]);
  });
});

it('removes the older of two neighbours with the same population, and neither if they are apart', () => {
  const places = [
    settlement({ name: 'Tanglewilde-Thompson Place', population: 5892, edited: '2011-05-14' }),
    settlement({ name: 'Tanglewilde', population: 5892, edited: '2017-03-10' }),
    settlement({ name: 'Elsewhere', population: 5892, edited: '2010-01-01', lat: 39 }),
  ];
  expect(removedBy(samePopulation, places)).toEqual(['Tanglewilde-Thompson Place']);
});

const seat = settlement({ name: 'Centerville', population: 5372, featureCode: 'PPLA2', countyFips: '19007' });
const hamlet = { name: 'Centerville', population: 5745, countyFips: '19015', lat: 40 };

describe('a hamlet with the population of its namesake in another county', () => {
  it('is removed, and the town stays', () => {
    expect([...namesakeCopy.among([settlement(hamlet), seat], { isPostalCity: () => false })]).toEqual([
      expect.objectContaining({ countyFips: '19015' }),
    ]);
  });

  it.each([
    ['has another population', { population: 900 }],
    ['is a seat itself', { featureCode: 'PPLA2' }],
    ['was counted by the census', { edited: '2011-05-14' }],
    ['was known to a reader', { geonameId: KEPT_TWINS.ids[0] ?? 0 }],
  ])('stays when it %s', (_, given) => {
    expect(removedBy(namesakeCopy, [settlement({ ...hamlet, ...given }), seat])).toEqual([]);
  });

  it('stays if nothing is known about its namesake either, so that a reviewer decides', () => {
    const other = settlement({ name: 'Centerville', population: 5372 });
    expect(removedBy(namesakeCopy, [settlement(hamlet), other])).toEqual([]);
  });
});
