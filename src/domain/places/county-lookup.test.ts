import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GAZETTEERS, PLACES } from '#data/places.ts';

import { knownCounty, readCounty } from './county-lookup.ts';
import { bareCountyName } from './county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from './jurisdiction.ts';

const read = (state: JurisdictionCode, typed: string) => readCounty(GAZETTEERS[state], typed);
const known = (state: JurisdictionCode, typed: string) => knownCounty(GAZETTEERS[state], typed);
/** What there is to choose from; empty where nothing is asked. */
const choices = (state: JurisdictionCode, typed: string) => {
  const reading = read(state, typed);
  return 'counties' in reading ? reading.counties : [];
};

describe('a typed county', () => {
  it.each([
    ['OH', 'CUYAHOGA co., OH', 'Cuyahoga County'],
    ['NY', 'Brooklyn', 'Kings County'],
    ['NY', 'Manhattan', 'New York County'],
    ['NY', 'Staten Island', 'Richmond County'],
    ['NY', 'The Bronx', 'Bronx County'],
    ['FL', 'Dade', 'Miami-Dade County'],
    ['FL', 'Dade County', 'Miami-Dade County'],
    ['GA', 'Dade', 'Dade County'],
    ['CA', 'LA County', 'Los Angeles County'],
    ['CA', 'Los Angeles', 'Los Angeles County'],
    ['MD', 'PG County', "Prince George's County"],
    ['LA', 'New Orleans', 'Orleans Parish'],
    ['LA', 'Lafayette', 'Lafayette Parish'],
    ['HI', 'Oahu', 'Honolulu County'],
    ['DC', 'Washington, DC', 'District of Columbia'],
    ['VA', 'Norfolk', 'Norfolk city'],
    ['VA', 'Richmond County VA', 'Richmond County'],
    ['VA', 'Condado de Richmond', 'Richmond County'],
    ['VA', 'Richmond City', 'Richmond city'],
    ['VA', 'City of Richmond', 'Richmond city'],
    ['TX', 'Houston County', 'Houston County'],
    ['MO', 'St Louis County', 'St. Louis County'],
    ['IL', 'Cook', 'Cook County'],
    ['AZ', 'Maricopa County Justice Court', 'Maricopa County'],
    ['AZ', 'Superior Court of Pima County', 'Pima County'],
    ['TX', 'Harris County Justice of the Peace Precinct 5', 'Harris County'],
    ['IL', 'Cook Circuit Court', 'Cook County'],
    ['OH', 'Court of Common Pleas for Cuyahoga', 'Cuyahoga County'],
    ['AZ', 'Maricopa', 'Maricopa County'],
    ['OH', 'Hamilton', 'Hamilton County'],
    ['PA', 'Chester', 'Chester County'],
    ['FL', 'Seminole', 'Seminole County'],
  ] as const)('in %s, %s is %s', (state, typed, county) => {
    expect(known(state, typed)).toBe(county);
  });

  it.each(['', ' ', 'county', 'court', '🏠', 'x'.repeat(200), 'Maricopa County', 'constructor', '__proto__'])(
    'is not understood from %j',
    (typed) => {
      expect(read('OH', typed)).toEqual({ kind: 'unknown' });
    },
  );
});

describe('a name that may mean several counties is asked about', () => {
  it.each([
    ['TX', 'Houston', 'namesake', ['Harris County', 'Fort Bend County', 'Houston County']],
    ['TX', 'Austin', 'namesake', ['Travis County', 'Williamson County', 'Austin County']],
    ['IA', 'Des Moines', 'namesake', ['Polk County', 'Des Moines County']],
    ['KS', 'Wichita', 'namesake', ['Sedgwick County', 'Wichita County']],
    ['ID', 'Boise', 'namesake', ['Ada County', 'Boise County']],
    ['NE', 'Lincoln', 'namesake', ['Lancaster County', 'Lincoln County']],
    ['MS', 'Jackson', 'namesake', ['Hinds County', 'Jackson County']],
    ['TN', 'Jackson', 'namesake', ['Madison County', 'Jackson County']],
    ['GA', 'Macon', 'namesake', ['Bibb County', 'Macon County']],
    ['HI', 'Ewa Beach', 'town', ['Honolulu County']],
    ['TN', 'Nashville', 'town', ['Davidson County']],
    ['MO', 'Kansas City', 'town', ['Jackson County', 'Clay County', 'Platte County']],
    [
      'NY',
      'New York',
      'town',
      ['Kings County', 'Queens County', 'New York County', 'Bronx County', 'Richmond County'],
    ],
    ['MO', 'St. Louis', 'two-courts', ['St. Louis city', 'St. Louis County']],
    ['MD', 'Baltimore', 'two-courts', ['Baltimore city', 'Baltimore County']],
    ['VA', 'richmond, VA', 'two-courts', ['Richmond city', 'Richmond County']],
    ['VA', 'Fairfax', 'two-courts', ['Fairfax city', 'Fairfax County']],
    ['VA', 'Roanoke', 'two-courts', ['Roanoke city', 'Roanoke County']],
    ['VA', 'Franklin', 'two-courts', ['Franklin city', 'Franklin County']],
    ['CA', 'Delano', 'town', ['Kern County']],
    ['MA', 'Dorchester', 'town', ['Suffolk County']],
    ['TX', 'Luling', 'town', ['Caldwell County', 'Gonzales County', 'Guadalupe County']],
    ['TX', 'Katy', 'town', ['Harris County', 'Fort Bend County', 'Waller County']],
    ['OH', 'Cleveland Municipal Court', 'town', ['Cuyahoga County']],
    ['SD', 'Shannon', 'former', ['Oglala Lakota County']],
    ['AK', 'Wade Hampton Census Area', 'former', ['Kusilvak Census Area']],
    ['AK', 'Valdez-Cordova', 'former', ['Chugach Census Area', 'Copper River Census Area']],
    ['CT', 'Capitol Planning Region', 'former', ['Hartford County', 'Tolland County']],
    ['CT', 'South Central Connecticut', 'former', ['New Haven County']],
    ['CA', 'San Bernadino', 'misspelled', ['San Bernardino County']],
    ['LA', 'St. Tammany Parrish', 'misspelled', ['St. Tammany Parish']],
    ['AZ', 'Maricoppa County', 'misspelled', ['Maricopa County']],
    ['TX', 'Huoston', 'namesake', ['Harris County', 'Fort Bend County', 'Houston County']],
  ] as const)('in %s, %s is a %s', (state, typed, kind, counties) => {
    expect(read(state, typed)).toMatchObject({ kind, counties });
    expect(known(state, typed)).toBe('');
  });

  it('a county with ten times the people of its namesake is taken, and the town offered', () => {
    expect(read('AZ', 'maricopa')).toEqual({
      kind: 'known',
      county: 'Maricopa County',
      namesake: { town: 'Maricopa', counties: ['Pinal County'] },
    });
    expect(read('AZ', 'Maricopa County')).toEqual({ kind: 'known', county: 'Maricopa County' });
  });

  it('and each choice is understood', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...JURISDICTION_CODES),
        fc.string({ unit: 'binary' }),
        fc.nat(),
        (state, typed, at) => {
          const { counties, towns } = GAZETTEERS[state];
          const names = [...counties.map(bareCountyName), ...Object.keys(towns)];
          const name = names[at % names.length] ?? '';
          for (const text of [typed, `${name} ${typed}`, name.slice(1), `q${name}`])
            for (const county of choices(state, text)) expect(known(state, county)).toBe(county);
        },
      ),
    );
  });
});

describe.each(JURISDICTION_CODES)('%s', (state) => {
  const { counties, majorCities, areas } = PLACES[state];
  const nameOf = new Map(counties.map(({ fips, name }) => [fips, name]));

  it('knows each county by its full name, and asks where the short one may mean another', () => {
    for (const { name } of counties) {
      expect(known(state, name), name).toBe(name);
      const short = bareCountyName(name);
      expect([known(state, short), ...choices(state, short)], short).toContain(name);
    }
  });

  it('leads from each place to its own counties, and to no other without asking', () => {
    for (const { name, countyFips, counties: shares } of [...majorCities, ...areas]) {
      const county = known(state, name);
      const main = nameOf.get(countyFips);
      if (county === '') {
        const own = shares?.map(({ fips }) => nameOf.get(fips)) ?? [main];
        expect(choices(state, name), name).toEqual(expect.arrayContaining(own));
      } else {
        const reading = read(state, name);
        const offered = reading.kind === 'known' ? (reading.namesake?.counties ?? []) : [];
        expect([county, ...offered], name).toContain(main);
      }
    }
  });
});
