import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  billsOf,
  isLookDue,
  type LawChange,
  lawChangesSchema,
  type PendingBill,
  pendingBillsOn,
  pendingBillsSchema,
} from './changes.ts';

const change = (id: string, states: LawChange['states'] = []): LawChange => ({
  id,
  date: id.slice(0, 10) as PlainDate,
  states,
  title: 'A title',
  what: 'What changed.',
  source: null,
});

/** The fields that the schema complains about. */
function complaints(changes: unknown): string[] {
  const read = lawChangesSchema.safeParse(changes);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
}

describe('the law change log', () => {
  it('is accepted with the newest change first', () => {
    expect(
      complaints([change('2027-01-02-ohio', ['OH']), change('2026-11-21-a'), change('2026-11-21-b')]),
    ).toEqual([]);
  });

  it.each<[string, readonly unknown[], string]>([
    ['no change', [], ''],
    ['the oldest first', [change('2026-11-21-a'), change('2027-01-02-b')], ''],
    ['one id twice', [change('2026-11-21-a'), change('2026-11-21-a')], ''],
    ['an id of another day', [{ ...change('2026-11-21-a'), date: '2026-11-22' }], '0.id'],
    ['a day that does not exist', [{ ...change('2026-11-31-a'), date: '2026-11-31' }], '0.date'],
    ['a state that is none', [{ ...change('2026-11-21-a'), states: ['PR'] }], '0.states.0'],
    ['no words', [{ ...change('2026-11-21-a'), what: '' }], '0.what'],
  ])('is refused with %s', (_what, changes, field) => {
    expect(complaints(changes)).toContain(field);
  });
});

const BILL: PendingBill = {
  abbreviation: 'UT',
  number: 'SB 215',
  session: '2026',
  lastStep: 'Introduced.',
  lastStepOn: '2026-01-28',
  foundSince: null,
  source: { title: 'Utah Legislature', url: 'https://le.utah.gov/' },
  lookedOn: '2026-11-22',
  lookAgainBy: '2027-02-01',
};

/** The schema's errors about a list, with their fields. */
function billComplaints(bills: unknown, schema = pendingBillsSchema): string[] {
  const read = schema.safeParse(bills);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the list of pending bills', () => {
  it.each<[string, readonly object[]]>([
    ['no bill', []],
    ['a step of which only the month is known', [{ ...BILL, lastStepOn: '2026-01' }]],
    ['a step that was taken on the day of the look', [{ ...BILL, lastStepOn: '2026-11-22' }]],
    ['a step in the month of the look', [{ ...BILL, lastStepOn: '2026-11' }]],
    ['a look on the next day', [{ ...BILL, lookAgainBy: '2026-11-23' }]],
    ['a look a year later', [{ ...BILL, lookAgainBy: '2027-11-22' }]],
    ['a look on a leap day', [{ ...BILL, lookedOn: '2028-02-29', lookAgainBy: '2028-07-01' }]],
    ['a source without an address', [{ ...BILL, source: { title: 'A tracker', url: null } }]],
    ['a number that is used again', [BILL, { ...BILL, session: '2027' }]],
    // A list that was valid when it was written stays valid as days pass.
    [
      'looks that are long due',
      [{ ...BILL, lookedOn: '2020-11-22', lookAgainBy: '2021-02-01', lastStepOn: '2020-01' }],
    ],
  ])('may have %s', (_what, bills) => {
    expect(billComplaints(bills)).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'a look in the past',
      { lookAgainBy: '2026-02-01' },
      '0.lookAgainBy: must be after lookedOn, the day of the last look',
    ],
    [
      'the next look on the day of the last',
      { lookAgainBy: '2026-11-22' },
      '0.lookAgainBy: must be after lookedOn, the day of the last look',
    ],
    [
      'a look in ten years',
      { lookAgainBy: '2036-11-23' },
      '0.lookAgainBy: must be at most a year after lookedOn',
    ],
    [
      'a step after the look',
      { lastStepOn: '2026-11-23' },
      '0.lastStepOn: must not be after lookedOn: nobody saw a step before it was taken',
    ],
    [
      'a step in the month after the look',
      { lastStepOn: '2026-12' },
      '0.lastStepOn: must not be after lookedOn: nobody saw a step before it was taken',
    ],
    [
      'a step on a day that does not exist',
      { lastStepOn: '2026-02-30' },
      '0.lastStepOn: must be a day that exists',
    ],
    [
      'a step of which only the year is known',
      { lastStepOn: '2026' },
      '0.lastStepOn: must be a day, or a month where no more is known: 2026-01-28 or 2026-01',
    ],
    [
      'a look on a day that does not exist',
      { lookAgainBy: '2027-02-29' },
      '0.lookAgainBy: must be a day that exists, like 2026-07-01',
    ],
    ['a session that is none', { session: '26' }, '0.session: must be a year or two, like 2026 or 2025-2026'],
    ['no number', { number: '' }, '0.number: must not be empty'],
    [
      'an address that is none',
      { source: { title: 'A', url: 'le.utah.gov' } },
      '0.source.url: must be a web address with http:// or https://',
    ],
  ])('must not have %s', (_what, change, complaint) => {
    expect(billComplaints([{ ...BILL, ...change }])).toContain(complaint);
  });

  it('must have each bill once, in the order of the states', () => {
    expect(billComplaints([BILL, BILL])).toEqual([': must not repeat a bill']);
    expect(billComplaints([BILL, { ...BILL, abbreviation: 'DE' }])).toEqual([
      ': must be in the order of the states’ names',
    ]);
  });
});

describe('the list of pending bills, read on a day,', () => {
  const on = (today: string) =>
    billComplaints([BILL, { ...BILL, number: 'SB 216' }], pendingBillsOn(today as PlainDate));

  it('must not have a last look in the future', () => {
    const complaint = 'lookedOn: must not be after 2026-11-21: it is the day of a look that has been taken';
    expect(on('2026-11-21')).toEqual([`0.${complaint}`, `1.${complaint}`]);
  });

  it.each(['2026-11-22', '2036-11-22'])('may have a last look on or before it: %s', (today) => {
    expect(on(today)).toEqual([]);
  });
});

describe('the bills of a state', () => {
  it('are exactly those of the state', () => {
    const delaware = { ...BILL, abbreviation: 'DE' } as const;
    expect(billsOf([delaware, BILL], 'DE')).toEqual([delaware]);
    expect(billsOf([delaware, BILL], 'OH')).toEqual([]);
  });
});

it.each([
  ['2027-01-31', false],
  ['2027-02-01', true],
  ['2028-02-01', true],
])('on %s, a look due by 2027-02-01 is due: %s', (today, due) => {
  expect(isLookDue(BILL, today as PlainDate)).toBe(due);
});
