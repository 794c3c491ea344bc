import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { byChange, byNewest, byOpening, byUrgency, callTime, segmentOf } from './calling.ts';
import type { RecordRow } from './queue.ts';
import { NO_WORK } from '#domain/records/work.ts';

const EASTERN = 'America/New_York';
const PACIFIC = 'America/Los_Angeles';

describe('the time of day for a call', () => {
  it.each([
    ['2026-11-25T12:59:59Z', [EASTERN], 'too-early'],
    ['2026-11-25T13:00:00Z', [EASTERN], 'fine'],
    ['2026-11-26T00:59:59Z', [EASTERN], 'fine'],
    ['2026-11-26T01:00:00Z', [EASTERN], 'too-late'],
    // Summer time: 8 AM is an hour earlier in UTC.
    ['2026-07-01T12:00:00Z', [EASTERN], 'fine'],
    // Arizona has none.
    ['2026-07-01T14:59:00Z', ['America/Phoenix'], 'too-early'],
    ['2026-11-25T13:30:00Z', [EASTERN, PACIFIC], 'too-early'],
    ['2026-11-26T02:00:00Z', [EASTERN, PACIFIC], 'too-late'],
    ['2026-11-25T18:00:00Z', [EASTERN, PACIFIC], 'fine'],
    ['2026-11-25T18:00:00Z', [], 'unknown'],
  ])('at %s in %j is %s', (now, zones, time) => {
    expect(callTime(zones, new Date(now))).toBe(time);
  });

  it('is never better for more possible time zones', () => {
    const zone = fc.constantFrom(EASTERN, PACIFIC, 'America/Chicago', 'America/Phoenix', 'Pacific/Honolulu');
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.uniqueArray(zone, { minLength: 1 }), instant, (zones, now) => {
        const each = zones.map((one) => callTime([one], now));
        expect(callTime(zones, now) === 'fine').toBe(each.every((time) => time === 'fine'));
      }),
    );
  });
});

it.each([
  ['agreed', 'call'],
  ['to-answer', 'call'],
  ['not-agreed', 'email'],
  ['lapsed', 'email'],
  ['withdrawn', 'email'],
] as const)('whoever %s gets a %s', (contact, segment) => {
  expect(segmentOf({ contact })).toBe(segment);
});

describe('the order of the queue', () => {
  const NOW = new Date('2026-11-25T14:30:00Z');
  const entry = (id: string, asked_at: string, changes: Partial<RecordRow> = {}) =>
    ({ ...NO_WORK, id, asked_at, contact: 'agreed', time_zones: [EASTERN], ...changes }) as RecordRow;
  const due = (day: string) => ({
    work_log: [
      { id: '1', at: null, kind: 'no-answer' as const, text: '', call_again: day, closed: null, by: null },
    ],
  });
  const order = (...entries: RecordRow[]) => byUrgency(entries, NOW).map(({ id }) => id);

  it('has due calls first, then whoever can be called now, each by the time they have waited, then later calls', () => {
    expect(
      order(
        entry('later', '2026-11-25T09:00:00.000Z'),
        entry('longest', '2026-11-20T09:00:00.000Z'),
        entry('asleep', '2026-11-19T09:00:00.000Z', { time_zones: [PACIFIC] }),
        entry('to call again', '2026-11-25T10:00:00.000Z', due('2026-11-25T14:30:00.000Z')),
        entry('at five', '2026-11-24T10:00:00.000Z', due('2026-11-25T22:00:00.000Z')),
        entry('at three', '2026-11-25T10:00:00.000Z', due('2026-11-25T20:00:00.000Z')),
      ),
    ).toEqual(['to call again', 'longest', 'later', 'asleep', 'at three', 'at five']);
  });

  it('does not look at the clock where nobody is called', () => {
    expect(
      order(
        entry('asleep', '2026-11-19T09:00:00.000Z', { contact: 'not-agreed', time_zones: [PACIFIC] }),
        entry('awake', '2026-11-20T09:00:00.000Z', { contact: 'not-agreed' }),
      ),
    ).toEqual(['asleep', 'awake']);
  });

  it('is by the time of asking where the newest are wanted, and by the day where a remedy opens or the answer changed', () => {
    const rows = [
      entry('first', '2026-11-19T09:00:00.000Z', { opens_on: '2026-12-27' }),
      entry('last', '2026-11-21T09:00:00.000Z', { opens_on: '2026-12-14' }),
      entry('middle', '2026-11-20T09:00:00.000Z', { opens_on: '2026-12-05' }),
    ];
    expect(byNewest(rows).map(({ id }) => id)).toEqual(['last', 'middle', 'first']);
    expect(byOpening(rows).map(({ id }) => id)).toEqual(['middle', 'last', 'first']);
    expect(byChange(rows, new Date('2027-01-01')).map(({ id }) => id)).toEqual(['first', 'last', 'middle']);
  });
});
