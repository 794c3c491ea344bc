import { describe, expect, it } from 'vitest';

import { START_FEE } from '#config/offer.ts';
import { SITE } from '#config/site.ts';
import { brandTitle, META_LIMITS } from '#domain/seo/page-head.ts';

import * as es from './es/layout.ts';
import * as en from './en/layout.ts';

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, en.KnownPage>>])[] = [
  ['English', en.PAGE_HEADS],
  ['Spanish', es.PAGE_HEADS],
];

describe.each(LANGUAGES)('the heads of pages in %s', (_language, heads) => {
  it.each(Object.entries(heads))(
    'keep to the limits of §9, with a brand of any length: %s',
    (_path, head) => {
      const { title, description } = head;
      for (const brand of [SITE.name, 'Open Door Renters', 'The Second-Chance Rental Company of America']) {
        const shown = brandTitle(title, brand);
        expect(shown.length, shown).toBeLessThanOrEqual(META_LIMITS.title);
      }
      expect(description.length, description).toBeLessThanOrEqual(META_LIMITS.description);
      expect(description.length, description).toBeGreaterThanOrEqual(META_LIMITS.descriptionMinimum);
    },
  );

  it.each(Object.entries(heads))('name a short brand, and only the current price: %s', (_path, head) => {
    expect(brandTitle(head.title, 'NineChars')).toContain('NineChars');
    for (const price of head.description.match(/\$[\d.]+\d/g) ?? []) expect(price).toBe(START_FEE.shown);
  });

  it.each(Object.keys(heads))('have keys in the site’s form of addresses: %s', (path) => {
    expect(path).toMatch(/^\/(?:[a-z-]+\/)*$/);
  });

  it('are unique to their page', () => {
    const all = Object.values(heads);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});
