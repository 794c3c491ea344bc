import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium, expect, type LaunchOptions, test } from 'playwright/test';

import { chromiumLaunchOptions } from '../support/chromium.ts';

const WIDE_FONT = fileURLToPath(
  new URL('../../node_modules/@expo-google-fonts/roboto/900Black', import.meta.url),
);

async function lengthOfText(options: LaunchOptions): Promise<number> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  await page.setContent(
    `<span style="font: 1rem roboto, arial, system-ui, sans-serif">Find your new home</span>`,
  );
  const length = await page.locator('span').evaluate((text) => text.getBoundingClientRect().width);
  await browser.close();
  return length;
}

// Other systems have no fontconfig.
if (process.platform === 'linux')
  test('text is as long as everywhere on a computer with other fonts', async () => {
    const here = await lengthOfText(chromiumLaunchOptions());
    const fonts = test.info().outputPath('fonts.conf');
    writeFileSync(
      fonts,
      `<fontconfig><dir>${WIDE_FONT}</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
    );
    process.env.FONTCONFIG_FILE = fonts;
    expect(await lengthOfText(chromiumLaunchOptions())).toBe(here);
    expect(await lengthOfText({ ...chromiumLaunchOptions(), env: { ...process.env } })).toBeGreaterThan(here);
  });
