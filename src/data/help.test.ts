import { describe, expect, it } from 'vitest';

import { isFreeHelp, legalHelpFor, legalHelpOf } from '#domain/law/legal-help.ts';
import type { LegalHelpRecord, StateHelp } from '#domain/law/facts-schema.ts';
import { countyKey } from '#domain/places/county-name.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { COUNTIES } from './places.ts';
import { LEGAL_HELP } from './help.ts';
import national from '#content/legal-help/default.json';

const files = import.meta.glob<StateHelp>(
  ['../content/legal-help/*.json', '!../content/legal-help/default.json'],
  {
    eager: true,
    import: 'default',
  },
);
const records: LegalHelpRecord[] = [
  ...(national as LegalHelpRecord[]),
  ...Object.values(files).flatMap((file) => [...file.default, ...Object.values(file.counties).flat()]),
];

describe('legal help', () => {
  it('exists in every state', () => {
    for (const { code, slug } of JURISDICTIONS) {
      expect(Object.keys(files)).toContain(`../content/legal-help/${slug}.json`);
      expect(legalHelpFor(LEGAL_HELP, code, '').length).toBeGreaterThan(0);
    }
  });

  it('falls back from county to state to nation', () => {
    const [county, state] = [
      legalHelpFor(LEGAL_HELP, 'AZ', 'Pima County'),
      legalHelpFor(LEGAL_HELP, 'MN', 'Anoka'),
    ];
    expect(county.map(({ name }) => name)).toContain('Pima County Bar Association Lawyer Referral Service');
    expect(state).toEqual(legalHelpOf(LEGAL_HELP, 'MN').default);
    expect(LEGAL_HELP.default[0]?.phone).toBe('211');
  });

  it.each([
    ['AZ', 'Gila County', 'Southern Arizona Legal Aid', 'Community Legal Services (Arizona)'],
    ['AZ', 'Mohave County', 'Community Legal Services (Arizona)', 'Southern Arizona Legal Aid'],
    ['GA', 'Chatham County', 'Georgia Legal Services Program', 'Atlanta Legal Aid Society'],
    ['LA', 'Caddo Parish', 'Acadiana Legal Service Corporation', 'Southeast Louisiana Legal Services'],
    ['MO', 'Clay County', 'Legal Aid of Western Missouri', 'Legal Services of Eastern Missouri'],
    ['TX', 'El Paso County', 'Texas RioGrande Legal Aid', 'Lone Star Legal Aid'],
    ['VA', 'Alexandria city', 'Legal Services of Northern Virginia', null],
    ['NM', 'Taos County', 'New Mexico Legal Aid', null],
  ] as const)('in %s, %s, is %s and no service of another area', (code, county, here, elsewhere) => {
    const names = legalHelpFor(LEGAL_HELP, code, county).map(({ name }) => name);
    expect(names).toContain(here);
    expect(names).not.toContain(elsewhere);
  });

  it('is free in every county of a state that lists areas', () => {
    for (const { code } of JURISDICTIONS) {
      if (legalHelpOf(LEGAL_HELP, code).areas.length === 0) continue;
      for (const county of COUNTIES[code]) {
        expect(legalHelpFor(LEGAL_HELP, code, county).some(isFreeHelp), `${county}, ${code}`).toBe(true);
      }
    }
  });

  it('mentions income limits for every service with an area', () => {
    for (const { code } of JURISDICTIONS) {
      for (const { contact } of legalHelpOf(LEGAL_HELP, code).areas) {
        expect(contact.specialty, contact.name).toContain('income limits apply');
      }
    }
  });

  it('keeps St. Louis city and St. Louis County apart', () => {
    const { counties } = legalHelpOf(LEGAL_HELP, 'MO');
    expect(legalHelpFor(LEGAL_HELP, 'MO', 'St. Louis city')).toBe(counties['St. Louis City']);
    expect(legalHelpFor(LEGAL_HELP, 'MO', 'Saint Louis County')).toBe(counties['St. Louis']);
  });

  it('shows no phone number that the data marks unverified', () => {
    const hidden = records.filter(({ verified, phone }) => !verified && phone !== null);
    expect(hidden).toHaveLength(17);
    const shown = [
      ...LEGAL_HELP.default,
      ...JURISDICTIONS.flatMap(({ code }) => {
        const { default: state, counties } = legalHelpOf(LEGAL_HELP, code);
        return [...state, ...Object.values(counties).flat()];
      }),
    ];
    expect(shown).toHaveLength(records.length);
    for (const { name, phone } of hidden) {
      expect(
        shown.find((contact) => contact.name === name && contact.phone === phone),
        name,
      ).toBeUndefined();
    }
  });

  it('always has a phone number or a link', () => {
    for (const { code } of JURISDICTIONS) {
      const { default: state, counties } = legalHelpOf(LEGAL_HELP, code);
      for (const { name, phone, url } of [...state, ...Object.values(counties).flat()]) {
        expect(phone ?? url, name).not.toBeNull();
      }
    }
  });

  it('refers only to existing counties', () => {
    for (const { code } of JURISDICTIONS) {
      const official = COUNTIES[code].map(countyKey);
      for (const county of Object.keys(legalHelpOf(LEGAL_HELP, code).counties)) {
        expect(official, `${county}, ${code}`).toContain(countyKey(county));
      }
    }
  });
});
