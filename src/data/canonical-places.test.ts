import { expect, it } from 'vitest';

import { placePath } from '#domain/places/place-address.ts';

import { canonicalPlace } from './canonical-places.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';

const canonicalOf = (...at: Parameters<typeof sitePlace>) => placePath(canonicalPlace(sitePlace(...at)));

it.each([
  // A major city, a town with a court of its own, and two with nothing that their county does not have.
  ['TX', 'houston', '/state/texas/houston/'],
  ['OH', 'lakewood', '/state/ohio/lakewood/'],
  ['OH', 'walbridge', '/state/ohio/bowling-green/'],
  ['AK', 'badger', '/state/alaska/fairbanks/'],
] as const)('%s, %s: search engines are shown %s', (code, slug, path) => {
  expect(canonicalOf(code, slug)).toBe(path);
});

it('a canonical place is its own, and in the county of those that name it', () => {
  const all = Object.values(SITE_PLACES).flat();
  for (const site of all) {
    const canonical = canonicalPlace(site);
    expect(canonicalPlace(canonical), site.label).toBe(canonical);
    expect(canonical.county.fips, site.label).toBe(site.county.fips);
  }
  const copies = all.filter((site) => canonicalPlace(site) !== site);
  process.stdout.write(`towns that another page stands for: ${copies.length} of ${all.length}\n`);
});
