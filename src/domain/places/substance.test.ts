import { expect, it } from 'vitest';

import { hasSubstance, type Substance, SUBSTANCE_FLOOR, substanceCount } from './substance.ts';

const nothing: Substance = {
  ...{ court: false, rents: false, protections: false, help: false, law: false, surroundings: false },
};

it('counts what is unique to a page', () => {
  expect(substanceCount(nothing)).toBe(0);
  expect(substanceCount({ ...nothing, court: true, help: true })).toBe(2);
});

it('a page is offered to search engines from the minimum on', () => {
  expect(SUBSTANCE_FLOOR).toBe(2);
  expect(hasSubstance({ ...nothing, rents: true })).toBe(false);
  expect(hasSubstance({ ...nothing, rents: true, law: true })).toBe(true);
});
