import { expect, it } from 'vitest';

import { drawnFigures } from '~/domain/places/landing-page.ts';

import figures from '../content/city-figures.json';
import { cityFigures, LANDING_PAGES } from './landing-pages.ts';

it('shows real figures where there are some, and drawn ones elsewhere', () => {
  const real: Readonly<Record<string, unknown>> = figures;
  for (const { slug } of LANDING_PAGES) expect(cityFigures(slug)).toEqual(real[slug] ?? drawnFigures(slug));
});

it('has real figures only for slugs that have a page, to catch typing errors', () => {
  const slugs = new Set(LANDING_PAGES.map(({ slug }) => slug));
  for (const slug of Object.keys(figures)) expect(slugs).toContain(slug);
});
