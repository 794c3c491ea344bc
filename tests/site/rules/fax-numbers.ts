import { isFaxNumber } from '#data/fax-numbers.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { readableTexts } from '../support/readable-text.ts';

const PHONE = /\(?\b\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/gu;

/** No text or link of a page has a number that HUD's lists give as a fax. */
export function faxNumbers(page: BuiltPage): Finding[] {
  const problem = 'HUD lists it as a fax number.';
  return [
    ...page
      .all('a[href^="tel:"]')
      .filter(({ attribs: { href = '' } }) => isFaxNumber(href))
      .map((link) => finding(page, link, problem)),
    ...readableTexts(page)
      .filter(({ data }) => [...data.matchAll(PHONE)].some(([number]) => isFaxNumber(number)))
      .map((text) => finding(page, text, problem)),
  ];
}
