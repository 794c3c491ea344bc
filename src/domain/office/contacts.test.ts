import { describe, expect, it } from 'vitest';

import { hasOtherName, isSameName, isSamePerson, sharedContacts } from './contacts.ts';

const ROSA = { full_name: 'Rosa María Núñez', email: 'rosa@example.com', phone: '(602) 555-0134' };

describe('two records', () => {
  it.each([
    [{ email: ' ROSA@Example.com', phone: '(480) 555-0100' }, ['email']],
    [{ email: 'x@example.com', phone: '+1 602 555 0134' }, ['phone']],
    [{ email: 'rosa@example.com', phone: '602.555.0134 after 5pm' }, ['phone', 'email']],
    [{ email: 'rosa@example.co', phone: '555-0134' }, []],
    [{ email: '', phone: '' }, []],
  ])('share what is the same in any spelling: %j', (other, shared) => {
    expect(sharedContacts(ROSA, other)).toEqual(shared);
    expect(sharedContacts(other, ROSA)).toEqual(shared);
  });

  it('share nothing that neither has', () => {
    expect(sharedContacts({ email: '', phone: 'none' }, { email: '', phone: '' })).toEqual([]);
  });

  it.each([
    [{ name: 'rosa maria nunez' }, true],
    [{ full_name: 'ROSA  MARÍA NÚÑEZ.' }, true],
    [{ name: 'Rosa Núñez' }, false],
    [{ email: 'rosa@example.com' }, false],
  ])('have the same name but for accents, case and punctuation: %j %s', (other, isSame) => {
    expect(isSameName(ROSA, other)).toBe(isSame);
  });

  it.each([
    [{ email: 'ROSA@example.com' }, true],
    [{ name: 'Rosa Maria Nunez', phone: '602 555 0134' }, true],
    [{ name: 'Rosa Maria Nunez', email: 'other@example.com' }, false],
    [{ name: 'Her Sister', phone: '602 555 0134' }, false],
    [{ phone: '602 555 0134' }, false],
  ])('are one person’s by the address, or by the number and the name: %j %s', (other, isSame) => {
    expect(isSamePerson(ROSA, other)).toBe(isSame);
  });

  it('without names have neither the same one nor different ones', () => {
    const lead = { email: 'a@example.com' };
    expect([isSameName(lead, lead), hasOtherName(lead, lead), hasOtherName(ROSA, lead)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasOtherName(ROSA, { name: 'Rosa Núñez' })).toBe(true);
  });
});
