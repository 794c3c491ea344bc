import { describe, expect, it } from 'vitest';

import {
  brokenCourts,
  courtFeesSchema,
  type EvictionCourts,
  evictionCourtsSchema,
  type LegalHelpRecord,
  legalHelpRecordSchema,
  type RenterProtection,
  renterProtectionsOn,
  stateHelpSchema,
} from './facts-schema.ts';

it.each([
  ['without a year', { asOf: undefined }, 'asOf'],
  ['with a year that is none', { asOf: 'last' }, 'asOf'],
  ['without a source', { readIn: '' }, 'readIn'],
  ['below nothing', { filing: -1 }, 'filing'],
])('refuses fees %s', (_, slip, field) => {
  const dallas = { filing: 54, service: 80, readIn: 'dallascounty.org', asOf: '2025' };
  expect(courtFeesSchema.safeParse(dallas).success).toBe(true);
  expect(courtFeesSchema.safeParse({ ...dallas, ...slip }).error?.issues[0]?.path).toEqual([field]);
});

describe('a file of eviction courts', () => {
  const certain = { certain: true, decidedBy: null, note: null } as const;
  const courts: EvictionCourts = {
    rule: 'The district court hears evictions.',
    citation: 'Code § 1',
    textRead: true,
    courts: [
      { ...certain, name: 'First District Court, {county}', counties: ['Adams County'] },
      { ...certain, name: '{bare} District Court', counties: null },
    ],
    places: [{ name: 'Ada City Court', certain: true, note: null, places: [{ geonameId: 1, name: 'Ada' }] }],
  };
  const counties = ['Adams County', 'Bond County'];
  const names = new Map([[1, 'Ada']]);
  const broken = (change: Partial<EvictionCourts>) => brokenCourts({ ...courts, ...change }, counties, names);
  const [adams, rest] = courts.courts;
  const [ada] = courts.places;
  if (adams === undefined || rest === undefined || ada === undefined)
    throw new Error('The sample is broken.');

  it('is accepted when it is valid', () => {
    expect(broken({})).toEqual([]);
  });

  it.each<[string, Partial<EvictionCourts>, string]>([
    [
      'a county of another state',
      { courts: [{ ...adams, counties: ['Kings County'] }, rest] },
      'courts[0].counties: the state has no Kings County',
    ],
    [
      'a county twice',
      { courts: [adams, adams, rest] },
      'courts[1].counties: Adams County is in two entries',
    ],
    ['a county without a court', { courts: [adams] }, 'courts: no entry for Bond County'],
    ['two entries for the rest', { courts: [adams, rest, rest] }, 'courts: two entries without counties'],
    [
      'an entry for a rest that there is not',
      { courts: [{ ...adams, counties }, rest] },
      'courts: the entry without counties has none',
    ],
    [
      'a place with another number',
      { places: [{ ...ada, places: [{ geonameId: 2, name: 'Ada' }] }] },
      'places[0]: no place Ada has number 2',
    ],
    ['a place twice', { places: [ada, ada] }, 'places[1]: Ada (1) is in two entries'],
    [
      'a placeholder in the court of a place',
      { places: [{ ...ada, name: '{bare} City Court' }] },
      'places[0].name: a place’s court has no placeholder',
    ],
  ])('with %s', (_, change, problem) => {
    expect(broken(change)).toContain(problem);
  });

  it('is refused with a placeholder that is never filled in', () => {
    const read = evictionCourtsSchema.safeParse({ ...courts, courts: [{ ...rest, name: '{town} Court' }] });
    expect(read.error?.issues[0]).toMatchObject({
      path: ['courts', 0, 'name'],
      message: 'has an unknown placeholder',
    });
  });
});

describe('a legal help service', () => {
  const service: LegalHelpRecord = {
    name: 'South',
    specialty: 'Evictions',
    phone: '(602) 258-3434',
    seen: '2026-11-21',
    url: 'https://clsaz.org/',
    kind: 'legal-aid',
    source: { title: 'A list', url: 'https://www.azcourts.gov/' },
  };

  it.each([
    ['a number in another form', { phone: '602-258-3434' }],
    ['neither number nor link', { phone: null, url: null }],
    ['an unknown kind', { kind: 'partner' }],
    ['a field that nobody knows', { rating: 5 }],
  ])('is refused for %s', (_what, change) => {
    expect(legalHelpRecordSchema.safeParse(service).success).toBe(true);
    expect(legalHelpRecordSchema.safeParse({ ...service, ...change }).success).toBe(false);
  });

  it('is refused as an office of an area if nobody wrote down where it was read', () => {
    const { source: _, ...link } = { ...service, phone: null };
    const file = { default: [link], counties: {}, regional: [link] };
    expect(stateHelpSchema.safeParse(file).error?.issues).toMatchObject([
      { path: ['regional', 0, 'source'], message: 'must be there: an office is named only with its source' },
    ]);
  });

  it('is refused with an area without counties and places', () => {
    const file = { default: [service], counties: {}, areas: [{ name: service.name, counties: [] }] };
    expect(stateHelpSchema.safeParse(file).error?.issues[0]).toMatchObject({
      path: ['areas', 0, 'counties'],
      message: 'must have a county or a place',
    });
  });

  it('is refused with an area that names another service', () => {
    const file = {
      default: [service],
      counties: {},
      areas: [{ name: 'North', counties: ['Gila County'] }],
    };
    expect(stateHelpSchema.safeParse(file).error?.issues[0]).toMatchObject({
      path: ['areas', 0, 'name'],
      message: 'is on no list of this file',
    });
  });
});

describe('a file of rules that protect renters', () => {
  const rule: RenterProtection = {
    id: 'or-application-fee',
    state: 'OR',
    place: null,
    topic: 'application-fee',
    label: 'Real cost at most',
    effect: 'A fee may not exceed its cost.',
    citation: 'ORS 90.295',
    basis: 'text',
    source: 'The code of 2025',
    asOf: '2026-11',
  };
  const problem = (change: object) =>
    renterProtectionsOn('2026-11-22').safeParse([{ ...rule, ...change }]).error?.issues[0]?.path;

  it('is accepted when it is valid', () => {
    expect(problem({})).toBeUndefined();
  });

  it('has each id once', () => {
    expect(renterProtectionsOn('2026-11-22').safeParse([rule, rule]).error?.issues[0]).toMatchObject({
      path: [1, 'id'],
      message: 'is the id of another rule',
    });
  });

  it.each([
    ['a date in the future', { asOf: '2026-12' }, [0, 'asOf']],
    ['an id of another state', { id: 'wa-application-fee' }, [0, 'id']],
    ['an id that is none', { id: 'Fee' }, [0, 'id']],
    ['a date that is none', { asOf: 'last year' }, [0, 'asOf']],
    ['an effect that is no sentence', { effect: 'a fee' }, [0, 'effect']],
    ['another topic', { topic: 'pets' }, [0, 'topic']],
    ['a territory', { state: 'PR' }, [0, 'state']],
    ['no citation', { citation: '' }, [0, 'citation']],
    ['a page that is not official', { url: 'https://law.example.com/' }, [0, 'url']],
    ['another one whom it binds', { binds: 'tenant' }, [0, 'binds']],
    ['a label that does not fit the table', { label: 'No more than '.repeat(5) }, [0, 'label']],
  ])('is refused with %s', (_, change, path) => {
    expect(problem(change)).toEqual(path);
  });
});
