import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
import spanishPrivacy from '#content/words/es/privacy.json';
import spanishTerms from '#content/words/es/terms.json';
import { LEAST_AGE, PRIVACY_DAYS } from '#config/site.ts';
import { CHECK_FORM } from '#domain/check/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
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
  expect(texts).toContain('SecondKey Sample LLC, 1 Sample Street, Sample City, AZ 00000');
});

it('types no number into a promise: each is the constant that the code goes by', () => {
  const written = [privacy, spanishPrivacy, terms, spanishTerms].flatMap(({ sections }) =>
    Object.values<Section & { readonly sample?: boolean }>(sections)
      .filter(({ sample }) => sample !== true)
      .flatMap(({ paragraphs = {}, list = {} }) => [...Object.values(paragraphs), ...Object.values(list)]),
  );
  expect(written.length).toBeGreaterThan(80);
  expect(written.filter((text) => /\d/u.test(text))).toEqual([]);
});

it('names the file and field of a text with an unknown fact', () => {
  const [entry] = faq;
  const read = () =>
    readContent('faq.json', z.array(faqEntrySchema('en')), [{ ...entry, answer: ['{price}'] }]);
  expect(read).toThrow('faq.json cannot be used:\n  [0].answer[0]: has a placeholder');
});

const ROOT = path.resolve(import.meta.dirname, '../..');
const { sections } = privacy;

interface Section {
  readonly paragraphs?: Readonly<Record<string, string>>;
  readonly list?: Readonly<Record<string, string>>;
}

/** Where and by what key each sentence is: `kept.list.check`. */
function keysOf(text: { readonly sections: Readonly<Record<string, Section>> }): readonly string[] {
  return Object.entries(text.sections).flatMap(([section, { paragraphs = {}, list = {} }]) => [
    ...Object.keys(paragraphs).map((key) => `${section}.paragraphs.${key}`),
    ...Object.keys(list).map((key) => `${section}.list.${key}`),
  ]);
}

it.each([
  ['privacy', privacy, spanishPrivacy],
  ['terms', terms, spanishTerms],
])('%s has the same sentences in both languages', (_name, english, spanish) => {
  expect(keysOf(spanish)).toEqual(keysOf(english));
});

/** What the privacy page calls each field of a form; an own field is asked for by no other. */
const SAID = {
  check: {
    fullName: 'your name',
    email: 'email',
    phone: 'phone',
    state: 'the state',
    county: 'county of the case',
    filingDate: 'the filing date',
    filingPrecision: 'the filing date',
    outcome: 'how the case ended',
    paymentStatus: 'whether the judgment was paid',
    reason: 'the reason',
    circumstances: 'what else you ticked',
    details: 'your details',
    contactConsent: 'whether you agreed to',
    isHelper: 'whether you filled it in for somebody else',
  } satisfies Record<keyof typeof CHECK_FORM, string>,
  lead: { email: 'your email', phone: 'phone' } satisfies Record<keyof typeof LEAD_FORM, string>,
  message: { name: 'your name', email: 'email', phone: 'phone', message: 'message' } satisfies Record<
    keyof typeof MESSAGE_FORM,
    string
  >,
};

it.each([
  ['check', sections.kept.list.check, CHECK_FORM, SAID.check],
  ['lead', sections.kept.list.lead, LEAD_FORM, SAID.lead],
  ['message', sections.kept.list.contact, MESSAGE_FORM, SAID.message],
] as const)('the privacy page names every field that a %s stores', (_form, sentence, form, said) => {
  expect(Object.keys(said).sort()).toEqual(Object.keys(form).sort());
  for (const words of Object.values(said)) expect(sentence).toContain(words);
});

it(`what is promised to whoever asks is in the task: ${sections.rights.paragraphs.ask} ${sections.rights.paragraphs.appeal} ${sections.minors.paragraphs.minors}`, () => {
  const task = readFileSync(path.join(ROOT, 'docs/tasks/answer-a-privacy-request.md'), 'utf8');
  expect(task).toContain(`within ${PRIVACY_DAYS.answer} days`);
  expect(task).toContain(`within ${PRIVACY_DAYS.appeal} days`);
  expect(task).toContain(`under ${LEAST_AGE} is deleted`);
});

/** The sentences that no test can hold, and the task that says who keeps them. */
const KEPT_BY_PEOPLE: Readonly<Record<string, string>> = {
  'kept.paragraphs.stored': 'docs/tasks/replace-the-samples.md',
  'kept.list.work': 'docs/tasks/answer-a-privacy-request.md',
  'kept.list.requests': 'docs/tasks/incident.md',
  'why.paragraphs.purpose': 'docs/tasks/replace-the-samples.md',
  'seen.paragraphs.courts': 'docs/tasks/answer-a-privacy-request.md',
  'who.paragraphs.company': 'docs/tasks/replace-the-samples.md',
  'rights.paragraphs.identity': 'docs/tasks/answer-a-privacy-request.md',
  'rights.paragraphs.agent': 'docs/tasks/answer-a-privacy-request.md',
  'sale.paragraphs.categories': 'docs/tasks/replace-the-samples.md',
  'sale.paragraphs.sale': 'docs/tasks/replace-the-samples.md',
  'california.paragraphs.california': 'docs/tasks/replace-the-samples.md',
  'texas.paragraphs.texas': 'docs/tasks/replace-the-samples.md',
};

/** Of the terms, a test holds what pages say of the law, and the prices of the offer are filled in. */
const TERMS_OF_THE_LAW = ['limits.paragraphs.law'];

it('every other sentence of the privacy page and the terms is imported by the test that holds it', () => {
  const tests = globSync(
    [
      'src/**/*.test.{ts,tsx}',
      'functions/src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.{test,spec}.ts',
    ],
    { cwd: ROOT },
  )
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  expect(
    keysOf(privacy)
      .filter((key) => !tests.includes(`sections.${key}`))
      .sort(),
  ).toEqual(Object.keys(KEPT_BY_PEOPLE).sort());
  expect(keysOf(terms).filter((key) => tests.includes(`terms.sections.${key}`))).toEqual(TERMS_OF_THE_LAW);
  for (const task of Object.values(KEPT_BY_PEOPLE))
    expect(readFileSync(path.join(ROOT, task), 'utf8')).not.toBe('');
});
