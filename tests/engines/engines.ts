import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { firefox, webkit } from 'playwright';
import puppeteer from 'puppeteer-core';

import { inPage, PHONE, type Tab } from './tab.ts';
import { findWebKitGtk, openWebKitGtk } from './webkit-gtk.ts';

/** An engine that is on this computer. */
export interface Engine {
  readonly name: 'WebKit' | 'Firefox';
  readonly open: () => Promise<Tab>;
}

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The engines beside Chromium: Playwright's own build where it has been fetched, else the system's browser. */
export function findEngines(): readonly Engine[] {
  const webKitGtk = findWebKitGtk();
  const installedFirefox = FIREFOX_PLACES.find((file) => existsSync(file));
  const ways = [
    { name: 'WebKit', open: playwrights('webkit') },
    { name: 'WebKit', open: webKitGtk && ((home: string) => openWebKitGtk(webKitGtk, home)) },
    { name: 'Firefox', open: playwrights('firefox') },
    { name: 'Firefox', open: installedFirefox && ((home: string) => openFirefox(installedFirefox, home)) },
  ] as const;
  return (['WebKit', 'Firefox'] as const).flatMap((name) => {
    const open = ways.find((way) => way.name === name && way.open)?.open;
    return open ? [{ name, open: () => inOwnFolder(open) }] : [];
  });
}

/** How Playwright's own build of an engine is opened, if it has been fetched (`npx playwright install webkit firefox`). */
function playwrights(name: 'webkit' | 'firefox') {
  const type = { webkit, firefox }[name];
  if (!existsSync(type.executablePath())) return undefined;
  return async (home: string): Promise<Tab> => {
    const browser = await type.launch();
    const page = await browser.newPage({ viewport: PHONE });
    page.on('download', (file) => void file.saveAs(path.join(home, file.suggestedFilename())));
    return {
      ...tabOf(page),
      engine: `${name} ${browser.version()} of Playwright`,
      downloads: home,
      keepsPages: false,
      close: () => browser.close(),
    };
  };
}

/** Firefox as it is installed, with Puppeteer: it needs no driver, which Debian has not, and knows an ESR. */
async function openFirefox(executablePath: string, home: string): Promise<Tab> {
  const downloads = path.join(home, 'downloads');
  mkdirSync(downloads);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir: path.join(home, 'profile'),
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
    defaultViewport: PHONE,
  });
  return {
    ...tabOf(await browser.newPage()),
    engine: await browser.version(),
    downloads,
    keepsPages: true,
    close: () => browser.close(),
  };
}

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  evaluate: (code: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void>; press: (key: 'ArrowRight') => Promise<void> };
}

function tabOf(page: Page): Omit<Tab, 'engine' | 'downloads' | 'keepsPages' | 'close'> {
  return {
    run: async (code, ...args) => {
      const json = await page.evaluate(`(${inPage(code)})(${JSON.stringify(JSON.stringify(args))})`);
      return JSON.parse(String(json)) as Awaited<ReturnType<typeof code>>;
    },
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressArrowRight: () => page.keyboard.press('ArrowRight'),
  };
}

/** Gives a browser a folder of its own and removes it with the tab. */
async function inOwnFolder(open: (folder: string) => Promise<Tab>): Promise<Tab> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const tab = await open(folder);
  return {
    ...tab,
    close: async () => {
      await tab.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
