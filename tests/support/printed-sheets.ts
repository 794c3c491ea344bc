import type { Page } from 'playwright/test';

/** How many letter sheets a page prints on. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
