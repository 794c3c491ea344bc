import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { authorityPhone, housingAuthoritiesSchema, type HousingAuthority } from './housing-authority.ts';

const KERN: HousingAuthority = {
  geonameId: 5325738,
  place: 'Bakersfield',
  state: 'CA',
  name: 'Housing Authority of the County of Kern',
  relation: 'office-in',
  numbers: { labelled: '(661) 631-8500', listed: '(661) 631-8500' },
};

const problems = (row: unknown): readonly string[] =>
  z
    .safeParse(housingAuthoritiesSchema, {
      asOf: '2026-05',
      sources: { labelled: 'a', listed: 'b', cityPage: 'c', helpList: 'd' },
      authorities: [row],
    })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('an authority has a relation to its town, a source, and one number', () => {
  const { relation: _, ...withoutRelation } = KERN;
  expect(problems(KERN)).toEqual([]);
  expect(problems(withoutRelation)[0]).toContain('authorities.0.relation: ');
  expect(problems({ ...KERN, numbers: {} })).toEqual(['authorities.0.numbers: has no source: name one']);
  expect(problems({ ...KERN, numbers: { labelled: '(661) 631-8500', listed: '(661) 631-8501' } })).toEqual([
    'authorities.0.numbers: has sources that give different numbers: find out which one is right',
  ]);
});

it('a line for callers counts only where two sources agree on it, and is then the one to call', () => {
  const publicLine = { cityPage: '(661) 555-0100', helpList: '(661) 555-0100' };
  expect(authorityPhone({ ...KERN, publicLine })).toBe('(661) 555-0100');
  expect(problems({ ...KERN, publicLine: { cityPage: '(661) 555-0100' } })[0]).toContain(
    'authorities.0.publicLine.helpList: ',
  );
  expect(problems({ ...KERN, publicLine: { ...publicLine, helpList: '(661) 555-0101' } })[0]).toContain(
    'different numbers',
  );
});

it('an authority whose sources have no certain number is named without one', () => {
  expect(authorityPhone({ ...KERN, numbers: { listed: null } })).toBeNull();
  expect(authorityPhone({ ...KERN, numbers: { listed: null, helpList: '(661) 631-8500' } })).toBe(
    '(661) 631-8500',
  );
});
