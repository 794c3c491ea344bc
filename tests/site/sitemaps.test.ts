import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { SITE } from '#config/site.ts';
import { LOCATION_SITEMAP, MAIN_SITEMAP } from '#data/sitemaps.ts';
import { readBuilt, SITE_FOLDER } from './support/built-site.ts';

const valueOf = (xml: string, element: string) =>
  new RegExp(`<${element}>([^<]*)</${element}>`, 'u').exec(xml)?.[1] ?? '';

/** The elements of a sitemap or an index, each with its address and what else is said of it. */
const elementsOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gsu'))].map(([, inner = '']) => ({
    address: valueOf(inner, 'loc'),
    day: valueOf(inner, 'lastmod').slice(0, 10),
    priority: valueOf(inner, 'priority'),
  }));
const byAddress = (a: { readonly address: string }, b: { readonly address: string }) =>
  a.address < b.address ? -1 : 1;

it('the sitemaps have the names of product §9, and no others', () => {
  expect(readdirSync(SITE_FOLDER).filter((name) => name.startsWith('sitemap'))).toEqual([
    'sitemap-locations.xml',
    'sitemap-main.xml',
    'sitemap.xml',
  ]);
});

it('sitemap.xml lists the others, each as new as its newest page', () => {
  expect(elementsOf(readBuilt('sitemap.xml'), 'sitemap')).toEqual(
    [MAIN_SITEMAP, LOCATION_SITEMAP].map(({ name, entries }) => ({
      address: `${SITE.origin}/${name}`,
      day: entries
        .map(({ lastModified }) => lastModified)
        .toSorted()
        .at(-1),
      priority: '',
    })),
  );
});

it.each([MAIN_SITEMAP, LOCATION_SITEMAP])(
  '$name lists the same pages, dates and priorities as the functions',
  ({ name, entries }) => {
    expect(entries.length).toBeGreaterThan(0);
    expect(elementsOf(readBuilt(name), 'url').toSorted(byAddress)).toEqual(
      entries
        .map((entry) => ({
          address: SITE.origin + entry.path,
          day: entry.lastModified,
          priority: entry.priority.toFixed(1),
        }))
        .toSorted(byAddress),
    );
  },
);
