import { describe, expect, it } from 'vitest';

import { problems, samplePage } from '../support/sample-pages.ts';
import { titleAndDescription } from './title-and-description.ts';

const check = (title: string, description: string, further = '') => {
  const head = `<title>${title}</title><meta name="description" content="${description}">${further}`;
  return problems(titleAndDescription(samplePage('', { head })));
};
const letters = (count: number) => 'a'.repeat(count);

describe('the title', () => {
  it('may have up to 60 characters', () => {
    expect(check(letters(60), letters(140))).toEqual([]);
    expect(check(letters(61), letters(140))).toEqual(['61 characters; at most 60.']);
  });
  it('counts characters, not HTML entities', () => {
    expect(check('&amp;'.repeat(60), letters(140))).toEqual([]);
  });
  it('must be there', () => {
    expect(check('', letters(140))).toEqual(['The page has no title.']);
  });
});

describe('the description', () => {
  it('has 120 to 160 characters', () => {
    expect(check('A', letters(120))).toEqual([]);
    expect(check('A', letters(160))).toEqual([]);
    expect(check('A', letters(119))).toEqual(['119 characters; at least 120.']);
    expect(check('A', letters(161))).toEqual(['161 characters; at most 160.']);
  });
  it('may be short, but not missing, on pages hidden from search engines', () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(check('A', 'Short.', noindex)).toEqual([]);
    expect(check('A', letters(161), noindex)).toEqual(['161 characters; at most 160.']);
    expect(check('A', '', noindex)).toEqual(['The page has no description.']);
  });
});
