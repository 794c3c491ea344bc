import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { LANDING_PAGES, SITE_PLACES } from '#data/site-places.ts';

import {
  askedState,
  landingName,
  landingPages,
  landingSlug,
  readRentalIssue,
  RENTAL_ISSUES,
} from './landing-page.ts';
import { landingPath } from './place-address.ts';

const page = (slug: string) => LANDING_PAGES.find((each) => each.slug === slug);
const states = (slug: string) => page(slug)?.namesakes.map(({ state }) => state.abbreviation);

describe('the landing pages', () => {
  it('are one per slug, and together list every place once', () => {
    const slugs = LANDING_PAGES.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const named = LANDING_PAGES.flatMap(({ own, namesakes }) => [own, ...namesakes]);
    expect(new Set(named)).toEqual(new Set(Object.values(SITE_PLACES).flat()));
    expect(named).toHaveLength(Object.values(SITE_PLACES).flat().length);
  });

  it.each([
    ['los-angeles', 'CA'],
    ['portland', 'OR'],
    ['columbus', 'OH'],
    ['springfield', 'MO'],
    ['kansas-city', 'MO'],
    ['aurora', 'CO'],
    ['wilmington', 'NC'],
  ])('of %s is about the largest place, which is in %s', (slug, code) => {
    expect(page(slug)?.own.state.abbreviation).toBe(code);
  });

  it('list the other places of the name, larger ones first', () => {
    expect(states('springfield')?.slice(0, 2)).toEqual(['MA', 'IL']);
    expect(states('los-angeles')).toEqual([]);
  });

  it('reject a list of namesakes that lacks a name', () => {
    expect(() => landingPages(SITE_PLACES, { namesakes: [] })).toThrow(RangeError);
  });
});

describe('an address under /city/', () => {
  it.each([
    ['/city/salt-lake-city/', 'salt-lake-city'],
    ['/city/nowhere-at-all', 'nowhere-at-all'],
    ['/city/Phoenix/', 'phoenix'],
    ['/city/salt%20lake%20city/', 'salt-lake-city'],
    ['/city/Ca%C3%B1on-City', 'canon-city'],
    ['/city/st.-louis/', 'st-louis'],
    ['/city/--phoenix--/', 'phoenix'],
  ])('%s asks for %s', (path, slug) => {
    expect(landingSlug(path)).toBe(slug);
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
    '/city/%E6%9D%B1%E4%BA%AC/',
  ])('%.60s asks for no city', (path) => {
    expect(landingSlug(path)).toBeUndefined();
  });

  it('with a known slug asks for that city', () => {
    for (const { slug } of LANDING_PAGES) expect(landingSlug(landingPath(slug))).toBe(slug);
  });

  it('has one canonical spelling, so that a redirect to it ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const slug = landingSlug(`/city/${encodeURIComponent(text)}/`);
        return slug === undefined || landingSlug(landingPath(slug)) === slug;
      }),
    );
  });
});

describe('the state that a landing page is shown for', () => {
  it.each([
    ['?state=OH', 'TX', 'OH', false],
    ['?state=tx', 'TX', 'TX', true],
    ['', 'AZ', 'AZ', true],
    ['?state=Narnia&issue=foreclosure', 'AZ', 'AZ', true],
    ['?state=WY', undefined, 'WY', false],
  ])('%j on the page of %s is %s', (search, own, code, isOwn) => {
    expect(askedState(search, own)).toMatchObject({ state: { code }, isOwn });
  });

  it('is none on the page of all other cities, unless the address names one', () => {
    expect(askedState('', undefined)).toEqual({ state: undefined, isOwn: false });
    expect(askedState('?state=Narnia', undefined).state).toBeUndefined();
  });

  it.each([
    ['nowhere-town', 'Nowhere Town'],
    ['st-louis', 'St Louis'],
    ['call-800-555-0199-now', undefined],
    ['send-your-money-to-this-man', undefined],
  ])('names %s as %s', (slug, name) => {
    expect(landingName(slug)).toBe(name);
  });
});

it.each([
  'zqxj<img src=x>',
  '"><script>alert(1)</script>',
  'TX<b>zqxj</b>',
  'constructor',
  '__proto__',
  '[data-own]*{}//',
  'Foreclosure',
  '',
])('neither a state nor an issue is read from %j', (text) => {
  const search = `?${new URLSearchParams({ state: text, issue: text }).toString()}`;
  expect(askedState(search, 'AZ')).toMatchObject({ state: { code: 'AZ' }, isOwn: true });
  expect(readRentalIssue(text)).toBeUndefined();
});

it.each(RENTAL_ISSUES)('the issue %s is read from an address', (issue) => {
  expect(readRentalIssue(issue)).toBe(issue);
});
