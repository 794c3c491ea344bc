import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';

import type { Paper } from '#domain/filing/papers.ts';

import {
  answersFor,
  CASES,
  DRAFTS,
  papersFor,
  PERSONAS,
  runsOf,
} from '../../../tests/support/filing-cases.ts';
import { wordFile } from './word-file.ts';

/** The parts of a Word file, as XML. */
async function partsOf(papers: readonly Paper[], author = '') {
  const file = await wordFile(papers, 'en', author);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const textOf = (xml = '') =>
  unescaped([...xml.matchAll(/<w:t[ >][^<]*<\/w:t>/gu)].join('').replaceAll(/<[^>]*>/gu, ''));

describe('the Word file', () => {
  it.each(DRAFTS.map((each) => [each.filing.remedyId, each] as const))(
    'of %s has every answer',
    async (_path, each) => {
      for (const persona of Object.values(PERSONAS)) {
        const papers = papersFor(each, answersFor(each, persona));
        const text = textOf((await partsOf(papers))['word/document.xml']);
        for (const run of runsOf(papers)) expect(text).toContain(run.text);
        for (const { title } of papers) expect(text).toContain(title.en);
      }
    },
  );

  const worksheet = CASES.find(({ filing }) => filing.remedyId === 'ma-nonpayment-paid');
  const indiana = CASES.find(({ filing }) => filing.remedyId === 'in-older-dismissed-won-overturned');
  if (worksheet === undefined || indiana === undefined) throw new Error('Both states have filings.');

  it('has headings, a language, and no tables', async () => {
    const parts = await partsOf(papersFor(indiana, answersFor(indiana, { outcome: 'dismissed' })));
    expect(parts['word/document.xml']).toContain('<w:pStyle w:val="Heading1"/>');
    expect(parts['word/document.xml']).not.toContain('<w:tbl>');
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="en-US"');
  });

  it('has the renter as its author, or nobody, and the title of what is filed', async () => {
    for (const each of CASES) {
      const papers = papersFor(each, answersFor(each, {}));
      if (papers.length === 0) continue;
      const title = each.filing.draft?.title.en ?? papers[0]?.title.en ?? '';
      const properties = (await partsOf(papers))['docProps/core.xml'] ?? '';
      expect(unescaped(properties)).toContain(`<dc:title>${title}</dc:title>`);
      expect(properties).not.toMatch(/creator|lastModifiedBy|Un-named/u);
    }
    const properties = (await partsOf(papersFor(indiana, {}), 'Dana Reyes'))['docProps/core.xml'];
    expect(properties).toContain('<dc:creator>Dana Reyes</dc:creator>');
    expect(properties).toContain('<cp:lastModifiedBy>Dana Reyes</cp:lastModifiedBy>');
  });

  it('has the case on each page, and a page number that begins with each paper', async () => {
    const papers = papersFor(
      indiana,
      answersFor(indiana, { outcome: 'dismissed', landlord: 'Oakline Homes' }),
    );
    const parts = await partsOf(papers);
    const headers = Object.entries(parts).filter(([name]) => /^word\/header\d+\.xml$/u.test(name));
    expect(headers).toHaveLength(papers.length);
    for (const [, xml] of headers) expect(textOf(xml)).toContain('Oakline Homes v.');
    expect(parts['word/document.xml']?.match(/<w:pgNumType w:start="1"/gu)).toHaveLength(papers.length);
    expect(parts['word/footer1.xml']).toContain('PAGE');
  });

  it('keeps a heading on the page of its text, and a signature on that of what is signed', async () => {
    for (const each of CASES) {
      const papers = papersFor(each, answersFor(each, {}));
      const xml = (await partsOf(papers))['word/document.xml'] ?? '';
      const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
      const before = paragraphs.filter((_, index) => paragraphs[index + 1]?.includes('<w:pBdr>'));
      const held = paragraphs.filter((paragraph) => paragraph.includes('w:val="Heading')).concat(before);
      expect(held.filter((paragraph) => !paragraph.includes('<w:keepNext/>')).map(textOf)).toEqual([]);
    }
  });

  it.each([
    ['a character that XML cannot hold', 'Dana \uFFFE\u0001\uD800 Reyes', 'Dana  Reyes'],
    [
      'tags, quotation marks and an ampersand',
      `<w:t>"Dana" & 'Co'</w:t> ]]>`,
      `<w:t>"Dana" & 'Co'</w:t> ]]>`,
    ],
    ['letters from right to left', 'دانا \u202Eريس', 'دانا \u202Eريس'],
    ['a thousand letters', 'Maximiliana '.repeat(90).trim(), 'Maximiliana '.repeat(90).trim()],
  ])('opens in a strict reader with %s in a name', async (_, typed, written) => {
    const answers = { ...answersFor(indiana, { outcome: 'dismissed' }), fullName: typed, landlord: typed };
    const parts = await partsOf(papersFor(indiana, answers), typed);
    for (const [name, xml] of Object.entries(parts)) {
      if (!/\.(?:xml|rels)$/u.test(name)) continue;
      const reader = new SaxesParser();
      reader.on('error', (error) => {
        throw new Error(`${name}: ${error.message}`);
      });
      reader.write(xml).close();
    }
    expect(textOf(parts['word/document.xml'])).toContain(written);
  });

  it('has a line of its own for the signature and for the date', async () => {
    const xml = (await partsOf(papersFor(indiana, {})))['word/document.xml'] ?? '';
    const ruled = (xml.match(/<w:p>.*?<\/w:p>/gsu) ?? []).filter((paragraph) =>
      paragraph.includes('<w:pBdr>'),
    );
    expect(ruled.map(textOf)).toEqual(['Signature', 'Date', 'Judge', 'Date', 'Signature', 'Date']);
    for (const paragraph of ruled) expect(paragraph).toMatch(/<w:top .*<w:between /u);
  });

  it('marks a blank, and ticks the boxes of a court’s form', async () => {
    const blank = textOf((await partsOf(papersFor(indiana, {})))['word/document.xml']);
    expect(blank).toContain('[case number]');
    const answers = { ...answersFor(worksheet, { outcome: 'lost' }), deemedSatisfied: 'no' };
    const text = textOf((await partsOf(papersFor(worksheet, answers)))['word/document.xml']);
    expect(text).toContain('☒ 10. Box under A: the landlord filed a satisfaction');
    expect(text).toContain('☐ 11. Box under A: a judge decided');
    expect(text).toContain('☐ 6. Box: the case was dismissed');
  });
});
