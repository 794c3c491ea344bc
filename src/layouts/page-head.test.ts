import { expect, it } from 'vitest';

import { socialPictureName } from './page-head.ts';

it.each([
  ['/', 'en', 'home'],
  ['/es/about/', 'es', 'home-es'],
  ['/es/eligibility-check/', 'es', 'eligibility-check-es'],
  ['/sealing-laws/changes/', 'en', 'sealing-laws'],
  ['/es/sealing-laws/ohio/', 'es', 'ohio'],
  ['/state/ohio/columbus/', 'en', 'ohio'],
  ['/city/columbus/', 'en', 'home'],
] as const)('%s is shared in %s with the picture %s', (path, language, name) => {
  expect(socialPictureName(path, language)).toBe(name);
});
