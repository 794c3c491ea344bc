import { expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { placePath } from '#domain/places/place-address.ts';

import { placePage } from './place-page.ts';
import { SITE_PLACES } from './site-places.ts';
import { statePage } from './state-page.ts';

it(
  'each place is linked from the page of its state or of another place, without scripts',
  { timeout: 30_000 },
  () => {
    const linked = new Set(
      JURISDICTION_CODES.flatMap((code) => {
        const { cities, areas } = statePage(code, 'en');
        const near = SITE_PLACES[code].flatMap((site) => placePage(site, 'en').nearby.neighbours);
        return [...[...cities, ...areas].map(placePath), ...near.map(({ path }) => path)];
      }),
    );
    const unlinked = Object.values(SITE_PLACES)
      .flat()
      .map(placePath)
      .filter((path) => !linked.has(path));
    expect(unlinked).toEqual([]);
  },
);
