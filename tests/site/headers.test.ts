import { readFileSync } from 'node:fs';

import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';

import privacy from '#content/words/en/privacy.json';
import { listFiles, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { directivesOf } from './support/content-security-policy.ts';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  readonly hosting: { readonly headers: readonly HeaderRule[] };
};

/** The headers of one rule of firebase.json. Of several rules for an address the last one counts. */
const headersOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    hosting.headers
      .filter((rule) => rule.source === source)
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
const headerPolicy = (source: string): string => headersOf(source).get('Content-Security-Policy') ?? '';
const policyOf = (source: string): ReadonlyMap<string, string> =>
  new Map([...directivesOf(headerPolicy(source))].map(([name, sources]) => [name, sources.join(' ')]));

/** Everything a page can fetch, open or be put into, save scripts, styles and forms, which each page lists itself. */
const PUBLIC_POLICY = {
  'base-uri': "'none'",
  'child-src': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'frame-ancestors': "'none'",
  'frame-src': "'none'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'media-src': "'none'",
  'object-src': "'none'",
  'worker-src': "'none'",
};

describe('the content security policy in the headers', () => {
  it(`excludes every other host on all pages: ${privacy.sections.short.list.noTracking}`, () => {
    expect(Object.fromEntries(policyOf('**'))).toEqual(PUBLIC_POLICY);
  });

  it('allows Google’s sign-in service under /admin and nothing else', () => {
    expect(Object.fromEntries(policyOf('/admin/**'))).toEqual({
      ...PUBLIC_POLICY,
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    });
  });

  it('allows nothing for API responses', () => {
    expect(Object.fromEntries(policyOf('/api/**'))).toEqual({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });
});

describe('both policies of a page together', () => {
  const POLICY = /<meta http-equiv="content-security-policy" content="([^"]+)">/u;

  it('have no weakness known to Google’s CSP Evaluator', () => {
    const pages = listFiles(SITE_FOLDER).filter((file) => file.endsWith('.html'));
    const policies = new Set(
      pages.map((file) => {
        const [, policy = ''] = POLICY.exec(readBuilt(file)) ?? [];
        // No directive is in both, so that one policy with all of them is as strict as the two.
        return `${headerPolicy(file.startsWith('admin/') ? '/admin/**' : '**')}; ${policy}`;
      }),
    );
    expect(policies.size).toBeGreaterThan(1);
    const weaknesses = [...policies].flatMap((policy) =>
      new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        // Lower severities are guesses ('self' is a danger if people can upload files) and advice (Trusted Types).
        .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
        .map(({ directive, description }) => `${directive}: ${description}`),
    );
    expect([...new Set(weaknesses)]).toEqual([]);
  });
});

describe('the other headers', () => {
  it('enforce HTTPS for a day, forbid MIME sniffing, and limit referrers', () => {
    const headers = headersOf('**');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=86400');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(
      headers
        .get('Permissions-Policy')
        ?.split(', ')
        .every((feature) => feature.endsWith('=()')),
    ).toBe(true);
  });

  it('revalidate pages, keep hashed files (and that one is missing) for an hour, and keep private answers out of caches', () => {
    expect(headersOf('**').get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headersOf('/_astro/**').get('Cache-Control')).toBe(
      'public, max-age=3600, stale-while-revalidate=604800',
    );
    expect(headersOf('/admin/**').get('Cache-Control')).toBe('no-store');
    expect(headersOf('/api/**').get('Cache-Control')).toBe('no-store');
  });

  it('stand in these rules and no other: only open data may be read by other sites', () => {
    expect(hosting.headers.map(({ source, headers }) => [source, headers.map(({ key }) => key)])).toEqual([
      [
        '**',
        [
          'Cache-Control',
          'Content-Security-Policy',
          'Cross-Origin-Opener-Policy',
          'Permissions-Policy',
          'Referrer-Policy',
          'Strict-Transport-Security',
          'X-Content-Type-Options',
          'X-Frame-Options',
        ],
      ],
      ['/_astro/**', ['Cache-Control']],
      ['/data/**', ['Access-Control-Allow-Origin', 'Cache-Control']],
      ['/sealing-laws.xml', ['Access-Control-Allow-Origin', 'Content-Type']],
      ['/admin/**', ['Cache-Control', 'Content-Security-Policy', 'X-Robots-Tag']],
      ['/api/**', ['Cache-Control', 'Content-Security-Policy', 'X-Robots-Tag']],
    ]);
  });
});
