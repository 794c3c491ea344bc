import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

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
const policyOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    (headersOf(source).get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

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
  it('is closed to every other host on all pages', () => {
    expect(Object.fromEntries(policyOf('**'))).toEqual(PUBLIC_POLICY);
  });

  it('is opened under /admin for signing in with Google’s service, and for nothing else', () => {
    expect(Object.fromEntries(policyOf('/admin/**'))).toEqual({
      ...PUBLIC_POLICY,
      'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    });
  });

  it('lets answers of the API do nothing at all', () => {
    expect(Object.fromEntries(policyOf('/api/**'))).toEqual({
      'default-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });
});

describe('the other headers', () => {
  it('keep browsers on HTTPS, types as told, and addresses to ourselves', () => {
    const headers = headersOf('**');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
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

  it('keep pages fresh, named files for ever, and what is private nowhere', () => {
    expect(headersOf('**').get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headersOf('/_astro/**').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headersOf('/admin/**').get('Cache-Control')).toBe('no-store');
    expect(headersOf('/api/**').get('Cache-Control')).toBe('no-store');
  });

  it('are set by rules of which none undoes a closed one', () => {
    const sources = hosting.headers
      .filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
      .map(({ source }) => source);
    expect(sources).toEqual(['**', '/admin/**', '/api/**']);
  });
});
