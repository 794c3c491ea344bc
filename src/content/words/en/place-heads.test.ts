import { describe, expect, it } from 'vitest';

import { SITE } from '~/config/site.ts';
import { sealingLaw } from '~/data/laws.ts';
import { SITE_PLACES } from '~/data/site-places.ts';
import { statusNote } from '~/domain/law/panel.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { whereabouts } from '~/domain/places/surroundings.ts';
import { META_LIMITS } from '~/domain/seo/page-text.ts';
import type { PlainDate } from '~/domain/shared/plain-date.ts';

import { landingHead, placeHead, type PlaceHead, stateHead } from './place-heads.ts';

const TODAY = '2026-11-21' as PlainDate;
const SITES = JURISDICTION_CODES.flatMap((code) => SITE_PLACES[code]);
const STATES = JURISDICTION_CODES.map((code) => {
  const cities = SITE_PLACES[code].filter(({ kind }) => kind === 'city').map(({ place }) => place.name);
  return stateHead({
    code,
    law: sealingLaw(code),
    note: statusNote(sealingLaw(code), TODAY),
    cities,
    brand: SITE.name,
  });
});
const OWN = SITES.map((site) => placeHead(site, whereabouts(site), SITE.name));
const LANDINGS = SITES.map(({ label, state }) => landingHead(label, state.abbreviation, SITE.name));

describe.each([
  ['states', STATES],
  ['places', OWN],
  ['landing pages', LANDINGS],
])('the heads of %s', (_kind, heads: readonly PlaceHead[]) => {
  it('keep to the limits of §9', () => {
    for (const { title, description } of heads) {
      expect(title.length, title).toBeLessThanOrEqual(META_LIMITS.title);
      expect(description.length, description).toBeLessThanOrEqual(META_LIMITS.description);
      expect(description.length, description).toBeGreaterThanOrEqual(META_LIMITS.descriptionMinimum);
    }
  });

  it('end with a full sentence: nothing was cut', () => {
    for (const { description } of heads) expect(description).toMatch(/[.?]$/u);
  });
});

it('gives every page a title and a description of its own', () => {
  const heads = [...STATES, ...OWN, ...LANDINGS];
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

it('names a waiting period of a state only where the law bears it out', () => {
  for (const [index, { description }] of STATES.entries()) {
    const law = sealingLaw(JURISDICTION_CODES[index] ?? 'AL');
    const isBorneOut = law.eligible && law.verification === 'verified' && statusNote(law, TODAY) === null;
    expect(description.includes('Waiting period'), law.state).toBe(isBorneOut);
  }
});

it('drops the brand before the place', () => {
  const longest = SITES.toSorted((a, b) => b.label.length - a.label.length)[0];
  if (longest === undefined) throw new Error('There are no places.');
  expect(placeHead(longest, whereabouts(longest), SITE.name).title).toContain(longest.label);
});
