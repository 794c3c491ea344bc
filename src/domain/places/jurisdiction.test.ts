import fc from 'fast-check';
import { expect, it } from 'vitest';

import { jurisdictionBySlug, JURISDICTIONS, readJurisdiction } from './jurisdiction.ts';

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
