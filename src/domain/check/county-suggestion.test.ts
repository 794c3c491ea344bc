import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NAME_SHARDS } from '#data/name-shards.ts';
import { COUNTY_NAMES, PLACES } from '#data/places.ts';
import { ALIASES, PLACE_SIZES } from '#data/postal.ts';
import { SITE_PLACES } from '#data/site-places.ts';
import { bareCountyName, knownCounty, withoutCourt } from '#domain/places/county-name.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { placeIndexFile, readPlaceIndex } from '#domain/places/place-index.ts';
import { readPlace, typedShardKey } from '#domain/places/place-search.ts';

import { countySuggestion } from './county-suggestion.ts';

const index = readPlaceIndex(placeIndexFile(SITE_PLACES, PLACE_SIZES, ALIASES));
const ask = (state: JurisdictionCode, typed: string) => {
  if (index === undefined) throw new Error('The list of places cannot be read.');
  const name = withoutCourt(typed);
  const rows = NAME_SHARDS.get(typedShardKey(name) ?? '') ?? [];
  return countySuggestion(COUNTY_NAMES[state], typed, readPlace(index, rows, name, state));
};
const known = (state: JurisdictionCode, typed: string) => knownCounty(COUNTY_NAMES[state], typed);
/** What there is to choose from; empty where nothing is asked. */
const choices = (state: JurisdictionCode, typed: string) => {
  const suggestion = ask(state, typed);
  return suggestion?.kind === 'county' ? suggestion.counties : [];
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
      expect([known('OH', typed), ask('OH', typed)]).toEqual(['', undefined]);
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
    ['TN', 'Lenoir City Municipal Court', 'town', ['Loudon County']],
    ['NY', 'Buffalo City Court', 'town', ['Erie County']],
    ['SD', 'Shannon', 'former', ['Oglala Lakota County']],
    ['AK', 'Wade Hampton Census Area', 'former', ['Kusilvak Census Area']],
    ['AK', 'Valdez-Cordova', 'former', ['Chugach Census Area', 'Copper River Census Area']],
    ['CT', 'Capitol Planning Region', 'former', ['Hartford County', 'Tolland County']],
    ['CT', 'South Central Connecticut', 'former', ['New Haven County']],
    ['TX', '77449', 'town', ['Harris County']],
    ['PA', 'Philly', 'town', ['Philadelphia County']],
  ] as const)('in %s, %s is a question about a %s', (state, typed, kind, counties) => {
    const question = kind === 'town' && counties.length > 1 ? 'towns' : kind;
    expect(ask(state, typed)).toMatchObject({ kind: 'county', question, counties });
    expect(known(state, typed)).toBe('');
  });

  it.each([
    ['CA', 'San Bernadino', 'San Bernardino County'],
    ['LA', 'St. Tammany Parrish', 'St. Tammany Parish'],
    ['AZ', 'Maricoppa County', 'Maricopa County'],
    ['TX', 'Huoston', 'Houston'],
    ['OH', 'Clevland', 'Cleveland'],
  ] as const)('in %s, %s is probably %s', (state, typed, value) => {
    expect(ask(state, typed)).toEqual({ kind: 'meant', value, shown: value });
  });

  it('a county with ten times the people of its namesake is taken, and the town offered', () => {
    expect(known('AZ', 'maricopa')).toBe('Maricopa County');
    expect(ask('AZ', 'maricopa')).toEqual({
      kind: 'county',
      question: 'taken',
      town: 'Maricopa',
      county: 'Pinal County',
      other: 'Maricopa County',
      counties: ['Pinal County'],
    });
    expect(ask('AZ', 'Maricopa County')).toBeUndefined();
  });

  it('and each choice is understood', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...JURISDICTION_CODES),
        fc.string({ unit: 'binary' }),
        fc.nat(),
        (state, typed, at) => {
          const { counties, areas } = PLACES[state];
          const names = [
            ...counties.map((county) => bareCountyName(county.name)),
            ...areas.map((area) => area.name),
          ];
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
        expect([county, ...choices(state, name)], name).toContain(main);
      }
    }
  });
});
