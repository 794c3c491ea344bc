import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '#config/languages.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { courtOfPlace } from './courts.ts';
import { hereNext } from './here-next.ts';
import { SITE_PLACES, sitePlace } from './site-places.ts';

const COURT = { name: 'Court', address: null, phone: null, hours: null, website: null };

type Site = (typeof SITE_PLACES)['NY'][number];

const stepsAt = ({ state, place, county }: Site, language: (typeof LANGUAGES)[number]) =>
  hereNext(
    {
      state: state.abbreviation,
      county: county.name,
      place: place.name,
      geonameId: place.geonameId,
      court: COURT,
    },
    language,
  );
const search = (code: JurisdictionCode, slug: string) => stepsAt(sitePlace(code, slug), 'en')[0];

describe('a search for one’s own case', () => {
  it('of New York’s city and district courts is beside no town or village court', () => {
    for (const site of SITE_PLACES.NY)
      for (const language of LANGUAGES) {
        const { place, county } = site;
        const court = courtOfPlace('NY', { geonameId: place.geonameId, county: county.name });
        const links = stepsAt(site, language).flatMap(({ link }) => link?.href ?? []);
        const isTown = /Town|Village/u.test(court);
        expect(
          links.some((href) => href.includes('webcivil')),
          `${site.label}: ${court}`,
        ).toBe(!isTown);
      }
    expect(search('NY', 'buffalo')?.link?.label).toBe('WebCivil Local');
    const town = search('NY', 'amherst');
    expect(town?.link).toBeNull();
    expect(town?.text).toContain('A town or village court has no online search: ask its clerk.');
  });

  it.each([
    ['ME', 'portland', null],
    ['ME', 'lewiston', 'https://www.courts.maine.gov/ecourts/access.html'],
    ['AZ', 'tucson', 'https://www.jp.pima.gov/CaseSearch/'],
    ['AZ', 'apache-junction', 'https://apps.azcourts.gov/publicaccess/'],
    ['WA', 'seattle', 'https://dja-prd-ecexap1.kingcounty.gov/'],
    ['PA', 'philadelphia', 'https://fjdclaims.phila.gov/'],
  ] as const)('in %s, %s, is that of its court: %s', (code, slug, href) => {
    const found = search(code, slug)?.link?.href ?? null;
    if (href === null) expect(found).toBeNull();
    else expect(found).toContain(href);
  });

  it('of a whole state says which courts it leaves out', () => {
    const [newYork] = hereNext({ state: 'NY', county: '', place: '', geonameId: null, court: COURT }, 'en');
    expect(newYork?.note).toContain('A town or village court has no online search');
  });

  it('and what is said with it are Spanish on Spanish pages', () => {
    for (const code of Object.keys(SITE_PLACES) as JurisdictionCode[]) {
      const steps = hereNext({ state: code, county: '', place: '', geonameId: null, court: COURT }, 'es');
      expect(JSON.stringify(steps), code).not.toContain('(En inglés:)');
    }
    for (const site of SITE_PLACES.NY)
      expect(JSON.stringify(stepsAt(site, 'es'))).not.toContain('(En inglés:)');
  });
});
