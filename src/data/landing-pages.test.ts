import { expect, it } from 'vitest';

import figures from '../content/city-figures.json';
import { cityFigures, LANDING_PAGES } from './landing-pages.ts';

it('has figures of a place only where the operator has counted them, and only for the largest of that name', () => {
  const counted: Readonly<Record<string, unknown>> = figures;
  for (const { slug, own, namesakes } of LANDING_PAGES) {
    expect(cityFigures(own)).toEqual(counted[slug] ?? null);
    for (const namesake of namesakes) expect(cityFigures(namesake)).toBeNull();
  }
});

it('has real figures only for slugs that have a page, to catch typing errors', () => {
  const slugs = new Set(LANDING_PAGES.map(({ slug }) => slug));
  for (const slug of Object.keys(figures)) expect(slugs).toContain(slug);
});
