import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import {
  approvalSchema,
  faqEntrySchema,
  legalTextSchema,
  teamMemberSchema,
  testimonialSchema,
} from '#data/editorial.ts';

import approvals from '#content/words/en/approvals.json';
import team from '#content/words/en/team.json';
import testimonials from '#content/words/en/testimonials.json';
import faq from '#content/words/en/faq.json';
import privacy from '#content/words/en/privacy.json';
import terms from '#content/words/en/terms.json';
import { readContent } from './read.ts';

const FAQ = z.array(faqEntrySchema('en')).parse(faq);
const TEAM = z.array(teamMemberSchema).parse(team);
const APPROVALS = z.array(approvalSchema).parse(approvals);
const TESTIMONIALS = z.array(testimonialSchema).parse(testimonials);

it('has as many entries as the specification says', () => {
  expect({
    testimonials: TESTIMONIALS.length,
    approvals: APPROVALS.length,
    team: TEAM.length,
    questions: FAQ.length,
  }).toEqual({ testimonials: 9, approvals: 25, team: 3, questions: 10 });
});

it('has ratings from 3 to 5 (specification §9)', () => {
  expect(new Set(APPROVALS.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]));
});

it('has no person twice and a separate id for every question', () => {
  const names = [...TESTIMONIALS, ...APPROVALS, ...TEAM].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(FAQ.map(({ anchor }) => anchor)).size).toBe(FAQ.length);
});

it('fills in every fact that a text quotes', () => {
  const texts = JSON.stringify([
    FAQ,
    legalTextSchema('en').parse(privacy),
    legalTextSchema('en').parse(terms),
  ]);
  expect(texts).not.toMatch(/\{\w+\}/u);
  expect(texts).toContain('It is deleted after 24 months');
});

it('names the file and field of a text with an unknown fact', () => {
  const [entry] = faq;
  const read = () =>
    readContent('faq.json', z.array(faqEntrySchema('en')), [{ ...entry, answer: ['{price}'] }]);
  expect(read).toThrow('faq.json cannot be used:\n  [0].answer[0]: has a placeholder');
});
