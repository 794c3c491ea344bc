import { describe, expect, it } from 'vitest';

import { pageDay, pageDigest } from './page-dates.ts';

const page = (main: string, around = '') =>
  `<!DOCTYPE html><html><head><style>${around}</style></head><body>${around}<main id="main">${main}</main>${around}</body></html>`;
const digest = pageDigest(page('<p>Rent is <a href="/rents/">$1,560</a> a month.</p>'));

describe('the digest of a page', () => {
  it('has eight digits', () => {
    expect(digest).toMatch(/^[\da-f]{8}$/u);
  });

  it.each([
    ['its words', '<p>Rent is <a href="/rents/">$1,570</a> a month.</p>'],
    ['where a link leads', '<p>Rent is <a href="/rent/">$1,560</a> a month.</p>'],
    ['a telephone number', '<p>Rent is <a href="/rents/">$1,560</a> a month.</p><a href="tel:211">Call</a>'],
  ])('is another one when %s changed', (_what, main) => {
    expect(pageDigest(page(main))).not.toBe(digest);
  });

  it.each([
    ['its look', '<p class="[&>a]:p-2">Rent is <a class="link" href="/rents/">$1,560</a> a month.</p>'],
    ['its line breaks', '<p>Rent\n  is <a href="/rents/">$1,560</a> a month.</p>\n'],
    ['a picture', '<p>Rent is <a href="/rents/">$1,560</a> a month.</p><svg><title>Home</title></svg>'],
    ['a script', '<p>Rent is <a href="/rents/">$1,560</a> a month.</p><script>go("a < b")</script>'],
  ])('is the same when only %s changed', (_what, main) => {
    expect(pageDigest(page(main))).toBe(digest);
  });

  it('is the same when header or footer changed', () => {
    expect(pageDigest(page('<p>Rent is <a href="/rents/">$1,560</a> a month.</p>', 'Menu'))).toBe(digest);
  });
});

describe('the day of a page', () => {
  const dates = { '/faq/': '2026-11-21 1f3a9c02' };

  it('is that of the file while the page says the same', () => {
    expect(pageDay(dates, '/faq/', '1f3a9c02', '2026-12-24')).toBe('2026-11-21');
  });

  it.each([
    ['it says something else', '/faq/', '00000000'],
    ['it is new', '/new/', '1f3a9c02'],
  ])('is the day of the build if %s', (_what, path, now) => {
    expect(pageDay(dates, path, now, '2026-12-24')).toBe('2026-12-24');
  });
});
