import { expect, it } from 'vitest';

import figures from '#content/city-figures.json';
import { cityFigures, LANDING_PAGES } from './site-places.ts';

it('landing pages show figures of a place only if the operator counted them, and only for the largest of its name', () => {
  const counted: Readonly<Record<string, unknown>> = figures;
  for (const { slug, own, namesakes } of LANDING_PAGES) {
    expect(cityFigures(own)).toEqual(counted[slug] ?? null);
    for (const namesake of namesakes) expect(cityFigures(namesake)).toBeNull();
  }
});

it('real figures exist only for slugs that have a page, to catch typing errors', () => {
  const slugs = new Set(LANDING_PAGES.map(({ slug }) => slug));
  for (const slug of Object.keys(figures)) expect(slugs).toContain(slug);
});
