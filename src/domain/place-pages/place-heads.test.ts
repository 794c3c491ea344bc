import { describe, expect, it } from 'vitest';

import type { Language } from '#config/languages.ts';
import { SITE } from '#config/site.ts';
import { LANDING_HEAD_WORDS } from '#content/words/en/landing.ts';
import { wordsIn } from '#content/words/words.ts';
import { lawsIn } from '#data/translations.ts';
import { sealingLaw } from '#data/laws.ts';
import { placePage } from '#data/place-page.ts';
import { SITE_PLACES } from '#data/site-places.ts';
import { statusNote } from '#domain/law/presentation.ts';
import { jurisdiction, JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { landingHead, type PlaceHead, stateHead } from './place-heads.ts';
import { META_LIMITS } from '#domain/seo/page-head.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

const TODAY = '2026-11-21' as PlainDate;
const SITES = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
const statesIn = (language: Language) =>
  JURISDICTION_CODES.map((code) => {
    const law = lawsIn(language)[code];
    const cities = SITE_PLACES[code].filter(({ kind }) => kind === 'city').map(({ place }) => place.name);
    return stateHead(
      { name: jurisdiction(code).name, law, note: statusNote(law, [], TODAY), cities, brand: SITE.name },
      wordsIn(language).states.STATE_HEAD_WORDS,
    );
  });
const STATES = statesIn('en');
const SPANISH_STATES = statesIn('es');
const ownPages = (language: Language) => SITES.map((site) => placePage(site, language));
const PAGES = { en: ownPages('en'), es: ownPages('es') };
const OWN = PAGES.en.map(({ head }) => head);
const SPANISH_OWN = PAGES.es.map(({ head }) => head);
const LANDINGS = SITES.map(({ label, state }) =>
  landingHead(label, state.abbreviation, SITE.name, LANDING_HEAD_WORDS),
);

describe.each([
  ['states', STATES],
  ['states in Spanish', SPANISH_STATES],
  ['places', OWN],
  ['places in Spanish', SPANISH_OWN],
  ['landing pages', LANDINGS],
])('the heads of %s', (_kind, heads: readonly PlaceHead[]) => {
  it('keep to the limits of product §9', () => {
    for (const { title, description } of heads) {
      expect(title.length, title).toBeLessThanOrEqual(META_LIMITS.title);
      expect(description.length, description).toBeLessThanOrEqual(META_LIMITS.description);
      expect(description.length, description).toBeGreaterThanOrEqual(META_LIMITS.descriptionMinimum);
    }
  });

  it('end with a full sentence', () => {
    for (const { description } of heads) expect(description).toMatch(/[.?]$/u);
  });
});

it('every page has its own title and description', () => {
  const heads = [...STATES, ...SPANISH_STATES, ...OWN, ...SPANISH_OWN, ...LANDINGS];
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

it.each([
  ['en', 'Waiting period'],
  ['es', 'Período de espera'],
] as const)(
  'the heads name a waiting period only if the state’s law supports it: %s',
  (language, waiting) => {
    for (const [index, { description }] of statesIn(language).entries()) {
      const law = sealingLaw(JURISDICTION_CODES[index] ?? 'AL');
      const isBorneOut =
        law.eligible && law.verification === 'verified' && statusNote(law, [], TODAY) === null;
      expect(description.includes(waiting), law.state).toBe(isBorneOut);
    }
  },
);

it('a long title drops the brand before the place', () => {
  const longest = SITES.toSorted((a, b) => b.label.length - a.label.length)[0];
  if (longest === undefined) throw new Error('There are no places.');
  expect(placePage(longest, 'en').head.title).toContain(longest.label);
});

it.each([
  ['en', 'Places nearby'],
  ['es', 'Lugares cercanos'],
] as const)('no description promises places nearby where there are none: %s', (language, promise) => {
  const promising = PAGES[language].filter(({ head }) => head.description.includes(promise));
  expect(promising.length).toBeGreaterThan(500);
  expect(
    promising.filter(({ nearby }) => nearby.neighbours.length === 0).map(({ head }) => head.title),
  ).toEqual([]);
});

it.each([
  ['en', 'your court in the home’s county'],
  ['es', 'su tribunal en el condado de la vivienda'],
] as const)('where the county is not certain, no description names one: %s', (language, words) => {
  const several = PAGES[language].filter(({ parts }) => parts.length > 0);
  expect(several.length).toBeGreaterThan(50);
  for (const { head, parts } of several) {
    for (const { name } of parts) expect(head.description, head.title).not.toContain(name);
    expect(head.description, head.title).toContain(words);
  }
});
