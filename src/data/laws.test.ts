import { describe, expect, it } from 'vitest';

import billsSeen from '#content/bills-seen.json';
import { billsSeenSchema, pendingBillsOn } from '#domain/law/changes.ts';

import type { PlainDate } from '#domain/shared/plain-date.ts';

import { PENDING_BILLS, SEALING_LAW_CHANGES, SEALING_LAWS, sealingLaw } from './laws.ts';
import { readContent } from './read.ts';

/** Product §9, “Sealing waiting periods by state”, typed from the specification. */
const LISTED: Readonly<Record<string, string>> = {
  'Not eligible (no sealing law)': 'AL AK MS NE NC ND OK SC SD TN WV WY',
  'Immediate if the case was dismissed, dropped or won': 'AZ',
  '5 years': 'AR LA OR',
  'Immediate unless the landlord wins': 'CA CO',
  '3 years': 'CT DE ID IL IA KS MO MT NH PA',
  'Varies by county': 'FL',
  '7 years (dismissed only)': 'GA',
  '1 year': 'HI MI NM NY RI VT',
  '1-3 years': 'IN NV',
  '60 days to 1 year': 'KY',
  '7 years': 'ME',
  '60 days to 12 months': 'MD',
  '0-4 years': 'MA',
  'Immediate to 3 years': 'MN WA',
  '30 days to 3 years': 'NJ DC',
  '3 years, some courts only': 'OH',
  'Varies by county, justice court only': 'TX',
  '7 years automatic, earlier if dismissed': 'UT',
  '6 months to 3 years': 'VA',
  '2 years': 'WI',
};

describe('the law registry', () => {
  it('has the waiting periods of the list', () => {
    const listed = Object.entries(LISTED).flatMap(([period, codes]) =>
      codes.split(' ').map((code) => [code, period] as const),
    );
    expect(
      Object.fromEntries(Object.entries(SEALING_LAWS).map(([code, law]) => [code, law.waitingPeriod])),
    ).toEqual(Object.fromEntries(listed));
  });

  it('says how sure we are of how many states, as counted by hand at the last reading', () => {
    const tally = Object.groupBy(
      Object.values(SEALING_LAWS),
      ({ eligible, verification }) => `${verification}, ${eligible ? 'seals' : 'no law'}`,
    );
    expect(Object.fromEntries(Object.entries(tally).map(([kind, laws]) => [kind, laws.length]))).toEqual({
      'verified, seals': 9,
      'differs, seals': 15,
      'unverified, seals': 15,
      'verified, no law': 10,
      'differs, no law': 1,
      'unverified, no law': 1,
    });
  });
});

const laws = Object.values(SEALING_LAWS);

describe('the law change log', () => {
  it('begins with the first publication of all laws', () => {
    const first = SEALING_LAW_CHANGES.at(-1);
    expect(first).toMatchObject({ id: '2026-11-21-first-publication', states: [] });
  });

  it.each(laws.map((law) => [law.state, law] as const))(
    '%s: has a line in the month of the last check, even if nothing changed',
    (_state, { abbreviation, asOf, remedies }) => {
      const newest = SEALING_LAW_CHANGES.find(
        ({ states }) => states.length === 0 || states.includes(abbreviation),
      );
      const checks = remedies.map(({ checked }) => checked.on.slice(0, 7));
      expect(newest?.date.slice(0, 7)).toBe([asOf, ...checks].sort().at(-1));
    },
  );

  it('names only sources of the law', () => {
    const known = new Set(
      laws.flatMap(({ statute, sources, remedies }) =>
        [...statute, ...sources, ...remedies.flatMap((remedy) => remedy.sources)].map(({ url }) => url),
      ),
    );
    for (const { id, source } of SEALING_LAW_CHANGES) {
      if (source !== null) expect(known, id).toContain(source.url);
    }
  });
});

describe('the pending bills', () => {
  it.each(PENDING_BILLS.map((bill) => [bill.abbreviation, bill.number, bill] as const))(
    '%s %s: is not an act that the law’s file already names',
    (code, number) => {
      const { unreadAct, statute } = sealingLaw(code);
      const acts = [unreadAct?.citation ?? '', ...statute.map(({ citation }) => citation)];
      expect(acts.filter((act) => act.includes(number))).toEqual([]);
    },
  );

  it.each([
    [
      'in the past',
      { lookAgainBy: '2026-02-01' },
      'lookAgainBy: must be after lookedOn, the day of the last look',
    ],
    [
      'still to come',
      { lookedOn: '2026-12-24' },
      'lookedOn: must not be after 2026-11-22: it is the day of a look that has been taken',
    ],
  ])(
    'stop the build when a day is %s, naming the file, the bill, the field and why',
    (_what, change, line) => {
      const [first, ...others] = PENDING_BILLS;
      const read = () =>
        readContent('src/content/pending-bills.json', pendingBillsOn('2026-11-22' as PlainDate), [
          first,
          { ...others[0], ...change },
        ]);
      expect(read).toThrow(`src/content/pending-bills.json cannot be used:\n  [1].${line}`);
    },
  );
});

it('the bills that were seen are in the order of the states', () => {
  const bills = readContent('bills-seen.json', billsSeenSchema, billsSeen);
  const places = bills.map(({ abbreviation }) => Object.keys(SEALING_LAWS).indexOf(abbreviation));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
