import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  jurisdiction,
  jurisdictionBySlug,
  JURISDICTIONS,
  readJurisdiction,
  stateOptions,
} from './jurisdiction.ts';

it.each(JURISDICTIONS)('finds $name by code, slug and name, in any case', (state) => {
  for (const text of [state.code, state.slug, state.name]) {
    expect(readJurisdiction(text)).toBe(state);
    expect(readJurisdiction(` ${text.toUpperCase()} `)).toBe(state);
    expect(readJurisdiction(text.toLowerCase())).toBe(state);
  }
});

it.each(JURISDICTIONS)('finds $name by its slug', (state) => {
  expect(jurisdictionBySlug(state.slug)).toBe(state);
});

it.each(['atlantis', '', 'NY', 'New-York', 'constructor', '__proto__'])(
  'finds none by the slug %j',
  (slug) => {
    expect(jurisdictionBySlug(slug)).toBeUndefined();
  },
);

it.each([null, '', 'ZZ', 'Atlantis', '<script>', '__proto__'])('finds none for %j', (text) => {
  expect(readJurisdiction(text)).toBeUndefined();
});

it('any input finds an entry of the list or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = readJurisdiction(text);
      return found === undefined || JURISDICTIONS.includes(found);
    }),
  );
});

it('fifteen have a Spanish name, which is the same object at every call', () => {
  const translated = JURISDICTIONS.filter(({ code, name }) => jurisdiction(code, 'es').name !== name);
  expect(translated).toHaveLength(15);
  expect(jurisdiction('NY', 'es')).toEqual({ code: 'NY', name: 'Nueva York', slug: 'new-york' });
  expect(jurisdiction('NY', 'es')).toBe(jurisdiction('NY', 'es'));
});

it('the options of a Spanish form are in Spanish order, with the English name beside one that differs', () => {
  const labels = stateOptions('es').map(({ label }) => label);
  expect(labels).toHaveLength(51);
  expect(labels.slice(4, 9)).toEqual([
    'California',
    'Carolina del Norte (North Carolina)',
    'Carolina del Sur (South Carolina)',
    'Colorado',
    'Connecticut',
  ]);
  expect(stateOptions('en').map(({ label }) => label)).toEqual(JURISDICTIONS.map(({ name }) => name));
});
