import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { Area } from '#domain/places/state-places.ts';

import figures from '#content/city-figures.json';
import { cityFigures, LANDING_PAGES, readFurtherPlaces } from './site-places.ts';

const bisbee: Area = {
  geonameId: 5284905,
  name: 'Bisbee',
  slug: 'bisbee',
  lat: 31.4482,
  lng: -109.9284,
  countyFips: '04003',
  parent: 'tucson',
};

/** The files of a depth in which every jurisdiction adds nothing, but Arizona these places. */
function files(depth: string, places: readonly unknown[]) {
  return Object.fromEntries(
    JURISDICTIONS.map(({ slug, code }) => [
      `../content/places/${depth}/${slug}.json`,
      () => Promise.resolve({ slug, places: code === 'AZ' ? places : [] }),
    ]),
  );
}

describe('the further places', () => {
  it('are empty at the committed depth', async () => {
    const further = await readFurtherPlaces('majors');
    expect(Object.keys(further).toSorted()).toEqual(JURISDICTION_CODES.toSorted());
    expect(Object.values(further).flat()).toEqual([]);
  });

  it('are those of the chosen depth only', async () => {
    const both = { ...files('over-1000', [bisbee]), ...files('over-5000', []) };
    expect((await readFurtherPlaces('over-1000', both)).AZ).toEqual([bisbee]);
    expect((await readFurtherPlaces('over-5000', both)).AZ).toEqual([]);
  });

  it('stop the build with the command that writes them when they are missing', async () => {
    await expect(readFurtherPlaces('over-5000', {})).rejects.toThrow(
      'npm run places:generate -- --depth over-5000',
    );
  });

  it.each([
    ['has a field that cannot be read', { ...bisbee, lat: 'north' }, 'places[0].lat'],
    ['has a parent that is no major city', { ...bisbee, parent: 'tempe' }, 'places[0].parent: must be'],
    [
      'has the address of another place',
      { ...bisbee, slug: 'mesa' },
      'places[0].slug: is the slug of another',
    ],
  ])('stop the build with file and field when one of them %s', async (_, place, field) => {
    const reading = readFurtherPlaces('over-1000', files('over-1000', [place]));
    await expect(reading).rejects.toThrow('src/content/places/over-1000/arizona.json');
    await expect(reading).rejects.toThrow(field);
  });

  it('stop the build when a file is missing', async () => {
    const others = Object.entries(files('over-1000', [])).filter(([path]) => !path.endsWith('/ohio.json'));
    await expect(readFurtherPlaces('over-1000', Object.fromEntries(others))).rejects.toThrow(
      'over-1000/ohio.json is missing',
    );
  });
});

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
