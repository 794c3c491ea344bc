import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { readableTexts } from '../support/readable-text.ts';

/** What a template leaves behind when a value is missing, and what an author leaves behind for later. */
const UNFILLED: readonly RegExp[] = [
  /\bundefined\b/u,
  /\[object [A-Za-z]+\]/u,
  /\bNaN\b/u,
  /\bInvalid Date\b/u,
  /[{}]/u,
  /(?:^|\/)null(?:\/|$)/u,
  /\b(?:TODO|FIXME|TBD|XXX)\b/u,
  /\blorem\b/iu,
];

/**
 * Attributes that are code: what Astro hands to an island, class names, and sentences that a script puts a number, an hour or a
 * name into.
 */
const CODE = new Set([
  'props',
  'opts',
  'class',
  'pattern',
  'data-matches',
  'data-zip',
  'data-in',
  'data-near',
  'data-open',
  'data-opens-today',
  'data-opens-on',
]);

/** The page has no trace of a missing value. */
export function unfilledText(page: BuiltPage): Finding[] {
  return [...inTexts(page), ...inAttributes(page)];
}

function inTexts(page: BuiltPage): Finding[] {
  return readableTexts(page).flatMap((text) => {
    const trace = traceIn(text.data.trim());
    return trace === null ? [] : [finding(page, text, `“${trace}” is no text for people.`)];
  });
}

function inAttributes(page: BuiltPage): Finding[] {
  return page.all('*').flatMap((element) => {
    const read = Object.entries(element.attribs).filter(([attribute]) => !CODE.has(attribute));
    return read.flatMap(([attribute, value]) => {
      const trace = traceIn(value);
      return trace === null ? [] : [finding(page, element, `“${trace}” in ${attribute}.`)];
    });
  });
}

function traceIn(text: string): string | null {
  for (const pattern of UNFILLED) {
    const match = pattern.exec(text);
    if (match !== null) return match[0];
  }
  return null;
}
