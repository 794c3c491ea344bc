import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { similarEmailDomain } from '#domain/shared/email-domain.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { dateSuggestion, suggestionAbout, SUGGESTION_FIELDS } from './suggestions.ts';

const about = (field: Parameters<typeof suggestionAbout>[0], typed: string, language: 'en' | 'es' = 'en') =>
  suggestionAbout(field, typed, language);

describe('a suggestion about an answer', () => {
  it.each([
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['Ana.Núñez@GMAIL.COMM ', 'Ana.Núñez@gmail.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@example.con', 'ana@example.com'],
  ])('suggests a domain for the address %s', (typed, value) => {
    expect(about('email', typed)).toMatchObject({ kind: 'meant', value });
  });

  it.each(['ana@gmail.com', 'ana@mail.com', 'ana@ymail.com', 'ana@example.org', 'ana@nyu.edu', 'ana', ''])(
    'takes the address %s as it is',
    (typed) => {
      expect(about('email', typed)).toBeUndefined();
    },
  );

  it('asks whether a phone number of digits in a row is right', () => {
    for (const filler of ['123-456-7890', '1111111111', '+1 098 765 4321'])
      expect(about('phone', filler), filler).toEqual({ kind: 'sure' });
    for (const number of ['(463) 555-0134 x5', '463 555 0177 after 5pm', ''])
      expect(about('phone', number), number).toBeUndefined();
  });

  it('offers both readings of a date, in Spanish alone', () => {
    expect(about('filingDate', '05/03/2021', 'es')).toEqual({
      kind: 'readings',
      days: ['2021-03-05', '2021-05-03'],
    });
    expect(about('filingDate', '05/03/2021', 'en')).toBeUndefined();
    for (const certain of ['15/03/2021', 'marzo de 2021', '2021', ''])
      expect(about('filingDate', certain, 'es'), certain).toBeUndefined();
  });

  it('never throws, and what it suggests raises no further suggestion', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUGGESTION_FIELDS), fc.string(), (field, typed) => {
        const suggestion = about(field, typed);
        if (suggestion?.kind === 'meant') expect(about(field, suggestion.value)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const domain = similarEmailDomain(address);
        if (domain !== undefined) expect(similarEmailDomain(`ana@${domain}`)).toBeUndefined();
      }),
    );
  });
});

it.each([
  ['03/21', 'March 2021'],
  ['12-19', 'December 2019'],
  ["3/'21", 'March 2021'],
])('%s may be a month of a year, which is asked', (typed, shown) => {
  expect(dateSuggestion(typed, 'en')).toEqual({ kind: 'meant', value: shown, shown });
  expect(readKnownDate(shown)).toBeDefined();
});

describe('a text that is no date', () => {
  const today = '2026-11-29' as PlainDate;
  const offered = (typed: string, language: 'en' | 'es' = 'en') => {
    const found = dateSuggestion(typed, language, today);
    if (found?.kind === 'years') return found.years;
    return found?.kind === 'meant' ? found.value : undefined;
  };

  it.each([
    ['Spring 2020', 'en', '2020'],
    ['2021?', 'en', '2021'],
    ['5/14/2021?', 'en', 'May 14, 2021'],
    ['I think June 2020 or so', 'en', 'June 2020'],
    ['2 years ago', 'en', '2024'],
    ['hace 3 años', 'es', '2023'],
    ['otoño de 2019', 'es', '2019'],
    ['creo que marzo de 2021', 'es', 'marzo de 2021'],
    ['5/14/99', 'en', 'May 14, 1999'],
    ['2019-2020', 'en', ['2019', '2020']],
    ['2019 or 2020', 'en', ['2019', '2020']],
  ] as const)('%s is offered as what it may mean', (typed, language, meant) => {
    expect(offered(typed, language)).toEqual(meant);
    for (const text of [meant].flat()) expect(readKnownDate(text), text).toBeDefined();
  });

  it.each(['', '2021', '5/14/2021', 'May 2021', 'yesterday', '2031', 'Spring 2031', '12345'])(
    '%j raises no question',
    (typed) => {
      expect(offered(typed)).toBeUndefined();
    },
  );

  it('is never offered as a day to come, and the offer raises no question', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 2100 }), (words, number) => {
        for (const meant of [offered(`${words} ${number}`) ?? []].flat()) {
          expect((readKnownDate(meant)?.first ?? '9') <= today, meant).toBe(true);
          expect(offered(meant), meant).toBeUndefined();
        }
      }),
    );
  });
});
