import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
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

describe('the rents of a state', () => {
  const rent = (code: JurisdictionCode, language: 'en' | 'es' = 'en') =>
    statePage(code, language).answers.rent;

  it('are a range with its counties or places, and none is told as the state’s', () => {
    expect(rent('IL')?.label).toBe('HUD’s rent estimates in Illinois, two bedrooms, fiscal year 2026');
    expect(rent('IL')?.figure).toBe('from $916 (44 counties) to $2,050 (Kendall County)');
    expect(rent('IL', 'es')?.figure).toBe('de $916 (44 condados) a $2,050 (Kendall County)');
    expect(rent('MA')?.figure).toContain('the Boston-Cambridge-Quincy area');
    for (const code of JURISDICTION_CODES) {
      if (code === 'DC') continue;
      expect(rent(code)?.figure, code).toMatch(/^from \$[\d,]+ \(.+\) to \$[\d,]+ \(.+\)$/u);
      expect(rent(code)?.note, code).not.toContain('4 of 10');
    }
  });

  it('are one figure in the District', () => {
    expect(rent('DC')?.figure).toBe('$2,246 a month');
  });
});
