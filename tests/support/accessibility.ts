import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import type axe from 'axe-core';

import { OF_COLOUR, STANDARDS } from './page-checks.ts';

/** The minified axe: every checked page gets it anew, and the other is 1.5 MB to send and to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** What {@link violations} brings with it. */
    axe?: typeof axe;
  }
}

/**
 * The violations that axe finds on the current page, in both themes, with their elements. The page is left with the dark
 * theme and reduced motion.
 *
 * @param within a CSS selector of the only part to look at; the whole page when left out
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await standStill(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await violationsAsShown(page, STANDARDS, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsAsShown(page, OF_COLOUR, within);
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

/** Disables colour transitions, because the contrast halfway between two themes is that of neither. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

/** @param runOnly tags or names of rules */
async function violationsAsShown(
  page: Page,
  runOnly: string[],
  within: string | undefined,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ context, rules }) => {
      if (window.axe === undefined) throw new Error('axe did not arrive.');
      const results = await window.axe.run(context ?? document, {
        runOnly: rules,
        // Other details would make the output long without being read.
        resultTypes: ['violations'],
      });
      return results.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
      );
    },
    { context: within, rules: runOnly },
  );
}
