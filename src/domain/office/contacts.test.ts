import { describe, expect, it } from 'vitest';

import { contactsOf, hasContact, isPlaceholderAddress, isPlaceholderNumber } from './contacts.ts';

describe('a number', () => {
  it.each([
    '(000) 000-0000',
    '111-111-1111',
    '+9 999 999 9999',
    '123-456-7890',
    '9876543210',
    '(602) 123-4567',
    '(602) 055-0134',
    '(155) 555-0134',
    '602-555-5555',
    '602-555-1212',
    '1 602 555 1234',
  ])('that nobody has is a placeholder: %s', (phone) => {
    expect(isPlaceholderNumber(phone)).toBe(true);
  });

  it.each(['(602) 555-0134', '+1 463 555 0177', '+44 20 7123 4567', '(212) 867-5309', '555-0134'])(
    'that may be somebody’s is not: %s',
    (phone) => {
      expect(isPlaceholderNumber(phone)).toBe(false);
    },
  );
});

describe('an address', () => {
  it.each([
    'none@none.com',
    'No-Email@gmail.com',
    'test1@example.com',
    'n.a@na.com',
    'xxx@x.com',
    'AAAA@a.com',
    'your.name@mail.com',
  ])('typed to get past a form is a placeholder: %s', (email) => {
    expect(isPlaceholderAddress(email)).toBe(true);
  });

  it.each(['ana@example.com', 'noel@example.com', 'nam@example.com', 'j@example.com', 'aaron@example.com'])(
    'of a person is not: %s',
    (email) => {
      expect(isPlaceholderAddress(email)).toBe(false);
    },
  );
});

describe('the contacts of a record', () => {
  it('identify its person, however they are written', () => {
    expect(contactsOf({ email: ' ANA@Example.com', phone: '+1 (602) 555-0134' })).toEqual([
      { term: 'ana@example.com', identifies: true },
      { term: '6025550134', identifies: true },
    ]);
  });

  it('identify nobody if they are a helper’s or a placeholder', () => {
    const identifying = (record: object) => contactsOf(record).filter(({ identifies }) => identifies);
    const contact = { email: 'ana@example.com', phone: '(602) 555-0134' };
    expect(identifying({ ...contact, is_helper: false })).toHaveLength(2);
    expect(identifying({ ...contact, is_helper: true })).toEqual([]);
    expect(identifying({ email: 'none@none.com', phone: '000-000-0000' })).toEqual([]);
  });

  it('leave out what was not given', () => {
    expect(contactsOf({ email: '', phone: '' })).toEqual([]);
  });

  it('are compared with an address in any spelling, and never by a part of it', () => {
    const record = { email: 'ana@example.com', phone: '(602) 555-0134' };
    for (const address of ['ANA@example.com ', '602.555.0134', '+1 602 555 0134 after 5pm']) {
      expect(hasContact(record, address)).toBe(true);
    }
    for (const address of ['na@example.com', 'ana@example.co', '555-0134', '', 'ana']) {
      expect(hasContact(record, address)).toBe(false);
    }
  });
});
