import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LANDING_PAGES } from '~/content/landing-pages.ts';
import { readLandingPath } from './landing-slug.ts';

describe('an address under /city/', () => {
  it.each([
    ['/city/salt-lake-city/', 'salt-lake-city', 'Salt Lake City'],
    ['/city/nowhere-at-all', 'nowhere-at-all', 'Nowhere At All'],
    ['/city/%E6%9D%B1%E4%BA%AC/', '東京', '東京'],
  ])('%s is a city', (path, slug, name) => {
    expect(readLandingPath(path)).toEqual({ kind: 'city', slug, name });
  });

  it.each([
    ['/city/Phoenix/', 'phoenix'],
    ['/city/salt%20lake%20city/', 'salt-lake-city'],
    ['/city/Ca%C3%B1on-City', 'canon-city'],
    ['/city/st.-louis/', 'st-louis'],
    ['/city/--phoenix--/', 'phoenix'],
  ])('%s is written otherwise', (path, slug) => {
    expect(readLandingPath(path)).toEqual({ kind: 'misspelt', slug });
  });

  it.each([
    '/city/',
    '/city',
    '/city/%E0%A4%A/',
    '/city/%3Cscript%3Ealert(1)%3C%2Fscript%3E/',
    '/city/..%2f..%2fadmin/',
    `/city/${'a'.repeat(10_000)}/`,
    '/city/a/b/',
    '/other/phoenix/',
    '/city/%00/',
    '/city/---/',
  ])('%.60s is none', (path) => {
    expect(readLandingPath(path)).toEqual({ kind: 'none' });
  });

  it('of every known slug is that city', () => {
    for (const { slug } of LANDING_PAGES)
      expect(readLandingPath(`/city/${slug}/`)).toMatchObject({ kind: 'city', slug });
  });

  it('leads a misspelt one to an address that is a city: there is no loop', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const read = readLandingPath(`/city/${encodeURIComponent(text)}/`);
        if (read.kind !== 'misspelt') return true;
        return readLandingPath(`/city/${read.slug}/`).kind === 'city';
      }),
    );
  });

  it('never makes a name of anything but letters, digits and spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const read = readLandingPath(`/city/${text.replaceAll('/', '')}/`);
        return read.kind !== 'city' || /^[\p{L}\p{M}\p{N} ]+$/u.test(read.name);
      }),
    );
  });
});
