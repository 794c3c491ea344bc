import { readFileSync } from 'node:fs';

import { LANGUAGES } from '#domain/shared/language.ts';

/** The text of head-script.mjs, with the languages of the site. */
export const HEAD_SCRIPT = readFileSync(new URL('head-script.mjs', import.meta.url), 'utf8').replace(
  'LANGUAGES',
  LANGUAGES.join('|'),
);
