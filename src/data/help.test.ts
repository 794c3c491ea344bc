import { describe, expect, it } from 'vitest';

import {
  callToday,
  inCallOrder,
  isFreeHelp,
  legalHelpAt,
  legalHelpFor,
  legalHelpOf,
} from '#domain/law/legal-help.ts';
import {
  lawyerRightsSchema,
  type LegalHelpRecord,
  nationalHelpSchema,
  type StateHelp,
} from '#domain/law/facts-schema.ts';
import { countyKey } from '#domain/places/county-name.ts';
import { type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { COUNTIES } from './places.ts';
import { readContent } from './read.ts';
import { LAWYER_RIGHTS, LEGAL_HELP, lawyerRightsAt } from './help.ts';
import { SITE_PLACES } from './site-places.ts';
import national from '#content/legal-help/default.json';

const files = import.meta.glob<StateHelp>(
  ['../content/legal-help/*.json', '!../content/legal-help/default.json'],
  {
    eager: true,
    import: 'default',
  },
);
const regional = Object.values(files).flatMap((file) => file.regional ?? []);
const records: LegalHelpRecord[] = [
  ...(national as LegalHelpRecord[]),
  ...Object.values(files).flatMap((file) => [...file.default, ...Object.values(file.counties).flat()]),
  ...regional,
];

/** Cities in counties of which no office is known by name: their pages have the state's finder. */
const UNKNOWN: Partial<Record<JurisdictionCode, readonly string[]>> = {
  CA: [
    ...['Stockton', 'Modesto', 'Oxnard', 'Santa Rosa', 'Salinas', 'Thousand Oaks', 'Simi Valley'],
    ...['Santa Maria', 'Ventura', 'Santa Barbara', 'Tracy', 'Manteca', 'Turlock', 'Camarillo', 'Yuba City'],
    ...['Lodi', 'Santa Cruz', 'Petaluma', 'Watsonville'],
  ],
  FL: [
    ...['Cape Coral', 'Port St. Lucie', 'Lakeland', 'Lehigh Acres', 'Fort Myers', 'Bonita Springs'],
    'Winter Haven',
  ],
};

describe('legal help', () => {
  it('is described with typographic apostrophes, as every other text', () => {
    expect(records.filter(({ specialty }) => specialty.includes("'"))).toEqual([]);
  });

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
    ['CA', 'Kern County', 'Greater Bakersfield Legal Assistance', 'Legal Services of Northern California'],
    ['NV', 'Washoe County', 'Northern Nevada Legal Aid', 'Nevada Legal Services, Las Vegas'],
    ['NV', 'Elko County', 'Nevada Legal Services, Reno and rural counties', 'Northern Nevada Legal Aid'],
    ['NM', 'Taos County', 'New Mexico Legal Aid', null],
  ] as const)('in %s, %s, is %s and no service of another area', (code, county, here, elsewhere) => {
    const names = legalHelpFor(LEGAL_HELP, code, county).map(({ name }) => name);
    expect(names).toContain(here);
    expect(names).not.toContain(elsewhere);
  });

  it('has a number to call free in every state and county, and no finder without one beside it', () => {
    for (const { code } of JURISDICTIONS)
      for (const county of ['', ...COUNTIES[code]]) {
        const where = `${county}, ${code}`;
        const [first] = inCallOrder(legalHelpFor(LEGAL_HELP, code, county));
        expect(first?.phone, where).not.toBeNull();
        expect(first && isFreeHelp(first), where).toBe(true);
        const calls = callToday(legalHelpOf(LEGAL_HELP, code), county);
        expect(calls[0]?.phone, where).not.toBeNull();
        const numbers = calls.map(({ phone }) => phone).filter((phone) => phone !== null);
        expect(numbers.slice(0, -1), where).not.toContain('211');
      }
  });

  it('of a part of a state is the first to call only in a county of that part', () => {
    for (const { code } of JURISDICTIONS) {
      const { areas } = legalHelpOf(LEGAL_HELP, code);
      const [ofState] = inCallOrder(legalHelpFor(LEGAL_HELP, code, ''));
      expect(
        areas.map(({ contact }) => contact.name),
        code,
      ).not.toContain(ofState?.name);
    }
    const today = (code: JurisdictionCode, county: string) =>
      callToday(legalHelpOf(LEGAL_HELP, code), county).map(({ phone }) => phone);
    expect(today('GA', 'Fulton County')).toEqual(['(404) 521-0790']);
    expect(today('GA', 'Chatham County')).toEqual(['(833) 457-7529']);
    expect(today('GA', '')).toEqual(['(833) 457-7529', '(404) 524-5811', '211']);
    for (const code of ['CA', 'FL', 'MA', 'MI', 'NY', 'PA'] as const)
      expect(today(code, ''), code).toEqual(['211', null]);
    // No source has the number of the office of Scranton well enough.
    expect(today('PA', 'Lackawanna County')).toContain('211');
    expect(today('AL', '')).toEqual(['(866) 456-4995']);
  });

  /** Finders and lines that know offices, but are none. Typed from the lists. */
  const FINDERS = [
    ...['PALawHelp', 'MassLegalHelp', 'LawHelpNY', 'Michigan Legal Help', 'Florida Law Help', 'LawHelpCA'],
    'Legal Services Corporation, find legal aid',
  ];

  it.each(['PA', 'MA', 'NY', 'MI', 'FL', 'MO', 'CA', 'WI'] as const)(
    'names an office on every page of %s where one is known',
    (code) => {
      const without = SITE_PLACES[code].filter(({ place, county }) => {
        const help = legalHelpAt(LEGAL_HELP, code, { geonameId: place.geonameId, county: county.name });
        return !help.some(({ kind, name }) => kind === 'legal-aid' && !FINDERS.includes(name));
      });
      expect(without.map(({ label }) => label)).toEqual(UNKNOWN[code] ?? []);
    },
  );

  it('has the office of a town whose county is divided, and not the finder as well', () => {
    const help = legalHelpAt(LEGAL_HELP, 'MA', { geonameId: 4942618, county: 'Middlesex County' });
    expect(help.map(({ name }) => name)).toContain('Northeast Legal Aid');
    expect(help.map(({ name }) => name)).not.toContain('Legal Services Corporation, find legal aid');
  });

  it('names what changed in Maryland, Delaware and Wisconsin, and no old number', () => {
    const names = (code: JurisdictionCode) => legalHelpFor(LEGAL_HELP, code, '').map(({ name }) => name);
    expect(names('MD')).toContain('Maryland Legal Aid');
    expect(names('DE')).not.toContain('Delaware Legal Help Link');
    const texts = JSON.stringify(files);
    for (const old of ['Judicare', '(302) 478-8850', '(800) 999-8904']) expect(texts).not.toContain(old);
    for (const county of COUNTIES.WI) {
      expect(legalHelpFor(LEGAL_HELP, 'WI', county).map(({ name }) => name)).toContain(
        'Legal Action of Wisconsin',
      );
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
    expect(legalHelpFor(LEGAL_HELP, 'MO', 'St. Louis city')).toBe(counties['St. Louis city']);
    expect(legalHelpFor(LEGAL_HELP, 'MO', 'St. Louis County')).toBe(counties['St. Louis County']);
  });

  it.each(['source', 'seen'])('with a number is refused without %s, by file and field', (field) => {
    const [first] = records;
    const without = Object.fromEntries(Object.entries(first ?? {}).filter(([key]) => key !== field));
    expect(() => readContent('legal-help/ohio.json', nationalHelpSchema, [without])).toThrow(
      new RegExp(`legal-help/ohio\\.json cannot be used:\n  \\[0\\]\\.${field}: must say `, 'u'),
    );
  });

  it('is shown whole', () => {
    const shown = [
      ...LEGAL_HELP.default,
      ...JURISDICTIONS.flatMap(({ code }) => {
        const { default: state, counties } = legalHelpOf(LEGAL_HELP, code);
        return [...state, ...Object.values(counties).flat()];
      }),
    ];
    // A regional service is shown in its area.
    const told = (contacts: readonly { readonly name: string; readonly phone: string | null }[]) =>
      contacts.map(({ name, phone }) => `${name}: ${phone}`).toSorted();
    expect(told(shown)).toEqual(told(records.filter((record) => !regional.includes(record))));
  });

  it('has one number for each name of a state, and each number once on a page', () => {
    for (const { code } of JURISDICTIONS) {
      const { default: state, counties, areas } = legalHelpOf(LEGAL_HELP, code);
      const lists = [state, ...Object.values(counties)];
      const listed = [...lists.flat(), ...areas.map(({ contact }) => contact)];
      for (const [name, same] of Map.groupBy(listed, (contact) => contact.name))
        expect(new Set(same.map(({ phone }) => phone)).size, `${name}, ${code}`).toBe(1);
      const pages = SITE_PLACES[code].map(({ place, county }) =>
        legalHelpAt(LEGAL_HELP, code, { geonameId: place.geonameId, county: county.name }),
      );
      for (const contacts of [...lists, ...pages]) {
        const numbers = contacts.map(({ phone }) => phone).filter((phone) => phone !== null);
        expect(new Set(numbers).size, `${numbers.join()}, ${code}`).toBe(numbers.length);
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

describe('the right to a lawyer', () => {
  it('has a citation only where the law was read', () => {
    const cited = LAWYER_RIGHTS.filter(({ citation }) => citation !== null).map(({ name }) => name);
    expect(cited).not.toEqual(
      expect.arrayContaining(['Connecticut', 'San Francisco', 'Cleveland', 'Detroit']),
    );
    expect(cited).toEqual(expect.arrayContaining(['Maryland', 'Washington', 'Minnesota', 'Kansas City']));
  });

  it.each([
    ['NY', 5110302, ['New York City']],
    ['WA', 5809844, ['Seattle', 'Washington']],
    ['MD', 4347778, ['Maryland']],
    ['TX', 4699066, []],
    // Too little was read about these.
    ['KY', 4299276, []],
    ['CO', 5419384, []],
    ['NJ', 5099836, []],
  ] as const)('in %s, place %i, is %j', (code, geonameId, names) => {
    expect(lawyerRightsAt(code, geonameId).map(({ name }) => name)).toEqual(names);
  });

  it('for public housing only is not shown as one of all renters', () => {
    for (const { who, limits } of LAWYER_RIGHTS.filter(({ state }) => state === 'MN')) {
      expect(who).toContain('public housing');
      expect(limits).toContain('public housing only');
    }
  });

  it.each([
    ['without its limits', { limits: '' }, 'limits'],
    ['without a source', { source: '' }, 'source'],
    ['without a date', { asOf: 'once' }, 'asOf'],
  ])('is refused %s', (_, slip, field) => {
    const [first] = LAWYER_RIGHTS;
    expect(() => readContent('lawyer-rights.json', lawyerRightsSchema, [{ ...first, ...slip }])).toThrow(
      new RegExp(`lawyer-rights\\.json cannot be used:\n  \\[0\\]\\.${field}: `, 'u'),
    );
  });
});
