import { FICTIONAL_PHONE, RESERVED_DOMAIN, projectPlaceholders } from '../../../scripts/check-launch.ts';
import { ROOT } from '../../../scripts/local/project.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

const PATTERNS = [FICTIONAL_PHONE, RESERVED_DOMAIN].map(({ source }) => new RegExp(source, 'gu'));

/** The same number or domain, however it is written: with dashes or not, as a link or as a text. */
function comparable(text: string): string {
  return text.includes('.') && /[a-z]/iu.test(text) ? text.toLowerCase() : text.replaceAll(/\D/gu, '');
}

const KNOWN = new Set((await projectPlaceholders(ROOT)).map(({ text }) => comparable(text)));

/**
 * Placeholder numbers and domains are on a page only if they come from settings or content, where
 * `npm run check:launch` finds them.
 */
export function knownPlaceholders(page: BuiltPage): Finding[] {
  const found = new Set(PATTERNS.flatMap((pattern) => page.html.match(pattern) ?? []));
  return [...found]
    .filter((text) => !KNOWN.has(comparable(text)))
    .map((text) => finding(page, text, 'It is a placeholder that check:launch does not know.'));
}
