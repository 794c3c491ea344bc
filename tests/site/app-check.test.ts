import { expect, it } from 'vitest';

import { APP_CHECK } from '#config/app-check.ts';
import { listFiles, readBuilt, SITE_FOLDER } from './support/built-site.ts';

it.skipIf(APP_CHECK !== null)('while App Check is off, no script, style or data contains it', () => {
  const texts = listFiles(SITE_FOLDER)
    .filter((file) => /\.(?:js|css|json|txt|webmanifest)$/u.test(file))
    // Whose work may be in the scripts, once it is on.
    .filter((file) => file !== 'licences.txt');
  expect(texts.length).toBeGreaterThan(100);
  const touched = texts.filter((file) => /recaptcha|app-?check/iu.test(readBuilt(file)));
  // Firebase Auth, which only the back office loads, contains both names. App Check itself would fetch from its own
  // host.
  expect(touched.filter((file) => !file.startsWith('_astro/firebase-auth.'))).toEqual([]);
  expect(touched.filter((file) => readBuilt(file).includes('content-firebaseappcheck'))).toEqual([]);
});
