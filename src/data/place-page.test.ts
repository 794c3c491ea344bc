import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { placePath } from '#domain/places/place-address.ts';
import { goesByBorough } from '#domain/places/site-place.ts';

import { isRentFloor } from './rents.ts';
import { placePage } from './place-page.ts';
import { ALL_SITE_PLACES, sitePlace } from './site-places.ts';
import { statePage } from './state-page.ts';

/** Every page, made once: each takes a few milliseconds. */
const PAGES = ALL_SITE_PLACES.map((site) => ({ site, page: placePage(site, 'en') }));

describe('the page of a place', () => {
  it('has a line for each county with a tenth of its people or more, where there are several', () => {
    for (const {
      site,
      page: { answers, parts },
    } of PAGES) {
      const large = site.counties.filter(({ percent }) => percent >= 10);
      const shown = large.length > 1 && !goesByBorough(site) ? large.map(({ county }) => county.name) : [];
      expect(
        parts.map(({ name }) => name),
        site.label,
      ).toEqual(shown);
      // Where the county is not certain, the check asks which of the place's it is.
      const isAsked = shown.length > 0 || goesByBorough(site);
      expect(answers.casePlace.county, site.label).toBe(isAsked ? site.place.name : site.county.name);
    }
  });

  it('tells Braselton’s four counties apart', () => {
    const { parts } = placePage(sitePlace('GA', 'braselton'), 'en');
    expect(parts.map(({ name, percent, rent }) => [name, percent, rent])).toEqual([
      ['Jackson County', 32, 1153],
      ['Gwinnett County', 29, 1820],
      ['Hall County', 24, 1514],
      ['Barrow County', 15, 1820],
    ]);
    expect(parts[1]?.court).toBe('Magistrate Court of Gwinnett County');
    expect(parts[1]?.help.phone).toBe('(404) 524-5811');
  });

  it('says whose court and helper its answers are, where it has several', () => {
    for (const { site, page } of PAGES) {
      const whose = page.parts.length > 0 ? site.county.name : site.place.name;
      expect(page.answers.of, site.label).toBe(whose);
    }
    expect(placePage(sitePlace('GA', 'braselton'), 'en').answers.of).toBe('Jackson County');
  });

  it('does not list again whom a right to a lawyer names', () => {
    const asked = PAGES.flatMap(({ site, page }) => {
      const { contacts, rights } = page.help;
      const numbers = rights.flatMap(({ ask }) => ask?.phone ?? []);
      expect(
        contacts.filter(({ phone }) => phone !== null && numbers.includes(phone)),
        site.label,
      ).toEqual([]);
      return numbers;
    });
    expect(asked.length).toBeGreaterThan(10);
    // Another service of whom it names stays.
    expect(placePage(sitePlace('WA', 'seattle'), 'en').help.contacts.map(({ phone }) => phone)).toEqual([
      '(206) 267-7010',
    ]);
  });

  it('names the city’s income limits, which are those of each borough', () => {
    const limits = (slug: string) => placePage(sitePlace('NY', slug), 'en').rents?.table.limits;
    const { boroughs } = placePage(sitePlace('NY', 'new-york-city'), 'en').answers.court;
    expect(limits('new-york-city')).toContain('in New York City, 2026: ');
    expect(boroughs).toHaveLength(5);
    for (const { path, county } of boroughs)
      expect(limits(path.split('/').at(-2) ?? '')?.replace(county, 'New York City'), path).toBe(
        limits('new-york-city'),
      );
  });

  it('gives New York City’s boroughs the city’s housing authority', () => {
    const authority = (slug: string) =>
      placePage(sitePlace('NY', slug), 'en').next.find(({ title }) => title === 'Housing authority.');
    for (const slug of ['brooklyn', 'queens', 'manhattan', 'the-bronx', 'staten-island'])
      expect(authority(slug), slug).toEqual(authority('new-york-city'));
  });

  it('calls only a town’s own housing authority the town’s, and has no number that one source alone gives unlabelled', () => {
    const authority = (language: 'en' | 'es', code: JurisdictionCode, slug: string) =>
      placePage(sitePlace(code, slug), language).next.find(({ title }) =>
        /^(?:Housing|Autoridad)/u.test(title),
      );
    expect(authority('en', 'CA', 'bakersfield')?.note).toBe(
      'Housing Authority of the County of Kern has an office in Bakersfield. Ask whether the waiting list is open.',
    );
    expect(authority('es', 'CA', 'bakersfield')?.note).toBe(
      'Housing Authority of the County of Kern tiene una oficina en Bakersfield. Pregunte si la lista de espera está abierta.',
    );
    expect(authority('en', 'AL', 'alexander-city')).toMatchObject({
      phone: '(256) 329-2201',
      note: 'Ask whether the waiting list is open.',
    });
    expect(authority('en', 'CA', 'los-angeles')?.phone).toBe('(213) 252-2500');
    expect(authority('en', 'IL', 'chicago')?.phone).toBe('(312) 742-8500');
    expect(authority('en', 'CA', 'alameda')?.phone).toBeNull();
  });

  it('says whose figure its rent is, and names no other place as cheaper', () => {
    for (const { site, page } of PAGES) {
      const { answers, rents } = page;
      if (answers.rent === null) continue;
      expect(answers.rent.label, site.label).toMatch(
        /^HUD’s rent estimate for .+, two bedrooms, fiscal year \d{4}$/u,
      );
      const monthly = Number(answers.rent.figure.replaceAll(/\D/gu, ''));
      expect(answers.rent.note, site.label).toMatch(
        isRentFloor(site.state.abbreviation, monthly)
          ? /^HUD uses no lower figure in this state\. Homes there may rent for less\./u
          : /^4 of 10 homes there rent for this or less/u,
      );
      expect(answers.rent.label, site.label).toContain(rents?.table.area);
      expect(JSON.stringify(rents)).not.toContain('cheaper');
    }
  });

  it('names no HUD area after a town', () => {
    const label = (language: 'en' | 'es', code: JurisdictionCode, slug: string) =>
      placePage(sitePlace(code, slug), language).answers.rent?.label;
    expect(label('en', 'CT', 'greenwich')).toContain('for the area that Greenwich is in,');
    expect(label('es', 'CT', 'greenwich')).toContain('la zona donde está Greenwich,');
    expect(label('en', 'MA', 'revere')).toContain('for the Boston-Cambridge-Quincy area,');
  });

  it('names somebody who helps free, with a number', () => {
    for (const { site, page } of PAGES) {
      const { answers, parts } = page;
      expect(answers.help.phone, site.label).not.toBeNull();
      for (const { help } of parts) expect(help.phone, site.label).not.toBeNull();
    }
  });

  it('says what to do next, in order, and shows no search that was not confirmed', () => {
    for (const { site, page } of PAGES) {
      const [lookUp, papers, ...others] = page.next;
      expect(lookUp?.title).toBe('Look up your own case.');
      expect(papers?.link?.href).toBe(
        `/help-today/${site.state.slug}/#${new URLSearchParams({ county: site.county.name }).toString()}`,
      );
      expect(
        others.some(({ title }) => title === 'Housing authority.'),
        site.label,
      ).toBe(true);
    }
    const search = (code: 'MD' | 'OR' | 'KS' | 'TX', slug: string) =>
      placePage(sitePlace(code, slug), 'en').next[0];
    for (const [code, slug] of [
      ['MD', 'baltimore'],
      ['OR', 'portland'],
      ['KS', 'wichita'],
      ['TX', 'austin'],
    ] as const)
      expect(search(code, slug), slug).toMatchObject({ link: null, text: 'Ask the court’s clerk.' });
    expect(search('TX', 'houston')?.link?.href).toBe(
      'https://jpwebsite.harriscountytx.gov/FindMyCase/search.jsp',
    );
  });

  it('is linked from the page of its state or of another place, without scripts', () => {
    const ofStates = JURISDICTION_CODES.flatMap((code) => {
      const { cities, areas } = statePage(code, 'en');
      return [...cities, ...areas].map(placePath);
    });
    const ofPlaces = PAGES.flatMap(({ page }) => page.nearby.neighbours.map(({ path }) => path));
    const linked = new Set([...ofStates, ...ofPlaces]);
    expect(ALL_SITE_PLACES.map(placePath).filter((path) => !linked.has(path))).toEqual([]);
  });
});
