import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { OPENING_WORDS } from '#content/words/en/opening-hours.ts';
import {
  beforeOpenHours,
  longestStatusText,
  type OpeningHours,
  openingStatus,
  openingStatusText,
} from './opening-hours.ts';

const HOURS: OpeningHours = {
  timeZone: 'America/New_York',
  periods: [
    { weekdays: [1, 2, 3, 4, 5], opens: 8, closes: 20 },
    { weekdays: [6], opens: 9, closes: 18 },
  ],
};

/** The sentence shown at an instant. */
function saidAt(instant: string, hours = HOURS): string | undefined {
  const status = openingStatus(hours, new Date(instant));
  return status && openingStatusText(status, OPENING_WORDS);
}

describe('opening hours', () => {
  it.each([
    // Winter: five hours behind UTC. 2026-11-20 was a Friday.
    ['before the first hour', '2026-11-20T12:59:59Z', 'Closed now. Opens today at 8\u00A0AM Eastern.'],
    ['at the first hour', '2026-11-20T13:00:00Z', 'Open now, until 8\u00A0PM Eastern.'],
    ['in the last minute', '2026-11-21T00:59:59Z', 'Open now, until 8\u00A0PM Eastern.'],
    ['at the closing hour', '2026-11-21T01:00:00Z', 'Closed now. Opens Saturday at 9\u00A0AM Eastern.'],
    ['after midnight there', '2026-11-21T06:00:00Z', 'Closed now. Opens today at 9\u00A0AM Eastern.'],
    ['before a day without hours', '2026-11-21T23:00:00Z', 'Closed now. Opens Monday at 8\u00A0AM Eastern.'],
    ['on a day without hours', '2026-11-22T17:00:00Z', 'Closed now. Opens Monday at 8\u00A0AM Eastern.'],
    // Summer: four hours behind UTC.
    ['in summer time', '2026-07-06T12:00:00Z', 'Open now, until 8\u00A0PM Eastern.'],
  ])('%s', (_, instant, said) => {
    expect(saidAt(instant)).toBe(said);
  });

  it('say nothing if no day has hours', () => {
    expect(saidAt('2026-11-20T13:00:00Z', { timeZone: 'UTC', periods: [] })).toBeUndefined();
  });

  it('name the same day next week when they are weekly and just over', () => {
    const hours: OpeningHours = { timeZone: 'UTC', periods: [{ weekdays: [3], opens: 10, closes: 24 }] };
    expect(saidAt('2026-11-25T23:59:00Z', hours)).toBe('Open now, until 12\u00A0AM Eastern.');
    expect(saidAt('2026-11-26T00:00:00Z', hours)).toBe('Closed now. Opens Wednesday at 10\u00A0AM Eastern.');
    const short: OpeningHours = { timeZone: 'UTC', periods: [{ weekdays: [3], opens: 10, closes: 11 }] };
    expect(openingStatus(short, new Date('2026-11-25T12:00:00Z'))).toEqual({
      isOpen: false,
      opens: 10,
      weekday: 3,
      isToday: false,
    });
  });

  it('are open for exactly the hours of a week that they list', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (start) => {
          const utc: OpeningHours = { ...HOURS, timeZone: 'UTC' };
          const hours = Array.from(
            { length: 7 * 24 },
            (_, hour) => new Date(start.getTime() + hour * 3_600_000),
          );
          const open = hours.filter((instant) => openingStatus(utc, instant)?.isOpen === true);
          expect(open).toHaveLength(5 * 12 + 9);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('have a longest sentence, which is one of those that are said in a week', () => {
    const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
    const said = week.map((instant) => saidAt(instant.toISOString()) ?? '');
    const longest = longestStatusText(HOURS, OPENING_WORDS);
    expect(said).toContain(longest);
    expect(Math.max(...said.map(({ length }) => length))).toBe(longest.length);
  });

  it('have no longest sentence when there are none', () => {
    expect(longestStatusText({ ...HOURS, periods: [] }, OPENING_WORDS)).toBe('');
  });
});

describe('working hours before an instant', () => {
  it.each([
    ['within one day', '2026-11-23T14:20:00-05:00', 4, '2026-11-23T10:20:00-05:00'],
    ['of a whole day', '2026-11-23T20:00:00-05:00', 12, '2026-11-23T08:00:00-05:00'],
    ['over a night', '2026-11-24T10:30:00-05:00', 4, '2026-11-23T18:30:00-05:00'],
    ['after closing', '2026-11-23T23:00:00-05:00', 4, '2026-11-23T16:00:00-05:00'],
    ['over a Sunday', '2026-11-23T10:00:00-05:00', 4, '2026-11-21T16:00:00-05:00'],
    ['over the night that is an hour longer', '2026-11-02T10:00:00-05:00', 4, '2026-10-31T16:00:00-04:00'],
    ['of no time', '2026-11-22T03:00:00-05:00', 0, '2026-11-22T03:00:00-05:00'],
  ])('%s', (_what, until, count, from) => {
    expect(beforeOpenHours(HOURS, new Date(until), count)).toEqual(new Date(from));
  });

  it('begin at the right minute in a zone with a half-hour offset', () => {
    const kolkata = { timeZone: 'Asia/Kolkata', periods: [{ weekdays: [1], opens: 9, closes: 18 }] } as const;
    expect(beforeOpenHours(kolkata, new Date('2026-11-23T20:00:00+05:30'), 4)).toEqual(
      new Date('2026-11-23T14:00:00+05:30'),
    );
  });

  it('are plain hours if there are no opening hours', () => {
    const never = { timeZone: 'UTC', periods: [] };
    expect(beforeOpenHours(never, new Date('2026-11-23T09:00:00Z'), 4)).toEqual(
      new Date('2026-11-23T05:00:00Z'),
    );
  });

  it('are as many open minutes as asked for, whenever they end', () => {
    const minute = 60_000;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 24 * 60 }),
        fc.integer({ min: 1, max: 12 }),
        (end, count) => {
          const until = Date.UTC(2026, 0, 1) + end * minute;
          const from = beforeOpenHours(HOURS, new Date(until), count).getTime();
          let open = 0;
          for (let at = from; at < until; at += minute) {
            if (openingStatus(HOURS, new Date(at))?.isOpen === true) open += 1;
          }
          expect(open).toBe(count * 60);
        },
      ),
      { numRuns: 30 },
    );
  });
});
