import { describe, expect, it } from 'vitest';

import { placeSlug } from './place-slug.ts';

describe('a slug', () => {
  it.each([
    ["Coeur d'Alene", 'coeur-dalene'],
    ['Hanamāʻulu', 'hanamaulu'],
    ['ʻEwa Beach', 'ewa-beach'],
    ['Utqiaġvik', 'utqiagvik'],
    ['Doña Ana', 'dona-ana'],
    ["Town 'n' Country", 'town-n-country'],
    ['Winston-Salem', 'winston-salem'],
    ['St. Paul', 'st-paul'],
  ])('of %s is %s', (name, slug) => {
    expect(placeSlug(name)).toBe(slug);
  });
});
