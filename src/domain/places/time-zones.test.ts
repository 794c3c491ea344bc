import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import { timeZonesOf } from './time-zones.ts';

describe('the time zones that a person may live in', () => {
  it.each(JURISDICTION_CODES)('are known for %s and valid time zones', (code) => {
    const zones = timeZonesOf(code, '');
    expect(zones.length).toBeGreaterThan(0);
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it.each([
    ['(602) 555-0134', ['America/Phoenix']],
    ['+1 212 555 0134', ['America/New_York']],
    ['850.555.0134', ['America/New_York', 'America/Chicago']],
    ['٦٠٢٥٥٥٠١٣٤', ['America/Phoenix']],
  ])('follow the area code if no state is known: %s', (phone, zones) => {
    expect(timeZonesOf(null, phone)).toEqual(zones);
    expect(timeZonesOf('Mars', phone)).toEqual(zones);
  });

  it('are those of state and phone, each once, because a person may have moved', () => {
    expect(timeZonesOf('HI', '(212) 555-0134')).toEqual(['Pacific/Honolulu', 'America/New_York']);
    expect(timeZonesOf('TX', '(850) 555-0134')).toEqual([
      'America/Chicago',
      'America/Denver',
      'America/New_York',
    ]);
    expect(timeZonesOf('AZ', '(602) 555-0134')).toEqual(['America/Phoenix', 'America/Denver']);
  });

  it('are those of the state if the phone says nothing', () => {
    expect(timeZonesOf('HI', '(800) 555-0134')).toEqual(['Pacific/Honolulu']);
  });

  it.each(['', '555-0134', '(800) 555-0134', '+44 20 7946 0958', 'constructor'])(
    'are not guessed from %j',
    (phone) => {
      expect(timeZonesOf(null, phone)).toEqual([]);
      expect(timeZonesOf('constructor', phone)).toEqual([]);
    },
  );
});
