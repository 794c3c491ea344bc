import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';

import { LANGUAGES, type Language } from '#config/languages.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { PHRASES, type Place, strangeSentences, typedFinding } from '../support/finding-phrases.ts';
import type { BuiltPage } from './support/built-page.ts';
import { listFiles, pageAt, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { INLINE_ELEMENTS } from './support/readable-text.ts';

/* What the pages say of each state's law, against phrases that were typed apart from the content. */

const contentFile = (name: string) =>
  readFileSync(new URL(`../../src/content/${name}`, import.meta.url), 'utf8');
const PREFIX: Readonly<Record<Language, string>> = { en: '', es: '/es' };
/** Which verdicts the plans have: those of cases that a rule or act may reach, and of all others. */
const VERDICTS: Readonly<Partial<Record<string, Place>>> = {
  GA: 'verdict-coming',
  SC: 'verdict-coming',
  PA: 'verdict-fact',
};
const CASES = LANGUAGES.flatMap((language) => JURISDICTIONS.map((state) => ({ ...state, language })));

const INLINE = new RegExp(String.raw`</?(?:${INLINE_ELEMENTS.join('|')})\b[^>]*>`, 'gu');

/** The blocks of text of a page without its frame, and its description. Two thousand pages are read without a parser. */
function blocksOf(html: string): readonly string[] {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/u.exec(html) ?? [];
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const texts = main
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gsu, '')
    .replaceAll(INLINE, '')
    .split(/<[^>]*>/u);
  const oneALine = [...texts, description].map((text) => text.replaceAll(/\s+/gu, ' ').trim()).join('\n');
  return DomUtils.textContent(parseDocument(oneALine)).split('\n');
}

const textOf = (page: BuiltPage, selector: string) => {
  const element = page.first(selector);
  return element === null ? '' : DomUtils.textContent(element).replace(/\s+/gu, ' ').trim();
};

/** The parts of a phrase between what differs from state to state. */
const partsOf = (phrase: string) =>
  phrase
    .split(/\{\w+\}/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1);

describe.each(CASES.filter(({ code }) => typedFinding(code) !== 'law'))(
  '$name in $language',
  ({ code, slug, language }) => {
    const found = typedFinding(code);
    const phrases = found === 'law' ? {} : PHRASES[language][found];
    const overview = pageAt(`${PREFIX[language]}/sealing-laws/`);
    const state = pageAt(`${PREFIX[language]}/state/${slug}/`);
    const plan = pageAt(`${PREFIX[language]}/sealing-laws/${slug}/`);
    const description = (page: BuiltPage) => page.first('meta[name=description]')?.attribs.content ?? '';
    const places: readonly (readonly [Place, string])[] = [
      ['map', textOf(overview, `.law-map a[href="#${slug}"] title`)],
      ['map', textOf(overview, `.law-tiles a[href="#${slug}"] title`)],
      ['map', textOf(overview, `#${slug}`)],
      ['heading', textOf(overview, `#${slug}`)],
      ['answer', textOf(state, 'main')],
      ['description', description(state)],
      ['heading', textOf(state, 'aside[aria-labelledby=evidence]')],
      ['explanation', textOf(state, 'aside[aria-labelledby=evidence]')],
      ['heading', textOf(plan, 'aside[aria-labelledby=evidence]')],
      ['plan', textOf(plan, 'main')],
      [VERDICTS[code] ?? 'verdict', textOf(plan, '#outcomes')],
    ];

    it.each(places.filter(([place]) => phrases[place] !== undefined))('%s', (place, text) => {
      for (const part of partsOf(phrases[place] ?? '')) expect(text).toContain(part);
    });
  },
);

/** What a state's own files say, in both languages: whole paragraphs, which the pages show as they are. */
function ownTexts(slug: string): string {
  const files = [
    `sealing-law/${slug}.json`,
    `words/es/sealing-law/${slug}.json`,
    `eviction-courts/${slug}.json`,
  ];
  const shared = ['pending-bills.json', 'words/es/facts/pending-bills.json', 'lawyer-rights.json'];
  return [...files, ...shared]
    .map(contentFile)
    .join('\n')
    .replaceAll(String.raw`\"`, '"');
}

const FILES = listFiles(SITE_FOLDER).filter((file) => file.endsWith('.html'));
const ownFiles = (slug: string, language: Language) => {
  const start = language === 'en' ? '' : 'es/';
  return FILES.filter(
    (file) => file.startsWith(`${start}state/${slug}/`) || file === `${start}sealing-laws/${slug}/index.html`,
  );
};

it.each(CASES)(
  '$name in $language: no page of it speaks of its law in other words',
  ({ code, slug, language }) => {
    const own = ownTexts(slug);
    const files = ownFiles(slug, language);
    expect(files.length).toBeGreaterThan(1);
    const strange = files.flatMap((file) =>
      blocksOf(readBuilt(file))
        .filter((block) => !own.includes(block))
        .flatMap((block) => strangeSentences(block, code, language))
        .filter((sentence) => !own.includes(sentence)),
    );
    expect([...new Set(strange)]).toEqual([]);
  },
);
