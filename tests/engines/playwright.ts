import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type BrowserType, firefox, webkit } from 'playwright';

import { inPage, PHONE, type Tab } from './tab.ts';

/** Playwright's own build of an engine, if it has been fetched (`npx playwright install webkit firefox`). */
export function findPlaywrights(name: 'webkit' | 'firefox'): BrowserType | undefined {
  const type = { webkit, firefox }[name];
  return existsSync(type.executablePath()) ? type : undefined;
}

export async function openPlaywrights(type: BrowserType): Promise<Tab> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: PHONE });
  const downloads = mkdtempSync(path.join(tmpdir(), 'downloads-'));
  page.on('download', (download) => void download.saveAs(path.join(downloads, download.suggestedFilename())));
  return {
    engine: `${type.name()} ${browser.version()} of Playwright`,
    open: async (url) => void (await page.goto(url)),
    run: async (code, ...args) => {
      const json = await page.evaluate<string>(`(${inPage(code)})(${JSON.stringify(JSON.stringify(args))})`);
      return JSON.parse(json) as Awaited<ReturnType<typeof code>>;
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    downloads,
    keepsPages: false,
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}
