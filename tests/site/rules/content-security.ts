import { createHash } from 'node:crypto';

import { DomUtils } from 'htmlparser2';

import { APP_CHECK, APP_CHECK_SOURCES, isFormPage } from '../../../src/config/app-check.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** Types of `<script>` that hold data. */
const DATA = new Set(['application/json', 'application/ld+json']);

/**
 * The page's policy stands before everything it is about and lists exactly the scripts and styles of the page, by
 * hashes counted here anew, and where its forms lead. What is the same for all pages is in the headers (tests/site/headers.test.ts).
 */
export function contentSecurity(page: BuiltPage): Finding[] {
  const [first, second] = page.all('head > *');
  if (first?.attribs.charset === undefined || second?.attribs['http-equiv'] !== 'content-security-policy') {
    return [
      finding(page, 'head', 'The policy is not right after the encoding, so something stands before it.'),
    ];
  }
  const hashes = (selector: string) =>
    page
      .all(selector)
      .filter(({ attribs }) => attribs.src === undefined && !DATA.has(attribs.type ?? ''))
      .map(
        (element) =>
          `'sha256-${createHash('sha256').update(DomUtils.textContent(element)).digest('base64')}'`,
      );
  const foreign = page
    .all('form[action^="https:"]')
    .map(({ attribs }) => new URL(attribs.action ?? '').origin);
  const appCheck = APP_CHECK !== null && isFormPage(page.path) ? [APP_CHECK_SOURCES['script-src']] : [];
  const expected = [
    ['script-src', "'self'", ...new Set(hashes('script')), ...appCheck],
    ['style-src', ...new Set(hashes('style'))],
    ['form-action', "'self'", ...new Set(foreign)],
  ].map((directive) => directive.join(' '));
  const policy = second.attribs.content ?? '';
  return policy === expected.join(';')
    ? []
    : [finding(page, second, `The policy of this page should be: ${expected.join(';')}`)];
}
