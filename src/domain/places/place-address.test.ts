import { describe, expect, it } from 'vitest';

import { PLACES } from '#data/places.ts';
import { SITE_PLACES } from '#data/site-places.ts';

import {
  checkPath,
  landingPath,
  mendedPath,
  missingPlace,
  placePath,
  placeSlug,
  readCheckPlace,
  statePath,
} from './place-address.ts';
import { JURISDICTIONS } from './jurisdiction.ts';
import { sitePlaces } from './site-place.ts';

describe('a slug', () => {
  it.each([
    ["Coeur d'Alene", 'coeur-dalene'],
    ['Hanamāʻulu', 'hanamaulu'],
    ['ʻEwa Beach', 'ewa-beach'],
    ['Utqiaġvik', 'utqiagvik'],
    ['Doña Ana', 'dona-ana'],
    ["Town 'n' Country", 'town-n-country'],
    ['Winston-Salem', 'winston-salem'],
    ['St. Paul', 'st-paul'],
  ])('of %s is %s', (name, slug) => {
    expect(placeSlug(name)).toBe(slug);
  });
});

it('addresses end with a slash, as Hosting serves them', () => {
  const [highland] = sitePlaces(PLACES.IN);
  if (highland === undefined) throw new Error('Indiana has no place.');
  expect(statePath(PLACES.IN)).toBe('/state/indiana/');
  expect(placePath(highland)).toBe(`/state/indiana/${highland.place.slug}/`);
  expect(landingPath('st-louis')).toBe('/city/st-louis/');
});

it.each(['/state/atlantis/', '/state/', '/state/Arizona/', '/state/new%20york/', '/state/%3Cscript%3E/'])(
  '%s is not a state',
  (path) => {
    expect(missingPlace(path)).toEqual({ kind: 'state' });
  },
);

it('is a place of a state that is known', () => {
  expect(missingPlace('/state/texas/nowhere/')).toMatchObject({ kind: 'place', state: { name: 'Texas' } });
});

it.each(['/', '/nothing/', '/city/atlantis/', '/states/atlantis/', ''])(
  '%s was not about a state',
  (path) => {
    expect(missingPlace(path)).toBeUndefined();
  },
);

describe('the place in a link to the check', () => {
  const fragmentOf = (path: string) => new URL(path, 'https://example.com').hash;

  it('is read back for the county of every place', () => {
    for (const { code, slug } of JURISDICTIONS) {
      expect(readCheckPlace(fragmentOf(checkPath({ state: code }))), slug).toEqual({ state: code });
      for (const county of new Set(SITE_PLACES[code].map((site) => site.county.name))) {
        const path = checkPath({ state: code, county });
        expect(readCheckPlace(fragmentOf(path)), path).toEqual({ state: code, county });
      }
    }
  });

  it.each(['', '#', '#help', '#state=', '#state=XX', '#state=constructor', '#county=Pima+County'])(
    'is none in %j',
    (fragment) => {
      expect(readCheckPlace(fragment)).toBeUndefined();
    },
  );

  it.each(['<b>Pima</b>', 'Call 602 555 0134', 'https://example.com', 'x'.repeat(61)])(
    'contains only names: %s',
    (county) => {
      const fragment = fragmentOf(checkPath({ state: 'AZ', county }));
      expect(readCheckPlace(fragment)).toEqual({ state: 'AZ', county: undefined });
    },
  );
});

describe('a mistyped address', () => {
  it.each([
    ['/Eligibility-Check/', '/eligibility-check/'],
    ['/state/CA/', '/state/california/'],
    ['/state/ca', '/state/california/'],
    ['/state/Texas/', '/state/texas/'],
    ['/sealing-laws/NY/', '/sealing-laws/new-york/'],
    ['/faq/)', '/faq/'],
    ['/faq/),', '/faq/'],
    ['/faq),', '/faq/'],
    ['/faq/%29', '/faq/'],
    ['/faq/.', '/faq/'],
    ['/es/FAQ', '/es/faq/'],
    ['/state/new%20york/', '/state/new-york/'],
    ['/state/new_york/', '/state/new-york/'],
    ['/state/new+york/', '/state/new-york/'],
    ['/state/texas/Houston/', '/state/texas/houston/'],
    ['/state/texas/San%20Antonio', '/state/texas/san-antonio/'],
    ['/state/texas/houston.html', '/state/texas/houston/'],
    ['/faq.html', '/faq/'],
    ['/es/city/houston/', '/city/houston/'],
    ['/eligibility/', '/eligibility-check/'],
    ['/expungement/', '/sealing-laws/'],
    ['/es/elegibilidad/', '/es/eligibility-check/'],
    ['/es/state/nuevo%20mexico/', '/es/state/nuevo-mexico/'],
    ['/state/%E0%A4%A/', '/state/e0-a4-a/'],
  ])('%s means %s', (path, right) => {
    expect(mendedPath(path)).toBe(right);
    expect(mendedPath(right)).toBeUndefined();
  });

  it.each(['/faq/', '/state/texas/houston/', '/', '/,', '/nowhere/'])('%s has nothing to mend', (path) => {
    expect(mendedPath(path)).toBeUndefined();
  });
});
