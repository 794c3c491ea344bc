import { expect, it } from 'vitest';

import * as en from '#content/words/en/index.ts';
import * as es from '#content/words/es/index.ts';

import { listFiles, pageAt, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { moduleGraph } from './support/module-graph.ts';
import { ISLAND_FIRST, islands } from './support/page-scripts.ts';

const readAddress = (address: string): string => readBuilt(address.slice(1));

// A script waits for what it names: one that names a file that is not there, such as a style sheet that Astro has put
// into the page, never runs.
it('scripts name only files that exist', () => {
  const files = new Set(listFiles(SITE_FOLDER));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const named = scripts.flatMap((script) =>
    [...readBuilt(script).matchAll(/_astro\/[\w.-]+\.(?:js|css)/gu)].map(([file]) => ({ script, file })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ file }) => !files.has(file))).toEqual([]);
});

/** What islands say before a result, of several words. Quotation marks and the like are escaped in scripts. */
function sentences({ check, delivery, forms, offer, pages, reply }: typeof en | typeof es): string[] {
  const found: string[] = [];
  const words = [check, delivery, forms, offer.LOAN_DIALOG_COPY, pages.CITY_SEARCH_COPY, reply];
  JSON.stringify(words, (_key, value: unknown) => {
    if (typeof value === 'string' && /^(?=.* )[^"'`\\]{20,}$/u.test(value)) found.push(value);
    return value;
  });
  return found;
}

it.each([
  ['/', en, es],
  ['/contact/', en, es],
  ['/es/', es, en],
  ['/es/contact/', es, en],
])('the islands of %s bring the words of its language only', (address, own, other) => {
  const page = pageAt(address);
  const atOnce = moduleGraph(
    islands(page).flatMap(({ modules }) => modules),
    readAddress,
  );
  const props = page.all('astro-island').map(({ attribs }) => attribs.props ?? '');
  const brought = [...props, ...[...atOnce].map(readAddress)].join('\n');
  const ownSentences = sentences(own);
  expect(brought).toContain(own.reply.DELIVERY_COPY.undelivered.ours);
  const foreign = sentences(other).filter((sentence) => !ownSentences.includes(sentence));
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter((sentence) => brought.includes(sentence))).toEqual([]);
});

it.each(ISLAND_FIRST)(
  '%s, whose first screen is an island, names in its head what the island’s files import',
  (address) => {
    const page = pageAt(address);
    const named = page.all('head > link[rel="modulepreload"]').map(({ attribs }) => attribs.href);
    const own = islands(page).flatMap(({ modules }) => modules);
    const imported = [...moduleGraph(own, readAddress)].filter((file) => !own.includes(file));
    expect(imported.length).toBeGreaterThan(2);
    expect(named.toSorted()).toEqual(imported.toSorted());
  },
);
