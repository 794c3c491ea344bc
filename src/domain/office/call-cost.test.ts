import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { timeZonesOf } from '#domain/places/time-zones.ts';
import { callCost } from './call-cost.ts';

describe('a call', () => {
  it.each([
    '1-900-555-0134',
    '+1 (900) 555-0134',
    '9005550134 x5',
    '(602) 976-0134',
    '９００ ５５５ ０１３４',
  ])('to %s costs a premium', (phone) => {
    expect(callCost(phone)).toBe('premium');
  });

  it.each([
    '+44 20 7946 0958',
    '＋４４ ２０ ７９４６ ０９５８',
    '011 44 20 7946 0958',
    '442079460958',
    '(876) 555-0134',
    '1 284 555 0134',
    '809-555-0134',
    '(416) 555-0134',
    '+52 55 5555 0134',
  ])('to %s goes abroad', (phone) => {
    expect(callCost(phone)).toBe('abroad');
  });

  it.each([
    '(602) 555-0134',
    '+1 (463) 555-0134 x5',
    '1-888-478-2572',
    '787-555-0134',
    '340-555-0134',
    '671-555-0134',
    '211',
    '',
    'call my sister',
  ])('to %j costs what it usually does', (phone) => {
    expect(callCost(phone)).toBe('usual');
  });

  it('never goes abroad from an area code that the office knows the time of', () => {
    const areaCode = fc.integer({ min: 200, max: 999 }).map(String);
    fc.assert(
      fc.property(areaCode, (code) => {
        const phone = `${code}5550134`;
        return timeZonesOf(null, phone).length === 0 || callCost(phone) === 'usual';
      }),
      { numRuns: 3000 },
    );
  });
});
