import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import config from '../../astro.config.mjs';
import { APP_CHECK, isFormPage } from '#config/app-check.ts';
import { bundledScript } from '../support/bundled-script.ts';

const ENTRY = 'src/browser/attestation.ts';
const USED = ['sendForm', 'prepareToSend'];
const NAME = 'import.meta.env.APP_CHECK_SITE_KEY';
const SITE_KEY = '6Lxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx';
const TRACES = /app-?check|recaptcha|6L/iu;

describe('App Check in the browser', () => {
  it('loads nothing while it is off', async () => {
    const off = await bundledScript(ENTRY, { [NAME]: 'undefined' }, USED);
    expect(off).toContain('fetch');
    expect(off).not.toMatch(TRACES);
    expect(off.length).toBeLessThan(300);
  });

  it('loads its script with the key, in a separate file, while it is on', async () => {
    const on = await bundledScript(ENTRY, { [NAME]: JSON.stringify(SITE_KEY) }, USED);
    expect(on).toContain(SITE_KEY);
    expect(on).toMatch(/import\("\.\/firebase-app-check/u);
    expect(on).toContain('recaptcha/enterprise.js');
  });
});

it('the setting is off or a key in Google’s format', () => {
  const { siteKey } = APP_CHECK ?? { siteKey: SITE_KEY };
  expect(siteKey).toMatch(/^6L[\w-]{38}$/u);
});

it('the build passes the setting to the pages unchanged', () => {
  const source = config.vite?.define?.[NAME] as string;
  expect(source === 'undefined' ? undefined : JSON.parse(source)).toBe(APP_CHECK?.siteKey);
});

it('firebase.json does not mention App Check', () => {
  const text = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  expect(text).not.toMatch(/recaptcha|app-?check/iu);
});

it.each([
  ['/', true],
  ['/contact/', true],
  ['/eligibility-check/', true],
  ['/city/houston/', true],
  ['/faq/', false],
  ['/contact-us/', false],
  ['/state/texas/houston/', false],
  ['/admin/login/', false],
])('%s counts as a page with a form: %s', (pathname, expected) => {
  expect(isFormPage(pathname)).toBe(expected);
});
