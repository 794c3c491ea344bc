import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CALENDAR_COPY } from '#content/words/en/calendar.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { FINDING_KINDS } from '#domain/check/list-answer.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { onDay, periodAround } from '#domain/shared/known-date.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { addDays, DATE_PRECISIONS, type PlainDate } from '#domain/shared/plain-date.ts';
import { CALENDAR_DATES, type CalendarCase, calendarCode, readCalendarCode } from './calendar-code.ts';

const day = (text: string) => text as PlainDate;
const MADE = day('2026-11-29');
const OPENED = day('2028-03-05');

const SETTLED: CalendarCase = {
  language: 'es',
  made: MADE,
  told: { kind: 'remedy-open', day: day('2028-03-05') },
  facts: {
    state: 'OH',
    county: 'Cuyahoga County',
    filed: periodAround(day('2021-03-01'), 'month'),
    outcome: 'settlement',
    paymentStatus: 'paid',
    settledAs: 'dismissed',
    dates: { ended: onDay(day('2021-05-14')), paid: periodAround(day('2022-01-01'), 'year') },
  },
};
const SHORTEST: CalendarCase = {
  language: 'en',
  made: MADE,
  told: { kind: 'no-law', day: null },
  facts: {
    state: 'AZ',
    county: '',
    filed: onDay(day('1900-01-01')),
    outcome: 'dismissed',
    paymentStatus: 'no-judgment',
    settledAs: undefined,
    dates: {},
  },
};

const dates = fc
  .tuple(fc.integer({ min: 0, max: 46_000 }), fc.constantFrom(...DATE_PRECISIONS))
  .map(([days, precision]) => {
    const { first } = periodAround(addDays(day('1900-01-01'), days), precision);
    return periodAround(first, precision);
  });
const cases: fc.Arbitrary<CalendarCase> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  made: fc.integer({ min: 0, max: 30_000 }).map((days) => addDays(MADE, days)),
  told: fc.record({
    kind: fc.constantFrom(...FINDING_KINDS),
    day: fc.option(dates.map(({ first }) => first)),
  }),
  facts: fc.record({
    state: fc.constantFrom(...JURISDICTION_CODES),
    county: fc.constantFrom(
      '',
      'Cuyahoga County',
      'Doña Ana County',
      'Prince George’s County',
      'x'.repeat(60),
    ),
    filed: dates,
    outcome: fc.constantFrom(...CASE_OUTCOMES),
    paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
    settledAs: fc.constantFrom(undefined, ...SETTLEMENT_ENDINGS),
    dates: fc
      .subarray([...CALENDAR_DATES])
      .chain((which) =>
        fc
          .array(dates, { minLength: which.length, maxLength: which.length })
          .map((known) => Object.fromEntries(which.map((name, place) => [name, known[place]]))),
      ),
  }),
});
const someDay = (value: CalendarCase) => addDays(value.made, 400);
const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');

describe('the code of a calendar entry', () => {
  it.each([
    ['a settlement', SETTLED],
    ['the shortest', SHORTEST],
  ])('of %s reads back as the same case', (_, value) => {
    expect(readCalendarCode(`#${calendarCode(value)}`, OPENED)).toEqual({ ok: true, value });
  });

  it('of any case reads back as the same case', () => {
    fc.assert(
      fc.property(cases, (value) => {
        expect(readCalendarCode(calendarCode(value), someDay(value))).toEqual({ ok: true, value });
      }),
    );
  });

  it('stays what it is, because entries live for years in calendars', () => {
    expect(calendarCode(SETTLED)).toBe('c1.Jx1PSAC1EkCs3wAAtuADAK0pgK4RQ3V5YWhvZ2EgQ291bnR5jNkA');
    expect(calendarCode(SHORTEST)).toBe('c1.EsBBWgC1EgAAAQUAAAAAoQEA');
  });

  it('is short, and ends with a letter or a digit, which programs that make links keep', () => {
    fc.assert(
      fc.property(cases, (value) => {
        const code = calendarCode(value);
        expect(code).toMatch(/^c1\.[\w-]+[\da-z]$/iu);
        if (value.facts.county === '') expect(code.length).toBeLessThanOrEqual(45);
      }),
    );
  });

  it(`holds the dates of this case alone, and nothing that tells why the landlord sued: ${CALENDAR_COPY.add.kept}`, () => {
    const told = {
      ...SETTLED.facts,
      reason: 'Non-payment of rent',
      answers: { survivor: true, foreclosure: true },
      debt: 'discharged',
      dates: {
        ...SETTLED.facts.dates,
        claim: onDay(day('2021-02-01')),
        'last-request': onDay(day('2025-01-01')),
      },
    };
    expect(calendarCode({ ...SETTLED, facts: told })).toBe(calendarCode(SETTLED));
  });

  it.each([
    ['no fragment', ''],
    ['a fragment of the page', '#check'],
    ['a place to fill in', '#state=OH&county=Cuyahoga+County'],
    ['other text', '#cases'],
  ])('is not %s', (_, fragment) => {
    expect(readCalendarCode(fragment, OPENED)).toBeUndefined();
  });
});

describe('a code that is not as it was made', () => {
  it('is cut off at any place', () => {
    fc.assert(
      fc.property(cases, (value) => {
        const code = calendarCode(value);
        for (let end = 'c1'.length; end < code.length; end += 1)
          expect(readCalendarCode(code.slice(0, end), someDay(value)), code.slice(0, end)).toEqual({
            ok: false,
            why: 'cut-off',
          });
      }),
    );
  });

  it('is never another case, whichever character is replaced, left out, doubled or swapped', () => {
    fc.assert(
      fc.property(
        cases,
        fc.nat(),
        fc.constantFrom(...ALPHABET, '.', '%', ' ', 'é'),
        (value, at, character) => {
          const code = calendarCode(value);
          const place = 'c1.'.length + (at % (code.length - 'c1.'.length));
          const [before, here, after] = [code.slice(0, place), code.charAt(place), code.slice(place + 1)];
          const changed = [
            before + character + after,
            before + after,
            before + here + here + after,
            before + after.charAt(0) + here + after.slice(1),
            `${code}${character}`,
          ];
          for (const text of changed)
            if (text !== code)
              expect(readCalendarCode(text, someDay(value)), text).toMatchObject({ ok: false });
        },
      ),
    );
  });

  it('is edited where the same bytes are written in another way', () => {
    const code = calendarCode({ ...SETTLED, facts: { ...SETTLED.facts, county: 'Philadelphia County' } });
    // The last letter stands for four bits more than the last byte has.
    expect(code).toMatch(/A$/u);
    expect(readCalendarCode(`${code.slice(0, -1)}B`, OPENED)).toEqual({ ok: false, why: 'edited' });
  });

  it('is of an unknown version', () => {
    for (const version of ['c2.', 'c10.', 'c1-'])
      expect(readCalendarCode(calendarCode(SETTLED).replace('c1.', version), OPENED)).toEqual({
        ok: false,
        why: 'unknown-version',
      });
  });

  it('is from the future, unless it is tomorrow elsewhere', () => {
    const code = calendarCode(SETTLED);
    expect(readCalendarCode(code, addDays(MADE, -1))).toMatchObject({ ok: true });
    expect(readCalendarCode(code, addDays(MADE, -2))).toEqual({ ok: false, why: 'future-day' });
  });

  it('has no such state', () => {
    expect(readCalendarCode(withBytes({ 2: 90, 3: 90 }), OPENED)).toEqual({
      ok: false,
      why: 'no-such-state',
    });
  });

  it.each([
    ['a language that does not exist', { 1: 2 }],
    ['a finding that does not exist', { 10: 8 }],
    ['a filing after the day it was made', { 7: 0x00, 8: 0xff, 9: 0xff }],
    ['a day after the year 2999', { 11: 0x3f, 12: 0xff, 13: 0xff }],
    ['a day that is known in no known way', { 7: 0xc0 }],
    ['a date that is not there', { 14: 1 }],
    ['more dates than there are', { 14: 0xff }],
  ])('is edited if it has %s, although its checksum is right', (_, changes) => {
    expect(readCalendarCode(withBytes(changes), OPENED)).toEqual({ ok: false, why: 'edited' });
  });

  it('never stops the page, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 200 }), (middle) => {
        const bytes = [middle.length + 4, ...middle];
        const reading = readCalendarCode(`c1.${signed(bytes)}`, OPENED);
        if (reading?.ok === true) expect(calendarCode(reading.value)).toBe(`c1.${signed(bytes)}`);
      }),
    );
  });
});

/** The shortest code with other bytes and the right checksum. */
function withBytes(changes: Readonly<Record<number, number>>): string {
  const bytes = [...Buffer.from(calendarCode(SHORTEST).slice('c1.'.length), 'base64url')].slice(0, -3);
  for (const [at, byte] of Object.entries(changes)) bytes[Number(at)] = byte;
  return `c1.${signed(bytes)}`;
}

/** CRC-16/IBM-3740, by its table of remainders. */
function signed(bytes: readonly number[]): string {
  const remainders = Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = remainder & 0x80_00 ? (remainder << 1) ^ 0x1_10_21 : remainder << 1;
    return remainder;
  });
  let crc = 0xff_ff;
  for (const byte of bytes) crc = ((crc << 8) & 0xff_ff) ^ (remainders[(crc >> 8) ^ byte] ?? 0);
  return Buffer.from([...bytes, crc >> 8, crc & 0xff, 0]).toString('base64url');
}
