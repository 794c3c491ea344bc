import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

import { addDays, localDate, type PlainDate } from '#domain/shared/plain-date.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const PRODUCT = '-//SecondKey//Plan//EN';
const STAMP = new Date('2026-11-21T16:04:05.678Z');
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'az-dismissed@example.com',
  date: '2028-02-29' as PlainDate,
  summary: 'Check your court paper',
  description: 'Ask the clerk; bring papers, please.\nOnly the court decides.',
  ...changes,
});
const file = (...events: CalendarEvent[]) => calendarFile(events, STAMP, PRODUCT);

/** Reads the file with an independent parser. */
function parsed(text: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('a calendar file', () => {
  it('has one all-day event for each day', () => {
    const calendar = ICAL.Component.fromString(file(event(), event({ uid: 'other' })));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe(PRODUCT);

    const [first, ...others] = parsed(file(event(), event({ uid: 'other' })));
    expect(others).toHaveLength(1);
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.startDate.toString()).toBe('2028-02-29');
    expect(first?.endDate.toString()).toBe('2028-03-01');
    expect(first?.uid).toBe('az-dismissed@example.com');
    expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T16:04:05Z');
    expect(first?.component.getFirstPropertyValue('class')).toBe('PRIVATE');
    expect(first?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('has its alarm a week ahead', () => {
    const alarm = parsed(file(event()))[0]?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P7D');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  });

  it.each([
    ['a week ahead of a date eight days away', 8, '-P7D'],
    ['on the next midnight where a week ahead has passed', 7, '-P6D'],
    ['on the next midnight of a date four days away', 4, '-P3D'],
    ['on the next midnight of a date two days away', 2, '-P1D'],
    ['in the morning of tomorrow itself', 1, 'PT9H'],
    ['in the morning of today', 0, 'PT9H'],
  ])('has the alarm of %s', (_what, away, trigger) => {
    const date = addDays(localDate(STAMP), away);
    const alarm = parsed(file(event({ date })))[0]?.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe(trigger);
  });

  it('is correct on the last day of a year', () => {
    const [read] = parsed(file(event({ date: '2027-12-31' as PlainDate })));
    expect(read?.endDate.toString()).toBe('2028-01-01');
  });

  it('ends every line with CRLF', () => {
    const text = file(event());
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  });

  it('escapes any text so that it reads back unchanged', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 400 });
    const readable = (text: string) => text.replaceAll(/\r\n|\r/gu, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const [read] = parsed(file(event({ summary: `a${summary}`, description: `a${description}` })));
        expect(read?.summary).toBe(`a${readable(summary)}`);
        expect(read?.description).toBe(`a${readable(description)}`);
      }),
    );
  });

  it('has no line over 75 octets and splits no character', () => {
    const long = fc.string({
      unit: fc.constantFrom('a', 'ñ', 'א', '界', '🔑', ','),
      minLength: 60,
      maxLength: 300,
    });
    fc.assert(
      fc.property(long, (summary) => {
        const text = file(event({ summary }));
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(text).toString()).toBe(text);
        expect(parsed(text)[0]?.summary).toBe(summary);
      }),
    );
  });
});
