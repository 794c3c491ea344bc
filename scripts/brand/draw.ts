import { readFile, writeFile } from 'node:fs/promises';

import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

import { SITE } from '../../src/config/site.ts';
import { BRAND_MARK, brandMarkSvg } from '../../src/ui/brand-mark.ts';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';
import { iconFile } from './icon-file.ts';

/*
 * Draws the pictures that must be bitmaps: the icons of older browsers and of phones, and the one that social networks
 * show. Run it after the mark, the name or the line under it changes: `npm run brand:draw`.
 */

const root = new URL('../../', import.meta.url);
const target = (name: string) => new URL(`public/${name}`, root);
const face = await readFile(
  new URL(
    'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
    root,
  ),
);

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

/** The mark on a background that fills the whole icon, because phones cut their own shape out of it. */
const fullBleedMark = `<svg viewBox="0 0 32 32"><rect width="32" height="32" fill="#0e5a4a"/><g transform="translate(4.8 4.8) scale(.7)">${BRAND_MARK}</g></svg>`;

const socialPicture = `
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

const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const mark = (size: number) => draw(browser, size, size, brandMarkSvg());
  await writeFile(target('favicon.ico'), iconFile(await mark(32), 32));
  await writeFile(target('icon-192.png'), await mark(192));
  await writeFile(target('icon-512.png'), await mark(512));
  await writeFile(target('icon-maskable-512.png'), await draw(browser, 512, 512, fullBleedMark));
  await writeFile(target('apple-touch-icon.png'), await draw(browser, 180, 180, fullBleedMark));
  await writeFile(
    target('social-picture.png'),
    await inFewColours(await draw(browser, 1200, 630, socialPicture)),
  );
} finally {
  await browser.close();
}
