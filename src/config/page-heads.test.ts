import { describe, expect, it } from 'vitest';

import { META_LIMITS } from '~/domain/seo/page-text.ts';

import { START_FEE } from './offer.ts';
import { PAGE_HEADS } from './page-heads.ts';
import { SITE } from './site.ts';

describe.each(Object.entries(PAGE_HEADS))('the head of %s', (path, { title, description }) => {
  it('keeps to the limits of §9', () => {
    expect(title.length).toBeLessThanOrEqual(META_LIMITS.title);
    expect(description.length).toBeLessThanOrEqual(META_LIMITS.description);
    expect(description.length).toBeGreaterThanOrEqual(META_LIMITS.descriptionMinimum);
  });

  it('names the brand, and the price only as it is', () => {
    expect(title).toContain(SITE.name);
    for (const price of description.match(/\$[\d.]+\d/g) ?? []) expect(price).toBe(START_FEE.shown);
  });

  it('is written as the site writes addresses', () => {
    expect(path).toMatch(/^\/(?:[a-z-]+\/)*$/);
  });
});

it('gives every page a title and a description of its own', () => {
  const heads = Object.values(PAGE_HEADS);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});
