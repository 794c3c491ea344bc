import { expect, it } from 'vitest';

import { APP_CHECK, isFormPage } from '#config/app-check.ts';
import { addressOf } from './support/built-page.ts';
import { listFiles, readBuilt, SITE_FOLDER } from './support/built-site.ts';

const files = listFiles(SITE_FOLDER);
/** Marks of a public form in a page: its action, or the check. */
const FORM = /<form\b[^>]*\baction="?\/api\/|\bdata-check-form\b|\bclass="?landing-check\b/u;

it.skipIf(APP_CHECK !== null)('while App Check is off, no served file contains it', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt|webmanifest)$/u.test(file));
  expect(texts.length).toBeGreaterThan(1_000);
  const touched = texts.filter((file) => /recaptcha|app-?check/iu.test(readBuilt(file)));
  // Firebase Auth, which only the back office loads, contains both names. App Check itself would fetch from its own
  // host.
  expect(touched.filter((file) => !file.startsWith('_astro/firebase-auth.'))).toEqual([]);
  expect(touched.filter((file) => readBuilt(file).includes('content-firebaseappcheck'))).toEqual([]);
});

it('the App Check setting lists exactly the pages with a public form', () => {
  const pages = files.filter((file) => file.endsWith('/index.html') || file === 'index.html');
  const wrong = pages.filter((file) => {
    return isFormPage(addressOf(file)) !== FORM.test(readBuilt(file));
  });
  expect(wrong).toEqual([]);
});
