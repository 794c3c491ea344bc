import { describe, expect, it } from 'vitest';

import { legalHelpFor, legalHelpOf } from '~/domain/law/legal-help.ts';
import type { LegalHelpRecord, StateHelp } from '~/domain/law/legal-help-schema.ts';
import { countyKey } from '~/domain/places/county-name.ts';
import { JURISDICTIONS } from '~/domain/places/jurisdiction.ts';

import { COUNTIES } from './places.ts';
import { LEGAL_HELP } from './help.ts';
import national from '../content/legal-help/default.json';

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
  it('has somebody in every state', () => {
    for (const { code, slug } of JURISDICTIONS) {
      expect(Object.keys(files)).toContain(`../content/legal-help/${slug}.json`);
      expect(legalHelpFor(LEGAL_HELP, code, '').length).toBeGreaterThan(0);
    }
  });

  it('falls back from county to state to nation', () => {
    const [county, state] = [
      legalHelpFor(LEGAL_HELP, 'AZ', 'Pima County'),
      legalHelpFor(LEGAL_HELP, 'AZ', 'Gila'),
    ];
    expect(county.map(({ name }) => name)).toContain('Pima County Bar Association Lawyer Referral Service');
    expect(state).toEqual(legalHelpOf(LEGAL_HELP, 'AZ').default);
    expect(LEGAL_HELP.default[0]?.phone).toBe('211');
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

  it('can always be reached, by a number or a link', () => {
    for (const { code } of JURISDICTIONS) {
      const { default: state, counties } = legalHelpOf(LEGAL_HELP, code);
      for (const { name, phone, url } of [...state, ...Object.values(counties).flat()]) {
        expect(phone ?? url, name).not.toBeNull();
      }
    }
  });

  it('names counties that exist', () => {
    for (const { code } of JURISDICTIONS) {
      const official = COUNTIES[code].map(countyKey);
      for (const county of Object.keys(legalHelpOf(LEGAL_HELP, code).counties)) {
        expect(official, `${county}, ${code}`).toContain(countyKey(county));
      }
    }
  });
});
