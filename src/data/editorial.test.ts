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

/** Samples are as many and as varied as the specification says; an operator's own entries are as they are. */
const areSamples = (entries: readonly { readonly sample: boolean }[]) =>
  entries.length > 0 && entries.every(({ sample }) => sample);

it.each([
  ['testimonials', TESTIMONIALS, 9],
  ['approvals', APPROVALS, 25],
  ['team members', TEAM, 3],
] as const)('has as many samples of %s as the specification says', (_what, entries, count) => {
  if (areSamples(entries)) expect(entries).toHaveLength(count);
});

it('has samples of all ratings from 3 to 5 (product §9)', () => {
  if (areSamples(APPROVALS))
    expect(new Set(APPROVALS.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]));
});

it('has nobody of one place twice', () => {
  const people = [
    ...TESTIMONIALS.map(({ name, location }) => `${name}, ${location}`),
    ...APPROVALS.map(({ name, city }) => `${name}, ${city}`),
    ...TEAM.map(({ name }) => name),
  ];
  expect(new Set(people).size).toBe(people.length);
});

it('fills in every fact that a text quotes', () => {
  const texts = JSON.stringify([
    FAQ,
    legalTextSchema('en').parse(privacy),
    legalTextSchema('en').parse(terms),
  ]);
  expect(texts).not.toMatch(/\{\w+\}/u);
  expect(texts).toContain('It is deleted 24 months after you last sent it');
});

it('names the file and field of a text with an unknown fact', () => {
  const [entry] = faq;
  const read = () =>
    readContent('faq.json', z.array(faqEntrySchema('en')), [{ ...entry, answer: ['{price}'] }]);
  expect(read).toThrow('faq.json cannot be used:\n  [0].answer[0]: has a placeholder');
});
