import { describe, expect, it } from 'vitest';

import { LANDING_PAGES } from '~/content/landing-pages.ts';
import { SITE_PLACES } from '~/content/site-places.ts';
import { landingPages } from './landing-page.ts';

const page = (slug: string) => LANDING_PAGES.find((each) => each.slug === slug);
const states = (slug: string) => page(slug)?.namesakes.map(({ state }) => state.abbreviation);

describe('the landing pages', () => {
  it('are one for each slug, and together name every place once', () => {
    const slugs = LANDING_PAGES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const named = LANDING_PAGES.flatMap(({ own, namesakes }) => [own, ...namesakes]);
    expect(new Set(named)).toEqual(new Set(Object.values(SITE_PLACES).flat()));
    expect(named).toHaveLength(Object.values(SITE_PLACES).flat().length);
  });

  it.each([
    ['los-angeles', 'CA'],
    ['portland', 'OR'],
    ['columbus', 'OH'],
    ['springfield', 'MO'],
    ['kansas-city', 'MO'],
    ['aurora', 'CO'],
    ['wilmington', 'NC'],
  ])('of %s is about the largest place, which is in %s', (slug, code) => {
    expect(page(slug)?.own.state.abbreviation).toBe(code);
  });

  it('name the others, larger ones first', () => {
    expect(states('springfield')?.slice(0, 2)).toEqual(['MA', 'IL']);
    expect(states('los-angeles')).toEqual([]);
  });

  it('refuse a list of namesakes that does not go with the places', () => {
    expect(() => landingPages(SITE_PLACES, { namesakes: [] })).toThrow(RangeError);
  });
});
