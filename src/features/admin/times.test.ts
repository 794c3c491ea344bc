import { describe, expect, it } from 'vitest';

import { shortDay, shortTime, timeThere, writtenDay, writtenDuration, writtenTime } from './times.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('writtenTime', () => {
  it.each([
    ['America/Phoenix', 'Nov 21, 2026, 9:05 AM MST'],
    ['America/New_York', 'Nov 21, 2026, 11:05 AM EST'],
    ['Pacific/Kiritimati', 'Nov 22, 2026, 6:05 AM GMT+14'],
    ['UTC', 'Nov 21, 2026, 4:05 PM UTC'],
  ])('shows the time in %s with its zone', (timeZone, written) => {
    expect(plain(writtenTime('2026-11-21T16:05:00.000Z', timeZone))).toBe(written);
  });

  it('does not break inside the time', () => {
    const written = writtenTime('2026-11-21T16:05:00.000Z', 'America/Phoenix');
    expect(written.split(' ')).toEqual(['Nov', '21,', '2026,', '9:05\u00a0AM\u00a0MST']);
  });

  it('follows daylight saving time', () => {
    const summer = writtenTime('2026-07-01T16:05:00.000Z', 'America/New_York');
    expect(plain(summer)).toBe('Jul 1, 2026, 12:05 PM EDT');
  });
});

describe('writtenDay', () => {
  it('is the same day in every time zone, also west of Greenwich', () => {
    expect(writtenDay('2021-03-05')).toBe('Mar 5, 2021');
    expect(writtenDay('2024-02-29')).toBe('Feb 29, 2024');
  });
});

it.each([
  ['2026-03-05', 'Mar 5'],
  ['2027-11-14', 'Nov 14, 2027'],
])('a short day names the year only if it is another one: %s', (day, written) => {
  expect(shortDay(day, '2026-11-23')).toBe(written);
});

it.each([
  ['2026-11-23T14:12:00Z', '9:12 AM'],
  ['2026-11-23T04:12:00Z', 'Nov 22'],
  ['2025-12-31T16:00:00Z', 'Dec 31, 2025'],
])('a short time of %s is the time of today, else the day', (iso, written) => {
  expect(plain(shortTime(iso, 'America/New_York', '2026-11-23'))).toBe(written);
});

describe('the time where a person lives', () => {
  const winter = new Date('2026-11-23T16:05:00Z');
  const summer = new Date('2026-07-06T16:05:00Z');

  it.each([
    [['America/New_York'], winter, '11:05 AM'],
    [['America/Chicago', 'America/Denver'], winter, '9:05 AM to 10:05 AM'],
    [['America/Phoenix', 'America/Denver'], winter, '9:05 AM'],
    [['America/Denver', 'America/New_York', 'America/Chicago'], winter, '9:05 AM to 11:05 AM'],
    [['America/New_York', 'America/Chicago'], new Date('2026-11-23T17:30:00Z'), '11:30 AM to 12:30 PM'],
    [['America/Phoenix', 'America/Denver'], summer, '9:05 AM to 10:05 AM'],
  ])('is known for %j', (timeZones, now, written) => {
    expect(plain(timeThere(timeZones, now))).toBe(written);
  });
});

it.each([
  [0, '0 min'],
  [59 * 60_000 + 59_999, '59 min'],
  [-61 * 60_000, '1 h 1 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
])('a duration of %d ms is written %s', (milliseconds, written) => {
  expect(writtenDuration(milliseconds)).toBe(written);
});
