import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { APP_CHECK_SOURCES, FORM_PAGES } from '#config/app-check.ts';
import { type HostingConfig, withAppCheck } from './hosting-config.ts';

const firebaseJson = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as HostingConfig;
const ON = { siteKey: '6Lxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' };

/** The policy that counts for an address: that of the last rule which matches it. */
function policyFor(config: HostingConfig, address: string): ReadonlyMap<string, string> {
  const matches = (source: string) =>
    source.endsWith('**') ? address.startsWith(source.slice(0, -2)) : source === address;
  const rule = config.hosting.headers
    .filter(
      ({ source, headers }) =>
        matches(source) && headers.some(({ key }) => key === 'Content-Security-Policy'),
    )
    .at(-1);
  const policy = rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const WITH_FORMS = ['/', '/contact/', '/eligibility-check/', '/city/houston/'];
const OTHERS = ['/faq/', '/state/texas/', '/admin/login/', '/admin/dashboard/', '/api/leads'];

describe('the policy in the headers', () => {
  it('is unchanged while App Check is off', () => {
    expect(withAppCheck(firebaseJson, null)).toBe(firebaseJson);
  });

  it.each(WITH_FORMS)(
    'lets App Check on %s fetch from Google and open its frames, and nothing else',
    (address) => {
      const before = policyFor(firebaseJson, address);
      const after = policyFor(withAppCheck(firebaseJson, ON), address);
      expect(Object.fromEntries(after)).toEqual({
        ...Object.fromEntries(before),
        'connect-src': `'self' ${APP_CHECK_SOURCES['connect-src']}`,
        'frame-src': APP_CHECK_SOURCES['frame-src'],
      });
    },
  );

  it.each(OTHERS)('is unchanged on %s, which has no form', (address) => {
    expect(policyFor(withAppCheck(firebaseJson, ON), address)).toEqual(policyFor(firebaseJson, address));
  });

  it('keeps every other header of every rule', () => {
    const { headers } = withAppCheck(firebaseJson, ON).hosting;
    expect(headers.filter(({ source }) => !FORM_PAGES.includes(source))).toEqual(
      firebaseJson.hosting.headers,
    );
  });

  it('fails when there is nothing to widen, instead of silently blocking App Check', () => {
    const closed = { hosting: { headers: [{ source: '**', headers: [] }] } };
    expect(() => withAppCheck(closed, ON)).toThrow('no connect-src');
  });
});
