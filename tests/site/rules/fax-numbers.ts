import { readFileSync } from 'node:fs';

import { nationalDigits } from '#domain/shared/telephone.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { readableTexts } from '../support/readable-text.ts';

/**
 * The fax numbers of HUD's contact lists that are nobody's telephone (2026), one area code a line. They were once shown as
 * telephone numbers, because the text of the lists has the fax first.
 */
const FAX_NUMBERS: ReadonlySet<string> = new Set(
  readFileSync(new URL('../support/hud-fax-numbers.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', ...numbers] = line.split(' ');
      return numbers.map((number) => `${area}${number}`);
    }),
);

const PHONE = /\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/gu;

/** No text or link of a page has a number that HUD's lists give as a fax. */
export function faxNumbers(page: BuiltPage): Finding[] {
  const problem = 'HUD lists it as a fax number.';
  const isFax = (number: string): boolean => FAX_NUMBERS.has(nationalDigits(number));
  return [
    ...page
      .all('a[href^="tel:"]')
      .filter(({ attribs: { href = '' } }) => isFax(href))
      .map((link) => finding(page, link, problem)),
    ...readableTexts(page)
      .filter(({ data }) => [...data.matchAll(PHONE)].some(([number]) => isFax(number)))
      .map((text) => finding(page, text, problem)),
  ];
}
