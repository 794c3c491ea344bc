import { describe, expect, it } from 'vitest';

import { callLink, displayName, mailLink } from './contact.ts';

describe('mailLink', () => {
  it('writes to the address', () => {
    expect(mailLink('ana+rent@example.com')).toBe('mailto:ana%2Brent@example.com');
  });

  it('ignores recipients, subjects and bodies in the address', () => {
    expect(mailLink('a@example.com?bcc=b@example.com&body=x')).toBe(
      'mailto:a@example.com%3Fbcc%3Db@example.com%26body%3Dx',
    );
  });

  it('begins a letter with its line breaks (RFC 6068)', () => {
    expect(mailLink('a@example.com', { subject: 'A & B', body: 'Hello,\n\nbye' })).toBe(
      'mailto:a@example.com?subject=A%20%26%20B&body=Hello%2C%0D%0A%0D%0Abye',
    );
  });
});

describe('callLink', () => {
  it('calls the ten digits, whatever follows them', () => {
    expect(callLink({ contact: 'agreed', phone: '463 555 0177 after 5pm' })).toBe('tel:+14635550177');
    expect(callLink({ contact: 'to-answer', phone: '(602) 555-0134' })).toBe('tel:+16025550134');
  });

  it('is missing without a digit or consent', () => {
    expect(callLink({ contact: 'agreed', phone: 'call my sister' })).toBeUndefined();
    for (const contact of ['not-agreed', 'lapsed', 'withdrawn'] as const) {
      expect(callLink({ contact, phone: '602 555 0134' })).toBeUndefined();
    }
  });
});

describe('whose record it is', () => {
  const ways = { email: 'ana@example.com', phone: '602 555 0134' };
  it.each([
    [{ name: 'Ana Lopez', ...ways }, 'Ana Lopez'],
    [{ name: '', ...ways }, 'ana@example.com'],
    [{ name: '', ...ways, email: '' }, '602 555 0134'],
    [{ name: '', email: '', phone: '' }, 'somebody'],
  ])('is said of %j as %s', (person, expected) => {
    expect(displayName(person)).toBe(expected);
  });
});
