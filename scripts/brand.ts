/**
 * The brand's files that are made from its sources: `npm run brand:face` after FACE_LETTERS or the package with the face
 * changes, `npm run brand:draw` after the mark, the name or the line under it changes.
 */
import { readFile, writeFile } from 'node:fs/promises';

import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import { SITE } from '#config/site.ts';
import { BRAND_MARK, brandMarkSvg } from '#ui/brand-mark.ts';
import { chromiumLaunchOptions } from '../tests/support/chromium.ts';

const root = new URL('../', import.meta.url);
const WHOLE_FACE = new URL(
  'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  root,
);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * The letters of the display face: English and Spanish, and the signs that headings use. Hawaiian vowels with a macron
 * are not in the face at all; the browser takes them from the fallback font.
 */
const FACE_LETTERS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡‘’“”–—…·×§©®™°`;

/**
 * Cuts the display face down to the letters that headings use, because the font is half of what a phone has to load
 * besides the page.
 */
async function cutFace(): Promise<void> {
  const whole = await readFile(WHOLE_FACE);
  const cut = await subsetFont(whole, FACE_LETTERS, {
    targetFormat: 'woff2',
    // Alternate glyphs are dropped, because nothing uses them. Kerning stays.
    noLayoutClosure: true,
  });
  await writeFile(new URL('src/styles/fonts/bricolage-grotesque-700.woff2', root), cut);
  console.log(`${whole.length} bytes cut to ${cut.length}.`);
}

/**
 * Draws the pictures that must be bitmaps: the icons of older browsers and of phones, and the one that social networks
 * show.
 */
async function drawPictures(): Promise<void> {
  const save = (name: string, picture: Buffer) => writeFile(new URL(`public/${name}`, root), picture);
  const face = await readFile(WHOLE_FACE);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const mark = (size: number) => draw(browser, size, size, brandMarkSvg());
    await save('favicon.ico', iconFile(await mark(32), 32));
    await save('icon-192.png', await mark(192));
    await save('icon-512.png', await mark(512));
    await save('icon-maskable-512.png', await draw(browser, 512, 512, FULL_BLEED_MARK));
    await save('apple-touch-icon.png', await draw(browser, 180, 180, FULL_BLEED_MARK));
    await save('social-picture.png', await inFewColours(await draw(browser, 1200, 630, socialPicture(face))));
  } finally {
    await browser.close();
  }
}

/** A PNG of what the markup shows, on a transparent ground. */
async function draw(browser: Browser, width: number, height: number, markup: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>* { margin: 0 } body > svg { display: block; width: 100vw }</style>${markup}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** The same picture with a palette of its few colours: a third of the bytes, without a visible difference. */
const inFewColours = (png: Buffer): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 64, effort: 10 }).toBuffer();

/**
 * An .ico file that holds one PNG, which browsers have taken since Windows Vista's time.
 *
 * @param size width and height of the picture in pixels, below 256
 */
export function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The mark on a background that fills the whole icon, because phones cut their own shape out of it. */
const FULL_BLEED_MARK = `<svg viewBox="0 0 32 32"><rect width="32" height="32" fill="#0e5a4a"/><g transform="translate(4.8 4.8) scale(.7)">${BRAND_MARK}</g></svg>`;

/** What social networks show. @param face the display face, as WOFF2 */
const socialPicture = (face: Buffer) => `
  <style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${face.toString('base64')}) }
    body { background: #fbf7f0; color: #1c2b2a; font-family: Display }
    main { position: relative; width: 1200px; height: 630px; overflow: hidden }
    .brand { position: absolute; top: 72px; left: 80px; display: flex; gap: 20px; align-items: center; font-size: 44px; color: #0e5a4a }
    .brand svg { width: 68px }
    h1 { position: absolute; top: 196px; left: 80px; width: 640px; font-size: 78px; text-wrap: balance; line-height: 1.02; letter-spacing: -0.02em }
    em { font-style: normal; background: linear-gradient(#f4b740, #f4b740) 0 92% / 100% .16em no-repeat; box-decoration-break: clone; -webkit-box-decoration-break: clone }
    p { position: absolute; bottom: 72px; left: 80px; font: 30px sans-serif; color: #51605d }
    .door { position: absolute; right: 60px; bottom: 0; width: 400px }
  </style>
  <main>
    <div class="brand">${brandMarkSvg()}${SITE.name}</div>
    <h1>An eviction is a record. It isn’t <em>the rest of your life.</em></h1>
    <p>${SITE.tagline}</p>
    <svg class="door" viewBox="0 0 120 132">
      <path fill="#125545" d="M8 132V60a52 52 0 0 1 104 0v72z"/><path fill="#f4b740" d="M28 132V62a32 32 0 0 1 64 0v70z"/>
      <path fill="#ffe6ad" d="M58 132V76a13 13 0 0 1 26 0v56z"/><path fill="#0e5a4a" d="M28 132V62c0-16 10-28 22-31v101z"/>
      <circle fill="#f4b740" cx="44" cy="86" r="3.5"/>
    </svg>
  </main>`;

if (import.meta.main) {
  const commands = new Map([
    ['face', cutFace],
    ['draw', drawPictures],
  ]);
  const command = commands.get(process.argv[2] ?? '');
  if (command === undefined) {
    console.error('Say what to make: npm run brand:face, or npm run brand:draw');
    process.exit(1);
  }
  await command();
}
