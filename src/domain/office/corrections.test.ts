import { expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import { sampleForm } from '../../../tests/support/sample-check.ts';
import { CORRECTABLE, readCorrection } from './corrections.ts';

const LATEST = '2026-11-25' as PlainDate;
const CHECK = Object.fromEntries(
  Object.entries(sampleForm()).filter(([name]) => name in CORRECTABLE.submissions),
);

const names = (kind: keyof typeof CORRECTABLE) => Object.keys(CORRECTABLE[kind]);

it('an admin may correct who somebody is, how to reach them and the facts of the case', () => {
  expect(names('submissions')).toEqual(
    expect.arrayContaining(
      'fullName email phone state county filingDate outcome paymentStatus reason'.split(' '),
    ),
  );
  expect(names('leads')).toEqual(expect.arrayContaining(['email', 'phone']));
  expect(names('messages')).toEqual(expect.arrayContaining(['name', 'email', 'phone']));
});

it('nobody but the person may give a consent, or change what they wrote', () => {
  for (const name of ['contactConsent', 'isHelper', 'details'])
    expect(names('submissions')).not.toContain(name);
  expect(names('messages')).not.toContain('message');
});

it.each([
  ['2020-03-04', '2020-03-04', 'day'],
  ['March 2020', '2020-03-01', 'month'],
  ['2020', '2020-01-01', 'year'],
  ['2026-11-25', LATEST, 'day'],
])('a filing date corrected to %s is as exact as it is typed', (filingDate, day, precision) => {
  // What was stored of the former date does not count.
  const answers = { ...CHECK, filingDate, filingPrecision: 'year' };
  expect(readCorrection('submissions', answers, LATEST)).toMatchObject({
    ok: true,
    value: { filingDate: day, filingPrecision: precision },
  });
});

it('what is corrected follows the rules of its form', () => {
  const future = { ...CHECK, filingDate: '2026-11-26' };
  expect(readCorrection('submissions', future, LATEST)).toMatchObject({
    ok: false,
    problems: { filingDate: { key: 'future' } },
  });
  const lead = { email: 'rosa@example.com', phone: '(602) 555-0134' };
  expect(readCorrection('leads', lead, LATEST)).toMatchObject({ ok: true, value: lead });
  expect(readCorrection('leads', { ...lead, phone: '12' }, LATEST)).toMatchObject({ ok: false });
});
