import { expect, it } from 'vitest';

import { HOME_FAQ, FAQ } from './faq.ts';
import { TEAM } from './team.ts';
import { APPROVALS, TESTIMONIALS } from './testimonials.ts';

it('holds as many entries as the specification counts', () => {
  expect({
    testimonials: TESTIMONIALS.length,
    approvals: APPROVALS.length,
    team: TEAM.length,
    questions: FAQ.length,
    homeQuestions: HOME_FAQ.length,
  }).toEqual({ testimonials: 9, approvals: 25, team: 3, questions: 10, homeQuestions: 6 });
});

it('rates from 3 to 5 (specification §9)', () => {
  expect(new Set(APPROVALS.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]));
});

it('names nobody twice, and gives every question an address of its own', () => {
  const names = [...TESTIMONIALS, ...APPROVALS, ...TEAM].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
});
