import { describe, expect, it } from 'vitest';

import { askedAgainText, contactWays, mailLink, whoseRecord } from './RecordCard.tsx';

describe('mailLink', () => {
  it('writes to the address', () => {
    expect(mailLink('ana+rent@example.com')).toBe('mailto:ana%2Brent@example.com');
  });

  it('ignores recipients, subjects and bodies in the address', () => {
    expect(mailLink('a@example.com?bcc=b@example.com&body=x')).toBe(
      'mailto:a@example.com%3Fbcc%3Db@example.com%26body%3Dx',
    );
  });
});

describe('contactWays', () => {
  it('keeps the typed text around the links', () => {
    expect(contactWays({ phone: '(602) 555-0134', email: 'ana@example.com' })).toEqual({
      phone: { text: '(602) 555-0134', href: 'tel:+16025550134' },
      email: { text: 'ana@example.com', href: 'mailto:ana@example.com' },
    });
  });

  it('offers no call without a digit or consent', () => {
    const typed = { phone: 'call my sister', email: 'ana@example.com' };
    expect(contactWays(typed).phone).toEqual({ text: 'call my sister', href: undefined });
    const withdrawn = { ...typed, phone: '602 555 0134', do_not_call_since: '2026-11-20T16:00:00.000Z' };
    expect(contactWays(withdrawn).phone.href).toBeUndefined();
  });
});

describe('whose record it is', () => {
  const ways = { email: 'ana@example.com', phone: '602 555 0134' };
  it.each([
    [{ full_name: 'Ana Lopez', ...ways }, 'Ana Lopez'],
    [{ name: 'Ana Lopez', ...ways }, 'Ana Lopez'],
    [{ name: '', ...ways }, 'ana@example.com'],
    [{ ...ways, email: '' }, '602 555 0134'],
    [{ email: '', phone: '' }, 'somebody'],
  ])('is said of %j as %s', (record, expected) => {
    expect(whoseRecord(record)).toBe(expected);
  });
});

describe('askedAgainText', () => {
  const TIMES = ['2026-11-20T16:00:00.000Z', '2026-11-22T16:00:00.000Z'];

  it('is empty for a person who asked once', () => {
    expect(askedAgainText([])).toBeUndefined();
  });

  it('says when and how often they asked again', () => {
    expect(askedAgainText(TIMES.slice(0, 1))).toMatch(/^Asked again Nov 20, 2026, /u);
    expect(askedAgainText(TIMES)).toMatch(/^Asked again 2 times, last Nov 22, 2026, /u);
  });
});
