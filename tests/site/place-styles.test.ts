import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

import { parsePage, type BuiltPage } from './support/built-page.ts';
import { SITE_FOLDER } from './support/built-site.ts';

const PLACE_PAGES = [
  'state/texas',
  'es/state/texas',
  'state/virginia',
  'state/texas/houston',
  'state/alaska/badger',
];

/** Its sheet is `global.css`, which has every utility that the public site uses. */
const HOME = builtPage('');

function builtPage(folder: string): BuiltPage {
  const file = path.join(folder, 'index.html');
  return parsePage(file, readFileSync(path.join(SITE_FOLDER, file), 'utf8'));
}

/** Names of classes that have a rule in the page's style sheets. */
function styledClasses(page: BuiltPage): ReadonlySet<string> {
  const sheets = page.all('style').map((style) => DomUtils.textContent(style));
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(/\.((?:\\.|[\w-])+)/gu)]);
  return new Set(names.map(([, name = '']) => name.replaceAll('\\', '')));
}

describe('the style sheet of place pages has every utility that is used on', () => {
  it.each(PLACE_PAGES)('/%s/', (folder) => {
    const page = builtPage(folder);
    const here = styledClasses(page);
    const used = new Set(page.all('[class]').flatMap(({ attribs }) => (attribs.class ?? '').split(/\s+/u)));
    const elsewhere = styledClasses(HOME);
    expect([...used].filter((name) => elsewhere.has(name) && !here.has(name))).toEqual([]);
  });
});
