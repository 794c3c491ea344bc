import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/*
 * A wrong data file must stop the build, and say which file and what in it. src/data and src/domain test what else can be
 * wrong in one; here is one file of each kind and each check across files.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const CONTENT = 'src/content';

/** A text with a mistake. */
function changed(file: string, text: string, change: (text: string) => string): string {
  const result = change(text);
  if (result === text) throw new Error(`${file} was not changed.`);
  return result;
}

async function messageOf(work: () => Promise<unknown>): Promise<string> {
  const failure: unknown = await work().catch((reason: unknown) => reason);
  if (!(failure instanceof Error)) throw new Error('It went through.');
  return failure.message;
}

/** What the modules of a page say when they are loaded with a changed file. */
async function refusal(file: string, change: (text: string) => string): Promise<string> {
  const text = changed(file, readFileSync(path.join(root, CONTENT, file), 'utf8'), change);
  vi.resetModules();
  vi.doMock(`#content/${file}`, () => ({ default: JSON.parse(text) as unknown }));
  const message = await messageOf(() =>
    Promise.all([
      import('#data/place-page.ts'),
      import('#data/answer-deadlines.ts'),
      import('#data/court-reminders.ts'),
    ]),
  );
  vi.doUnmock(`#content/${file}`);
  return message;
}

describe('what a page is made of cannot be loaded when', () => {
  it.each([
    [
      'a place is in two states',
      'places/texas.json',
      // Houston gets the number of Denver.
      (text: string) => text.replace('"geonameId":4699066', '"geonameId":5419384'),
      /^src\/content\/places\/texas\.json cannot be used:\n.*houston\.geonameId: is the id of a place in Colorado/u,
    ],
    [
      'rents have an unknown county number',
      'rents/counties.json',
      (text: string) => text.replace('"01001": [', '"01002": ['),
      /counties\.json {2}counties\.01002: no county has this number/u,
    ],
    [
      'a court belongs to a county that its state does not have',
      'eviction-courts/ohio.json',
      (text: string) => text.replace('"Athens County"', '"Atlantis County"'),
      /^src\/content\/eviction-courts\/ohio\.json cannot be used:\n.*courts\[\d+\]\.counties: the state has no Atlantis County/u,
    ],
    [
      'a rule for renters has the number of another city',
      'renter-protections.json',
      (text: string) => text.replace('"geonameId": 5746545', '"geonameId": 1'),
      /^src\/content\/renter-protections\.json cannot be used:\n.*\[\d+\]\.place: OR has no Portland with this number/u,
    ],
    [
      'two sources give different numbers of a housing authority',
      'housing-authorities.json',
      (text: string) => text.replace('"listed": "(907) 330-8432"', '"listed": "(907) 338-1683"'),
      /^src\/content\/housing-authorities\.json cannot be used:\n {2}authorities\[0\]\.numbers: has sources that give different numbers/u,
    ],
    [
      'the number of a housing authority is a fax',
      'housing-authorities.json',
      (text: string) => text.replaceAll('(907) 330-8432', '(907) 338-1683'),
      /^src\/content\/housing-authorities\.json cannot be used:\n {2}authorities\[0\]\.numbers: HUD lists \(907\) 338-1683 as a fax/u,
    ],
    [
      'a case search names a court that no place of its state has',
      'case-searches.json',
      (text: string) => text.replace('"Pima County Consolidated', '"Pima County United'),
      /^src\/content\/case-searches\.json cannot be used:\n {2}searches\[\d+\]\.courts: AZ has no court named Pima County United Justice Court/u,
    ],
  ])('%s', async (_what, file, change, expected) => {
    expect(await refusal(file, change)).toMatch(expected);
  });

  it.each([
    ['case-searches.json', 'searches[0].source'],
    ['court-reminders.json', 'reminders[0].source'],
    ['answer-deadlines.json', 'states[0].answer.source'],
    ['lawyer-rights.json', '[0].source'],
    ['renter-protections.json', '[0].source'],
  ])('%s has no source at %s', async (file, row) => {
    const message = await refusal(file, (text) => text.replace(/"source": "[^"]+"/u, '"source": ""'));
    expect(message).toContain(`src/content/${file} cannot be used:`);
    expect(message).toContain(` ${row}: `);
  });
});

/*
 * The build runs on a copy of the sources, so that no real files are changed, and of a single page, because bundling all
 * pages would take most of the time.
 */
describe('the build stops, and names file and field, when', () => {
  // Below the project, where its packages are found.
  const copy = path.join(root, '.local/broken-data');
  // Not the default folder in node_modules, which is the site's own, and not in the copy: after a failed build, Astro
  // still writes to its cache half a second later, when the copy may be gone.
  const cache = path.join(root, '.local/broken-data-cache');
  const PARTS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json', 'firebase.json'];
  const PAGE = 'src/pages/[...locale]/state/[state]/[city].astro';

  beforeAll(() => {
    vi.stubEnv('ASTRO_TELEMETRY_DISABLED', '1');
    for (const folder of [copy, cache]) rmSync(folder, { recursive: true, force: true });
    for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    rmSync(path.join(copy, 'src/pages'), { recursive: true });
    cpSync(path.join(root, PAGE), path.join(copy, PAGE));
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(copy, { recursive: true, force: true });
  });

  it.each([
    [
      'a field has a value of another type',
      'places/ohio.json',
      (text: string) => text.replace(/"lat":[\d.]+/u, '"lat":"north"'),
      /src\/content\/places\/ohio\.json cannot be used:\n.*majorCities\[0\]\.lat: /u,
    ],
    [
      'a file is truncated',
      'places/utah.json',
      (text: string) => text.slice(0, text.length / 2),
      /src\/content\/places\/utah\.json cannot be used: SyntaxError: .*position/u,
    ],
    [
      'a collection entry lacks a field',
      'words/en/faq.json',
      (text: string) => text.replace('"answer":', '"reply":'),
      /src\/content\/words\/en\/faq\.json cannot be used:\n.*\[0\]\.answer: /u,
    ],
  ])(
    '%s',
    async (_what, file, change, expected) => {
      const broken = path.join(copy, CONTENT, file);
      const text = readFileSync(broken, 'utf8');
      writeFileSync(broken, changed(file, text, change));
      const message = await messageOf(() => build({ root: copy, cacheDir: cache, logLevel: 'silent' }));
      writeFileSync(broken, text);
      expect(message).toMatch(expected);
    },
    120_000,
  );
});
