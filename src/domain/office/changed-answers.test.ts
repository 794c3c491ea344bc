import { expect, it } from 'vitest';

import { utcDate } from '#domain/shared/plain-date.ts';
import { answerChangedAt, isToHearOfChange } from './changed-answers.ts';

const TODAY = utcDate(new Date('2026-11-25'));
const CHANGED = '2026-11-20T10:00:00.000Z';

it.each([
  ['whose day is to come', { opens_on: '2026-11-26' }, null],
  ['that was open', { opens_on: null }, null],
  ['whose day is today', { opens_on: TODAY }, TODAY],
  ['whose law changed', { opens_on: null, answer_changed_at: CHANGED }, CHANGED],
  ['whose law changed to a day to come', { opens_on: '2027-01-01', answer_changed_at: CHANGED }, CHANGED],
  ['whose day came after that', { opens_on: '2026-11-22', answer_changed_at: CHANGED }, '2026-11-22'],
])('the answer of a check %s changed when that was', (_, record, at) => {
  expect(answerChangedAt(record, TODAY)).toBe(at);
});

const entry = { id: '1', kind: 'called', text: '', call_again: null, closed: null, by: null } as const;
const work = (at: string | null, closed: 'client' | 'answered' | null = null) => ({
  opens_on: TODAY,
  work_status: closed === null ? ('contacted' as const) : ('closed' as const),
  work_log: [{ ...entry, at, closed }],
});

it.each([
  ['nobody has contacted', { opens_on: TODAY, work_status: 'new', work_log: [] } as const, true],
  ['was contacted before the day', work('2026-11-24T23:00:00.000Z'), true],
  ['was contacted at an unknown time', work(null), true],
  ['was contacted on the day', work('2026-11-25T09:00:00.000Z'), false],
  [
    'was contacted at the instant of the change',
    { ...work(CHANGED), opens_on: null, answer_changed_at: CHANGED },
    false,
  ],
  ['was answered before', work('2026-11-20T09:00:00.000Z', 'answered'), true],
  ['became a client', work('2026-11-20T09:00:00.000Z', 'client'), false],
  ['has no other answer', { ...work(null), opens_on: null }, false],
])('whoever %s is to hear of it or not', (_, record, isTo) => {
  expect(isToHearOfChange(record, TODAY)).toBe(isTo);
});
