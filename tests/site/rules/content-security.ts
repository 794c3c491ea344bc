import { createHash } from 'node:crypto';

import { DomUtils } from 'htmlparser2';

import type { BuiltPage } from '../support/built-page.ts';
import { directivesOf } from '../support/content-security-policy.ts';
import { finding, type Finding } from '../support/finding.ts';

const POLICY = 'head > meta[http-equiv="content-security-policy"]';

/** What the policy is about. A browser does not apply it to what comes before its `<meta>`. */
const COVERED = 'script, style, link[rel~=stylesheet], link[rel~=modulepreload]';

/** Types of `<script>` that hold data. */
const DATA = new Set(['application/json', 'application/ld+json']);

const HASH = /^'sha256-[A-Za-z0-9+/]{43}='$/u;

/**
 * The page's policy comes before everything it covers, lists the hashes of its inline scripts and styles (recomputed
 * here), allows no other code than files of this site and what Astro has hashed in the build, and allows only the form
 * targets of the page. Directives shared by all pages are in the headers (tests/site/headers.test.ts).
 */
export function contentSecurity(page: BuiltPage): Finding[] {
  const [policy, ...others] = page.all(POLICY);
  if (policy === undefined || others.length > 0) {
    return [finding(page, 'head', 'A page has one content security policy.')];
  }
  const covered = page.all(COVERED);
  const head = page.all('head *');
  const early = head.slice(0, head.indexOf(policy)).filter((element) => covered.includes(element));
  const directives = directivesOf(policy.attribs.content ?? '');
  const foreign = page
    .all('form[action^="https:"]')
    .map(({ attribs }) => new URL(attribs.action ?? '').origin);
  const expected = new Map([
    ['script-src', ["'self'"]],
    ['style-src', ["'self'"]],
    ['form-action', ["'self'", ...new Set(foreign)]],
  ]);
  const inline = covered
    .filter(({ name, attribs }) => isInlineCode(name, attribs))
    .map((element) => ({ element, hash: hashOf(DomUtils.textContent(element)) }));
  return [
    ...early.map((element) => finding(page, element, 'The policy comes after it and does not cover it.')),
    ...inline
      .filter(({ element, hash }) => !(directives.get(`${element.name}-src`) ?? []).includes(hash))
      .map(({ element }) => finding(page, element, 'The policy does not list its hash.')),
    ...[...directives]
      .filter(([name, sources]) => {
        const others = sources.filter((source) => !HASH.test(source));
        return others.join(' ') !== expected.get(name)?.join(' ');
      })
      .map(([name, sources]) => finding(page, policy, `It should not say: ${name} ${sources.join(' ')}`)),
    ...[...expected.keys()]
      .filter((name) => !directives.has(name))
      .map((name) => finding(page, policy, `It says nothing about ${name}.`)),
  ];
}

function isInlineCode(name: string, attribs: Readonly<Record<string, string>>): boolean {
  return (
    name === 'style' || (name === 'script' && attribs.src === undefined && !DATA.has(attribs.type ?? ''))
  );
}

/** As CSP Level 3 §2.3.1 writes it. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
