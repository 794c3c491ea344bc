import { describe, expect, it } from 'vitest';

import { LAW_DETAILS_COPY } from '#content/words/en/law.ts';
import { LEGAL_HELP } from '#data/help.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import type { LegalHelpRecord } from './facts-schema.ts';
import { callToday, inCallOrder, legalHelpDirectory, legalHelpFor, legalHelpOf } from './legal-help.ts';

const help = (name: string): LegalHelpRecord => ({
  name,
  specialty: 'Evictions',
  phone: '(602) 258-3434',
  url: 'https://clsaz.org/',
  kind: 'legal-aid',
  seen: '2026-11-21',
  source: { title: 'A list', url: 'https://www.azcourts.gov/' },
});

const COUNTIES = { AZ: ['Coconino County', 'Gila County', 'Maricopa County', 'Pinal County', 'Yuma County'] };
const directory = legalHelpDirectory(
  [help('Nation')],
  { AZ: { default: [help('State')], counties: { Maricopa: [help('County')] } } },
  COUNTIES,
);
const regional = legalHelpDirectory(
  [{ ...help('Finder'), phone: null }],
  {
    AZ: {
      default: [
        help('South'),
        { ...help('Bar'), kind: 'lawyer-referral' },
        { ...help('Line'), kind: 'helpline' },
      ],
      counties: { Maricopa: [help('Phoenix')] },
      areas: [
        { name: 'South', counties: ['Gila County', 'Yuma County'] },
        { name: 'Phoenix', counties: ['Pinal County'] },
      ],
    },
  },
  COUNTIES,
);
const namesFor = (...[state, county]: [state: 'AZ' | 'TX', county: string]) =>
  legalHelpFor(directory, state, county).map(({ name }) => name);

describe('legal help', () => {
  it('comes from the county, else the state, else the nation', () => {
    expect(namesFor('AZ', 'Maricopa County')).toEqual(['County']);
    expect(namesFor('AZ', 'Gila County')).toEqual(['State']);
    expect(namesFor('AZ', '')).toEqual(['State']);
    expect(namesFor('TX', 'Maricopa County')).toEqual(['Nation']);
  });

  it.each([
    [
      'the one whose area has the county, before those of the whole state',
      'Gila County',
      ['South', 'Bar', 'Line'],
    ],
    ['one of another county’s list whose area has this one too', 'Pinal County', ['Phoenix', 'Bar', 'Line']],
    ['the county’s own list', 'Maricopa County', ['Phoenix']],
    [
      'nobody of another area, and the finder where no legal aid is left',
      'Coconino County',
      ['Bar', 'Line', 'Finder'],
    ],
    ['everybody of the state where the county is not known', '', ['South', 'Bar', 'Line']],
  ])('is %s', (_, county, names) => {
    expect(legalHelpFor(regional, 'AZ', county).map(({ name }) => name)).toEqual(names);
  });

  it('of a whole state is called before that of a part of it, and that of a county alone where it is known', () => {
    const state = legalHelpOf(regional, 'AZ');
    const names = (county: string) => callToday(state, county).map(({ name }) => name);
    expect(inCallOrder(legalHelpFor(regional, 'AZ', '')).map(({ name }) => name)).toEqual([
      'Line',
      'South',
      'Bar',
    ]);
    expect(names('')).toEqual(['Line']);
    expect(names('Gila County')).toEqual(['South']);
  });

  it('without a number has the nationwide line, called after those of the area and before a site is opened', () => {
    const without = legalHelpDirectory(
      [{ ...help('211'), kind: 'helpline', phone: '211' }],
      {
        AZ: {
          default: [
            { ...help('Office'), phone: null },
            help('South'),
            { ...help('Bar'), kind: 'lawyer-referral' },
          ],
          counties: {},
          areas: [{ name: 'South', counties: ['Yuma County'] }],
        },
      },
      COUNTIES,
    );
    const state = legalHelpOf(without, 'AZ');
    const names = (county: string) => callToday(state, county).map(({ name }) => name);
    expect(names('')).toEqual(['South', '211', 'Office']);
    expect(names('Gila County')).toEqual(['211', 'Office']);
    expect(names('Yuma County')).toEqual(['South']);
    expect(inCallOrder(legalHelpFor(without, 'AZ', ''))[0]?.name).toBe('211');
  });

  it('is shown without its source and the day on which that was read', () => {
    const [shown] = legalHelpFor(legalHelpDirectory([help('Nation')], {}, {}), 'AZ', '');
    const { name, specialty, phone, url, kind } = help('Nation');
    expect(shown).toEqual({ name, specialty, phone, url, kind });
  });

  it('has the heading for the outcome', () => {
    expect(LAW_DETAILS_COPY.legalHelp.headings['not-eligible']).toBe('Attorneys Who May Help With Your Case');
    expect(LAW_DETAILS_COPY.legalHelp.headings.eligible).toBe('Local Attorneys (Alternative Options)');
    expect(LAW_DETAILS_COPY.legalHelp.headings.maybe).toBe('Local Attorneys (Alternative Options)');
  });
});

it('whom to call first comes first in a list that keeps every contact', () => {
  for (const state of JURISDICTION_CODES) {
    const { default: statewide, counties } = legalHelpOf(LEGAL_HELP, state);
    for (const contacts of [statewide, ...Object.values(counties)])
      expect(new Set(inCallOrder(contacts)), state).toEqual(new Set(contacts));
  }
});
