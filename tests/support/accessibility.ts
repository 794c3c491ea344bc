import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2, levels A and AA, and what axe recommends beyond. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const THEMES = ['light', 'dark'] as const;

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
  const found: string[] = [];
  await standStill(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const violation of await violationsAsShown(page, within)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}

/** Disables colour transitions: halfway between two themes the contrast is neither's. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}

async function violationsAsShown(page: Page, within: string | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, standards }) => {
      if (window.axe === undefined) throw new Error('axe did not arrive.');
      const results = await window.axe.run(context ?? document, {
        runOnly: standards,
        // Everything else would be described at length, for nobody.
        resultTypes: ['violations'],
      });
      return results.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 160)}`).join('\n')}`,
      );
    },
    { context: within, standards: STANDARDS },
  );
}
