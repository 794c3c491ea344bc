import { gzipSync } from 'node:zlib';
import type { APIContext } from 'astro';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { inEnglish } from '#data/translations.ts';
import { sealingLaw } from '#data/laws.ts';
import { isOfficialSource } from '#domain/law/source.ts';
import { sealingLawFileSchema } from '#domain/law/state-file-schema.ts';
import { isSealingLawFile } from '#domain/law/state-file.ts';
import { GET, getStaticPaths } from '#pages/[...locale]/data/sealing-law/[state].json.ts';

const all = getStaticPaths();
const routes = all.filter(({ params }) => params.locale === undefined);
const spanishRoutes = all.filter(({ params }) => params.locale === 'es');
const fetched = async (route: (typeof all)[number], endpoint = GET): Promise<string> => {
  const context: Pick<APIContext, 'props' | 'currentLocale'> = {
    props: route.props,
    currentLocale: route.params.locale,
  };
  const response = await endpoint(context as Parameters<typeof GET>[0]);
  return response.text();
};

/** Size budget of one file, compressed: less than one TCP flight (10 × 1,460 bytes). */
const MOST_BYTES = 8_000;

describe('the public data files', () => {
  it('are 51, named by slug', () => {
    expect(routes).toHaveLength(51);
    expect(routes.map(({ params }) => params.state)).toContain('washington-dc');
  });

  it.each(routes)('$params.state is small and reads back unchanged', async (route) => {
    const text = await fetched(route);
    const downloaded: unknown = JSON.parse(text);
    const { panel, eligible } = sealingLawFileSchema.parse(downloaded);

    expect(isSealingLawFile(downloaded)).toBe(true);
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES);
    expect(panel.title).toBe(`Eviction Record Sealing in ${sealingLaw(route.props.code).state}`);
    expect(eligible).toBe(sealingLaw(route.props.code).eligible);
    for (const { url } of panel.citations) if (url !== null) expect(isOfficialSource(url), url).toBe(true);
    for (const { url } of panel.officialSources) expect(isOfficialSource(url), url).toBe(true);
  });

  it.each(routes)('$params.state contains only what is shown', async (route) => {
    const text = await fetched(route);
    const law = sealingLaw(route.props.code);
    for (const { url } of law.sources) if (!isOfficialSource(url)) expect(text).not.toContain(url);
    for (const { why } of law.remedies) expect(text).not.toContain(why);
    expect(text).not.toContain('"verified":');
  });

  it.each(spanishRoutes)('$params.state also exists in Spanish and is small', async (route) => {
    const text = await fetched(route);
    const { panel } = sealingLawFileSchema.parse(JSON.parse(text));
    expect(panel.title).toBe(`Sellar un expediente de desalojo en ${sealingLaw(route.props.code).state}`);
    expect(text).not.toContain(inEnglish(''));
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES * 1.1);
  });

  it('report their sizes', async () => {
    const weights = await Promise.all(
      routes.map(async (route) => [gzipSync(await fetched(route)).length, route.params.state] as const),
    );
    const [heaviest] = weights.sort(([one], [other]) => other - one);
    process.stdout.write(`  heaviest state file: ${heaviest?.[1]}, ${heaviest?.[0]} bytes with gzip\n`);
    expect(heaviest?.[0]).toBeLessThan(MOST_BYTES);
  });
});

describe('built on another day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** The endpoint as a build of that day has it. */
  async function endpointOn(date: string): Promise<typeof GET> {
    vi.stubEnv('BUILD_DATE', date);
    vi.resetModules();
    return (await import('#pages/[...locale]/data/sealing-law/[state].json.ts')).GET;
  }

  it('warn exactly when their check is more than a year old', async () => {
    const later = await endpointOn('2100-01-01');
    for (const route of routes) {
      const { evidence } = sealingLawFileSchema.parse(JSON.parse(await fetched(route, later))).panel;
      expect(evidence.warning).toMatch(/^Nobody has checked this for more than a year/u);
      expect(evidence.checked).toMatch(/^Last checked .+, more than a year ago$/u);
      expect(evidence.reliable).toBe(false);
    }
    for (const [month, checked] of Map.groupBy(routes, ({ props }) => sealingLaw(props.code).asOf)) {
      const soon = await endpointOn(`${month}-28`);
      for (const route of checked) {
        const { evidence } = sealingLawFileSchema.parse(JSON.parse(await fetched(route, soon))).panel;
        expect(evidence.warning).toBeNull();
      }
    }
  });

  it('fail to build on a day that does not exist', async () => {
    await expect(endpointOn('2027-02-29')).rejects.toThrow('BUILD_DATE must be a date such as 2026-11-21');
  });
});
