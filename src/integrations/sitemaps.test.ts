import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SITE } from '#config/site.ts';
import { sitemapIndexXml, sitemapXml } from '../../tests/support/sitemap-xml.ts';
import { type LoadedSitemaps, sitemapNames, sitemapOptions } from './sitemaps.ts';

const entry = (page: string) => ({
  path: page,
  lastModified: page === '/' ? null : '2026-11-21',
  priority: 0.8,
});
const MAIN = { name: 'sitemap-main.xml', entries: [entry('/'), entry('/faq/')] };
const LOCATIONS = { name: 'sitemap-locations.xml', entries: [entry('/state/utah/'), entry('/state/iowa/')] };
const load = (): Promise<LoadedSitemaps> =>
  Promise.resolve({ main: MAIN, locations: LOCATIONS, dependencies: [] });
const item = (page: string) => ({ url: SITE.origin + page });

describe('the options of @astrojs/sitemap', () => {
  const options = sitemapOptions(load);

  it('exclude pages without a priority: with noindex, or with another canonical address', () => {
    const paths = ['/', '/faq/', '/privacy/', '/admin/login/', '/sent/lead/', '/city/', '/city/provo/'];
    expect(paths.filter((page) => options?.filter?.(SITE.origin + page))).toEqual(['/', '/faq/']);
  });

  it('give each page its date and priority', async () => {
    expect(await options?.serialize?.(item('/faq/'))).toEqual({
      ...item('/faq/'),
      lastmod: '2026-11-21',
      priority: 0.8,
      links: [
        { lang: 'en', url: `${SITE.origin}/faq/` },
        { lang: 'es', url: `${SITE.origin}/es/faq/` },
      ],
    });
  });

  it('give no day to a page whose data have none', async () => {
    expect(await options?.serialize?.(item('/'))).not.toHaveProperty('lastmod');
  });

  it('refuse a page that the registry does not know', () => {
    expect(() => options?.filter?.(`${SITE.origin}/new/`)).toThrow('src/config/page-registry.ts');
  });

  it('leave out a page that another one stands for', async () => {
    expect(await options?.serialize?.(item('/state/ohio/walbridge/'))).toBeUndefined();
  });

  it('put each page into one file', async () => {
    for (const [page, main, locations] of [
      ['/faq/', item('/faq/'), undefined],
      ['/state/utah/', undefined, item('/state/utah/')],
    ] as const) {
      expect(await options?.chunks?.main?.(item(page))).toEqual(main);
      expect(await options?.chunks?.locations?.(item(page))).toEqual(locations);
    }
  });
});

describe('the names of the sitemaps', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sitemaps-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Writes files as @astrojs/sitemap does, and runs the integration over them. */
  const name = async (files: Readonly<Record<string, string>>) => {
    for (const [file, xml] of Object.entries(files)) writeFileSync(path.join(folder, file), xml);
    // Astro's hook takes a dozen options, of which this one reads the folder alone.
    const hook = sitemapNames().hooks['astro:build:done'] as unknown as (options: {
      readonly dir: URL;
    }) => Promise<void>;
    await hook({ dir: pathToFileURL(`${folder}/`) });
  };
  const index = (...files: readonly string[]) =>
    sitemapIndexXml(
      SITE.origin,
      files.map((file) => ({ name: file, entries: MAIN.entries })),
    );
  const xml = (...pages: readonly string[]) => sitemapXml(SITE.origin, pages.map(entry));

  it('are those of the specification, also in the index', async () => {
    await name({
      'sitemap-index.xml': index('sitemap-main-0.xml', 'sitemap-locations-0.xml'),
      'sitemap-main-0.xml': xml('/', '/faq/'),
      'sitemap-locations-0.xml': xml('/state/iowa/', '/state/utah/'),
    });
    expect(readdirSync(folder).sort()).toEqual(['sitemap-locations.xml', 'sitemap-main.xml', 'sitemap.xml']);
    expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).toBe(
      index('sitemap-main.xml', 'sitemap-locations.xml'),
    );
    expect(readFileSync(path.join(folder, 'sitemap-main.xml'), 'utf8')).toBe(xml('/', '/faq/'));
  });

  it('fail the build where a file was not written', async () => {
    await expect(name({ 'sitemap-main-0.xml': xml('/') })).rejects.toThrow('sitemap-locations-0.xml');
    const files = { 'sitemap-main-0.xml': xml('/'), 'sitemap-locations-0.xml': xml('/state/iowa/') };
    await expect(name(files)).rejects.toThrow('sitemap-index.xml');
  });
});
