import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { parsePage } from './support/built-page.ts';
import { listFiles, SITE_FOLDER } from './support/built-site.ts';
import { firstScreenSource } from './support/first-screen.ts';
import { moduleGraph } from './support/module-graph.ts';
import { earlyScripts, islands, type Island } from './support/page-scripts.ts';
import { compressedBytes, heaviest, total, weighFiles, weighTexts, type Weight } from './support/weights.ts';

/**
 * Compressed bytes. A budget is a guard with some reserve; docs/performance.md has the measured speed. At 95 % of a
 * budget the test warns; over it, it fails.
 */
const BUDGET = {
  /**
   * What a server may send before the phone's first acknowledgement: ten packets of 1,460 bytes. Most place pages fit.
   */
  medianPlace: 14_600,
  /** Landing pages bring the styles of the check: two flights of packets, as 14.7 kB would be. */
  place: 19_000,
  home: 36_000,
  firstScreen: 18_000,
  siteMap: 48_000,
  lawMap: 36_000,
  page: 34_000,
  earlyScript: 4_000,
  /** Fetched when the check is near; the law, the finding and the plan follow it. */
  check: 110_000,
  plan: 24_000,
  adminLogin: 140_000,
  fonts: 30_000,
  picture: 30_000,
} as const;
/** Script files that an island brings, with React. Each costs a request, also when it is smaller than its headers. */
const MOST_FILES = 25;
const WARNING = 0.95;
/** The budget of a Spanish page or island, as a share of the English one. */
const SPANISH_SHARE = 1.1;

/** Kinds of public pages, each with what one of them may weigh with its CSS. The first that fits counts. */
const PAGE_KINDS = [
  { kind: 'places', file: /^(?:es\/)?(?:state|city)\//u, budget: BUDGET.place },
  { kind: 'home page', file: /^index\.html$/u, budget: BUDGET.home },
  { kind: 'site map', file: /^locations\/index\.html$/u, budget: BUDGET.siteMap },
  { kind: 'law map', file: /^sealing-laws\/index\.html$/u, budget: BUDGET.lawMap },
  { kind: 'other pages', file: /^(?!admin\/)/u, budget: BUDGET.page },
] as const;

const isSpanish = (name: string): boolean => /^(?:es\/|Spanish)/u.test(name);
const kindOf = (name: string) => PAGE_KINDS.find(({ file }) => file.test(name.replace(/^es\//u, '')))?.kind;

const TIME_LIMIT = 600_000;
const PRINTED = 10;

const files = listFiles(SITE_FOLDER);
const read = (file: string): string => readFileSync(path.join(SITE_FOLDER, file), 'utf8');
const readAddress = (address: string): string => read(address.slice(1));
const publicFiles = files.filter((file) => file.endsWith('.html') && !file.startsWith('admin/'));
const weigh = (modules: Iterable<string>): Weight[] =>
  [...modules].map((name) => ({ name, bytes: compressedBytes(readAddress(name)) }));
const modulesAtOnce = (entries: readonly string[]): Weight[] =>
  weigh(moduleGraph(entries, readAddress).atOnce);

describe('the pages', () => {
  let pages: readonly Weight[] = [];

  beforeAll(async () => {
    pages = await weighTexts(SITE_FOLDER, publicFiles);
  }, TIME_LIMIT);

  it.each(PAGE_KINDS)(
    '$kind: none is over $budget bytes, and in Spanish over a tenth more',
    ({ kind, budget }) => {
      const weights = pages.filter(({ name }) => kindOf(name) === kind);
      print(kind, weights);
      expect(weights).not.toEqual([]);
      expectBothWithin(weights, budget);
    },
  );

  it('places: half of them fit into the first flight', () => {
    const places = pages.filter(({ name }) => kindOf(name) === 'places');
    const sorted = places.toSorted((left, right) => left.bytes - right.bytes);
    expectWithin(sorted.slice(sorted.length >> 1).slice(0, 1), BUDGET.medianPlace);
  });

  it(
    'the first screen stays within its budget',
    () => {
      // A page that fits as a whole includes its first screen. The site map is a list, so its budget covers the whole
      // page.
      const larger = pages.filter(
        ({ name, bytes }) => bytes > BUDGET.firstScreen && kindOf(name) !== 'site map',
      );
      const weights = larger.map(({ name }) => ({
        name,
        bytes: compressedBytes(firstScreenSource(read(name))),
      }));
      print('first screens', weights);
      expectBothWithin(weights, BUDGET.firstScreen);
    },
    TIME_LIMIT,
  );
});

describe('the scripts', () => {
  const early: Weight[] = [];
  /** Islands, each with what a page that holds it has loaded before. */
  const found = new Map<string, Island & { readonly there: readonly string[] }>();

  beforeAll(() => {
    // Thousands of pages run the same scripts, so each set is measured once.
    const known = new Map<string, number>();
    for (const name of publicFiles) {
      const page = parsePage('', read(name));
      const { inline, files: sources } = earlyScripts(page);
      for (const island of islands(page)) found.set(island.component, { ...island, there: sources });
      const key = [inline, ...sources].join('\n');
      const bytes = known.get(key) ?? compressedBytes(inline) + total(modulesAtOnce(sources));
      known.set(key, bytes);
      early.push({ name, bytes });
    }
  }, TIME_LIMIT);

  it('before an island is near are small', () => {
    print('scripts before an island', early);
    expectWithin(early, BUDGET.earlyScript);
  });

  it('of every island, with React, are few and stay within the check’s budget', () => {
    const weights = [...found.values()].map(({ component, modules, there }) => {
      const known = new Set(modulesAtOnce(there).map(({ name }) => name));
      const brought = modulesAtOnce(modules).filter(({ name }) => !known.has(name));
      print(component, brought);
      return { name: component, bytes: total(brought), files: brought.length };
    });
    const names = weights.map(({ name }) => name);
    for (const check of ['EnglishCheck', 'SpanishCheck']) expect(names).toContain(check);
    expectBothWithin(weights, BUDGET.check);
    expect(weights.filter(({ files: count }) => count > MOST_FILES)).toEqual([]);
  });

  it('of the plan are fetched after a result and stay within their budget', () => {
    const check = moduleGraph(
      islands(parsePage('', read('eligibility-check/index.html'))).flatMap(({ modules }) => modules),
      readAddress,
    );
    const plan = script('RentersPlan');
    expect(check.atOnce).not.toContain(plan);
    expect(check.later).toContain(plan);

    const before = new Set([...check.atOnce, ...moduleGraph([script('LawDetails')], readAddress).atOnce]);
    const weights = modulesAtOnce([plan]).filter(({ name }) => !before.has(name));
    print('the plan', weights);
    expect(weights.map(({ name }) => name)).toContain(plan);
    expectWithin([{ name: 'the plan', bytes: total(weights) }], BUDGET.plan);
  });

  it('contain no law schema, which only the build needs (docs/adr/0006)', () => {
    const schemas = path.join(import.meta.dirname, '../../src/domain/law');
    const messages = listFiles(schemas).flatMap((file) => {
      const source = readFileSync(path.join(schemas, file), 'utf8');
      return [...source.matchAll(/error: '([^']{20,})'/gu)].map(([, message]) => message ?? '');
    });
    expect(messages.length).toBeGreaterThan(10);
    const holders = files
      .filter((file) => file.endsWith('.js'))
      .filter((file) => messages.some((message) => read(file).includes(message)));
    expect(holders).toEqual([]);
  });

  it('of the admin login, with what it loads to log in, stay within their budget', () => {
    const login = parsePage('', read('admin/login/index.html'));
    const island = moduleGraph(
      islands(login).flatMap(({ modules }) => modules),
      readAddress,
    );
    const frame = moduleGraph(earlyScripts(login).files, readAddress);
    const weights = weigh(new Set([...island.atOnce, ...island.later, ...frame.atOnce]));
    print('the admin login', weights);
    expect(weights.some(({ name }) => name.includes('firebase'))).toBe(true);
    expectWithin([{ name: 'the admin login', bytes: total(weights) }], BUDGET.adminLogin);
  });
});

describe('the other files', () => {
  it('the fonts together stay within their budget', () => {
    const weights = weighFiles(
      SITE_FOLDER,
      files.filter((file) => /\.(?:woff2?|ttf|otf)$/u.test(file)),
    );
    print('fonts', weights);
    expect(weights).not.toEqual([]);
    expectWithin([{ name: 'fonts', bytes: total(weights) }], BUDGET.fonts);
  });

  it('each picture stays within its budget', async () => {
    const photographs = files.filter((file) => /\.(?:png|jpe?g|gif|webp|avif|ico)$/u.test(file));
    const drawings = files.filter((file) => file.endsWith('.svg'));
    const weights = [...weighFiles(SITE_FOLDER, photographs), ...(await weighTexts(SITE_FOLDER, drawings))];
    print('pictures', weights);
    expectWithin(weights, BUDGET.picture);
  });
});

/** The address of the one script file of this name. */
function script(name: string): string {
  const found = files.filter((file) => file.startsWith(`_astro/${name}.`) && file.endsWith('.js'));
  return found.length === 1 ? `/${found[0] ?? ''}` : expect.fail(`${found.length} scripts called ${name}`);
}

/** Spanish is a quarter longer, so Spanish files may be a tenth larger. */
function expectBothWithin(weights: readonly Weight[], budget: number): void {
  const spanish = weights.filter(({ name }) => isSpanish(name));
  expectWithin(
    weights.filter(({ name }) => !isSpanish(name)),
    budget,
  );
  expectWithin(spanish, Math.floor(budget * SPANISH_SHARE));
}

function expectWithin(weights: readonly Weight[], budget: number): void {
  const near = weights.filter(({ bytes }) => bytes > budget * WARNING && bytes <= budget);
  if (near.length > 0) {
    process.stderr.write(`WARNING: ${near.length} near their ${budget} bytes:\n${listed(near)}\n\n`);
  }
  const over = weights.filter(({ bytes }) => bytes > budget);
  if (over.length > 0) expect.fail(`${over.length} over ${budget} bytes:\n${listed(over)}`);
}

function print(kind: string, weights: readonly Weight[]): void {
  process.stdout.write(`${kind}: ${weights.length}, ${total(weights)} bytes\n${listed(weights)}\n\n`);
}

function listed(weights: readonly Weight[]): string {
  return heaviest(weights, PRINTED)
    .map(({ name, bytes }) => `${String(bytes).padStart(8)}  ${name}`)
    .join('\n');
}
