/**
 * `npm run brand:face`: cuts the display face down to the letters that headings use, because the font is half of what a
 * phone has to load besides the page. Run it after FACE_LETTERS or the package with the face changes.
 */
import { readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * The letters of the display face: English and Spanish, and the signs that headings use. Hawaiian vowels with a macron
 * are not in the face at all; the browser takes them from the fallback font.
 */
const FACE_LETTERS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡‘’“”–—…·×§©®™°`;

const root = new URL('../../', import.meta.url);
const whole = await readFile(
  new URL(
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    root,
  ),
);
const cut = await subsetFont(whole, FACE_LETTERS, {
  targetFormat: 'woff2',
  // Alternate glyphs are dropped, because nothing uses them. Kerning stays.
  noLayoutClosure: true,
});
await writeFile(new URL('src/styles/fonts/bricolage-grotesque-700.woff2', root), cut);
console.log(`${whole.length} bytes cut to ${cut.length}.`);
