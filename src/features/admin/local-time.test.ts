import { describe, expect, it } from 'vitest';

import { localTime, shortDay, writtenDay } from './local-time.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('localTime', () => {
  it.each([
    ['America/Phoenix', 'Nov 21, 2026, 9:05 AM MST'],
    ['America/New_York', 'Nov 21, 2026, 11:05 AM EST'],
    ['Pacific/Kiritimati', 'Nov 22, 2026, 6:05 AM GMT+14'],
    ['UTC', 'Nov 21, 2026, 4:05 PM UTC'],
  ])('is the clock of %s, and says so', (timeZone, written) => {
    expect(plain(localTime('2026-11-21T16:05:00.000Z', { locale: 'en-US', timeZone }))).toBe(written);
  });

  it('keeps the time together where a line is short', () => {
    const written = localTime('2026-11-21T16:05:00.000Z', { locale: 'en-US', timeZone: 'America/Phoenix' });
    expect(written.split(' ')).toEqual(['Nov', '21,', '2026,', '9:05\u00a0AM\u00a0MST']);
  });

  it('follows daylight saving time', () => {
    const summer = localTime('2026-07-01T16:05:00.000Z', { locale: 'en-US', timeZone: 'America/New_York' });
    expect(plain(summer)).toBe('Jul 1, 2026, 12:05 PM EDT');
  });
});

describe('writtenDay', () => {
  it('is the same day everywhere, west of Greenwich too', () => {
    expect(writtenDay('2021-03-05')).toBe('Mar 5, 2021');
    expect(writtenDay('2024-02-29')).toBe('Feb 29, 2024');
  });
});

it('a short day leaves out the year', () => {
  expect(shortDay('2021-03-05')).toBe('Mar 5');
});
