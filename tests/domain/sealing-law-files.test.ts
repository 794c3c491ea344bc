import { gzipSync } from 'node:zlib';
import type { APIContext } from 'astro';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { inEnglish } from '#data/translations.ts';
import { jurisdiction } from '#domain/places/jurisdiction.ts';
import { sealingLaw } from '#data/laws.ts';
import { isOfficialSource } from '#domain/law/source.ts';
import { NEXT_STEPS } from '#domain/plan/next-steps.ts';
import { isSealingLawFile, type SealingLawFile } from '#domain/plan/state-file.ts';
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

const read = async (...asked: Parameters<typeof fetched>): Promise<SealingLawFile> => {
  const file: unknown = JSON.parse(await fetched(...asked));
  return isSealingLawFile(file) ? file : expect.fail('It has another format.');
};

/** Every field of the public files: one that only editors need is not among them. */
const FIELDS = new Set(
  `format eligible verification asOf unreadAct inForceFrom knownFrom reported bills panel remedies plan courts legalHelp counties papers
  title explanation waitingPeriod statusLine requirements steps filing notes alternatives citations evidence
  heading introduction items howToFile citation url reliable warning difference checked looked caution
  id localTo localCounty effect how appliesTo waitingPeriod effectiveFrom officialUrl quotation formName feeNote mustDisclose confidence
  narrowRule explanationInForce judgmentLife years statute asking
  orExpired extension termsKept judgmentAfterDays answers question answer unknown onceInYears otherCaseYears appeal run
  outcomes settledAs paidRequired onlyUnpaid withoutMoneyJudgment reasons period dependsOn forFew isComplete noFee other of onOrAfter before
  amount unit from bound note kind text isOfficial readIn readOn version on
  paths nextSteps when court fees selfHelp names name address phone hours website caption called locations
  summons service certified searches cost isSeen contested english exact default areas finder contact specialty line isRegional`.split(
    /\s+/u,
  ),
);
/** Keys of lists by name: counties, remedies and next steps. */
const isName = (key: string, code: string) =>
  /^\d+$/u.test(key) ||
  /^[A-Zʻ]/u.test(key) ||
  key.startsWith(`${code.toLowerCase()}-`) ||
  NEXT_STEPS.some((each) => each === key);

/** Size budget of one file, compressed. */
const MOST_BYTES = 8000;

describe('the public data files', () => {
  it('are 51, named by slug', () => {
    expect(routes).toHaveLength(51);
    expect(routes.map(({ params }) => params.state)).toContain('washington-dc');
  });

  it.each(routes)('$params.state is small and links only to official texts', async (route) => {
    const { panel, eligible, remedies } = await read(route);
    expect(gzipSync(await fetched(route)).length).toBeLessThan(MOST_BYTES);
    expect(panel.title).toBe(`Eviction Record Sealing in ${sealingLaw(route.props.code).state}`);
    expect(eligible).toBe(sealingLaw(route.props.code).eligible);
    for (const { url } of panel.citations) if (url !== null) expect(isOfficialSource(url), url).toBe(true);
    for (const { officialUrl: url } of remedies)
      if (url !== null) expect(isOfficialSource(url), url).toBe(true);
  });

  it.each(all)('$params.state contains no field that only editors need', async (route) => {
    const keys = new Set<string>();
    JSON.parse(await fetched(route), (key, value: unknown) => {
      keys.add(key);
      return value;
    });
    keys.delete('');
    expect([...keys].filter((key) => !FIELDS.has(key) && !isName(key, route.props.code))).toEqual([]);
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
    const { panel } = await read(route);
    expect(panel.title).toBe(
      `Sellar un expediente de desalojo en ${jurisdiction(route.props.code, 'es').name}`,
    );
    expect(text).not.toContain(inEnglish(''));
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES * 1.1);
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
      const { evidence } = (await read(route, later)).panel;
      expect(evidence.warning).toMatch(/^Nobody has checked this for more than a year/u);
      expect(evidence.checked).toMatch(/^Last checked .+, more than a year ago$/u);
      expect(evidence.reliable).toBe(false);
    }
    for (const [month, checked] of Map.groupBy(routes, ({ props }) => sealingLaw(props.code).asOf)) {
      const soon = await endpointOn(`${month}-28`);
      for (const route of checked) {
        const { evidence } = (await read(route, soon)).panel;
        expect(evidence.warning).toBeNull();
      }
    }
  });

  it('fail to build on a day that does not exist', async () => {
    await expect(endpointOn('2027-02-29')).rejects.toThrow('BUILD_DATE must be a date such as 2026-11-21');
  });
});
