import { describe, expect, it, vi } from 'vitest';

import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

/*
 * A page that says something else on another day gets a new day in the sitemap. So the day of the build may decide only
 * what is said to be old.
 */

/** Places of a state: what the day decides is its law and the edition of the figures. */
const OF_EACH_STATE = 3;

/** What pages are made from when they are built on a day, by address. */
async function builtOn(day: string) {
  vi.resetModules();
  vi.stubEnv('BUILD_DATE', day);
  const { placePage } = await import('#data/place-page.ts');
  const { planPage } = await import('#data/plan-page.ts');
  const { SITE_PLACES } = await import('#data/site-places.ts');
  const { statePage } = await import('#data/state-page.ts');
  vi.unstubAllEnvs();
  return {
    plans: () =>
      JURISDICTIONS.map(({ code, slug }) => [`/sealing-laws/${slug}/`, planPage(code, 'en')] as const),
    states: () => JURISDICTIONS.map(({ code, slug }) => [`/state/${slug}/`, statePage(code, 'en')] as const),
    places: () =>
      JURISDICTIONS.flatMap(({ code, slug }) =>
        SITE_PLACES[code]
          .slice(0, OF_EACH_STATE)
          .map((site) => [`/state/${slug}/${site.place.slug}/`, placePage(site, 'en')] as const),
      ),
  };
}

/** The addresses whose pages differ, without what these keys hold. */
function differing(
  one: readonly (readonly [string, unknown])[],
  other: typeof one,
  without: readonly string[] = [],
): readonly string[] {
  const said = (page: unknown) =>
    JSON.stringify(page, (key, value: unknown) => (without.includes(key) ? null : value));
  expect(one.length).toBeGreaterThan(50);
  return one.filter(([, page], index) => said(page) !== said(other[index]?.[1])).map(([address]) => address);
}

const NOW = await builtOn('2026-11-22');
const A_FORTNIGHT_LATER = await builtOn('2026-12-06');
const A_YEAR_LATER = await builtOn('2027-12-06');

describe('built a fortnight later', () => {
  it('places say the same', () => {
    expect(differing(NOW.places(), A_FORTNIGHT_LATER.places())).toEqual([]);
  });

  it('states say the same', () => {
    expect(differing(NOW.states(), A_FORTNIGHT_LATER.states())).toEqual([]);
  });

  it('plans say the same', () => {
    // Its findings are of sample cases that end on the day; a plan says in words when a remedy opens.
    const without = ['today', 'allFindings'];
    expect(differing(NOW.plans(), A_FORTNIGHT_LATER.plans(), without)).toEqual([]);
  });
});

describe('built a year later', () => {
  it('places say only that figures and the check of the law are old', () => {
    expect(differing(NOW.places(), A_YEAR_LATER.places())).toHaveLength(NOW.places().length);
    expect(differing(NOW.places(), A_YEAR_LATER.places(), ['limits', 'law'])).toEqual([]);
  });
});
