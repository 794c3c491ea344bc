import { email, phone } from '#content/words/en/every-form.ts';

import {
  FICTIONAL_PHONE,
  findPlaceholders,
  projectPlaceholders,
  RESERVED_DOMAIN,
} from '../../../scripts/check-launch/placeholders.ts';
import { ROOT } from '../../../scripts/local/project.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

const PHONE = new RegExp(FICTIONAL_PHONE.source, 'gu');
const DOMAIN = new RegExp(RESERVED_DOMAIN.source, 'gu');

/**
 * The words that may be a reserved domain. To search whole pages for the pattern takes a tenth of the time of all rules.
 */
function wordsWithExample(text: string): string {
  const words = [...text.matchAll(/example[\w.-]*/gu)].map(({ 0: end, index }) => {
    let start = index;
    while (start > 0 && /[\w.-]/u.test(text.charAt(start - 1))) start -= 1;
    return text.slice(start, index) + end;
  });
  return words.join('\n');
}

/**
 * The same number or domain, however it is written: with dashes or not, as a link or as a text, with a mailbox or not.
 */
function comparable(text: string): string {
  return text.includes('.') && /[a-z]/iu.test(text)
    ? text.toLowerCase().replace(/^.*@/u, '')
    : text.replaceAll(/\D/gu, '');
}

/** How to write an address and a number, in the forms' messages: these stay for ever. */
const EXAMPLES = [email.errors.invalid, phone.errors.invalid].flatMap((text) => findPlaceholders('', text));
const KNOWN = new Set(
  [...(await projectPlaceholders(ROOT)), ...EXAMPLES].map(({ text }) => comparable(text)),
);

/**
 * Placeholder numbers and domains are on a page only if they come from settings or content, where
 * `npm run check:launch` finds them, or are examples of how to write.
 */
export function knownPlaceholders(page: BuiltPage): Finding[] {
  const phones = page.html.match(PHONE) ?? [];
  const domains = wordsWithExample(page.html).match(DOMAIN) ?? [];
  const found = new Set([...phones, ...domains]);
  return [...found]
    .filter((text) => !KNOWN.has(comparable(text)))
    .map((text) => finding(page, text, 'It is a placeholder that check:launch does not know.'));
}
