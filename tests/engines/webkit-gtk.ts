import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { execa } from 'execa';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

import { inPage, PHONE, type Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';

/** For its toolbar, without which the window could not be as narrow as a phone. It does not reach the page. */
const NARROW = '* { min-width: 0; padding: 0; font-size: 1px; }';

/** WebKitGTK's small browser and its driver (Debian's package `webkit2gtk-driver`), and the display that both need. */
export function findWebKitGtk(): string | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().reverse();
  return existsSync(DRIVER) && existsSync(DISPLAY) ? browser : undefined;
}

/** Opens a tab of WebKit with Selenium. @param home an empty folder that is removed when the tab has been closed */
export async function openWebKitGtk(browser: string, home: string): Promise<Tab> {
  const downloads = path.join(home, 'downloads');
  for (const folder of ['downloads', 'config/gtk-3.0'])
    mkdirSync(path.join(home, folder), { recursive: true });
  writeFileSync(path.join(home, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"`);
  writeFileSync(path.join(home, 'config/gtk-3.0/gtk.css'), NARROW);

  const display = execa(DISPLAY, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stderr: 'ignore',
    reject: false,
    killDescendants: true,
  });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const service = new DriverService.Builder(DRIVER)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, 'config'),
      DISPLAY: `:${number.toString().trim()}`,
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...PHONE });

  return {
    engine: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion() ?? ''}`,
    run: async (code, ...args) => {
      const script = `const done = arguments[1];
        (${inPage(code)})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const answer = await driver.executeAsyncScript<{ readonly json?: string; readonly error?: string }>(
        script,
        JSON.stringify(args),
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return JSON.parse(answer.json ?? 'null') as Awaited<ReturnType<typeof code>>;
    },
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .press()
        .release()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressArrowRight: () => driver.actions().sendKeys(Key.ARROW_RIGHT).perform(),
    downloads,
    keepsPages: true,
    close: async () => {
      await driver.quit();
      await service.kill();
      display.kill();
      await display;
    },
  };
}
