import { expect, it } from 'vitest';

import { wordsIn } from '#content/words/words.ts';

import { socialPicture } from './page-head.ts';

it.each([
  ['/', 'en', 'home'],
  ['/es/about/', 'es', 'home-es'],
  ['/es/eligibility-check/', 'es', 'eligibility-check-es'],
  ['/sealing-laws/changes/', 'en', 'sealing-laws'],
  ['/es/sealing-laws/ohio/', 'es', 'ohio-es'],
  ['/state/ohio/columbus/', 'en', 'ohio'],
  ['/city/columbus/', 'en', 'home'],
] as const)('%s is shared in %s with the picture %s', (path, language, name) => {
  expect(socialPicture(path, language, wordsIn(language).layout.LAYOUT_COPY.picture).name).toBe(name);
});
