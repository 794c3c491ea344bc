import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { execa } from 'execa';

import { findFreePort } from './ports.ts';
import { inPage, keyActions, PHONE, pressActions, type Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';

/** For its toolbar, without which the window could not be as narrow as a phone. It does not reach the page. */
const NARROW = '* { min-width: 0; padding: 0; font-size: 1px; }';

/** WebKitGTK's small browser and its driver (Debian's package `webkit2gtk-driver`), and the display that both need. */
export function findWebKit(): string | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().reverse();
  return existsSync(DRIVER) && existsSync('/usr/bin/xvfb-run') ? browser : undefined;
}

/** Opens a tab of WebKit over WebDriver (W3C Recommendation of 2018). */
export async function openWebKit(browser: string): Promise<Tab> {
  const port = await findFreePort();
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const downloads = path.join(home, 'downloads');
  for (const folder of ['downloads', 'config/gtk-3.0'])
    mkdirSync(path.join(home, folder), { recursive: true });
  writeFileSync(path.join(home, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"`);
  writeFileSync(path.join(home, 'config/gtk-3.0/gtk.css'), NARROW);
  const driver = execa('xvfb-run', ['--auto-servernum', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    reject: false,
    killDescendants: true,
    env: { HOME: home, XDG_CONFIG_HOME: path.join(home, 'config') },
  });
  const send = async (method: 'POST' | 'DELETE', address: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebDriver ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  };
  const session = await untilAnswered(() => send('POST', '/session', { capabilities }));
  const {
    sessionId,
    capabilities: { browserVersion },
  } = session as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  const command = (name: string) => `/session/${sessionId}/${name}`;
  await send('POST', command('timeouts'), { script: 60_000, pageLoad: 60_000 });
  await send('POST', command('window/rect'), PHONE);
  return {
    engine: `WebKit ${browserVersion}`,
    open: async (url) => void (await send('POST', command('url'), { url })),
    run: async (code, ...args) => {
      const script = `const done = arguments[1];
        (${inPage(code)})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', command('execute/async'), { script, args: [JSON.stringify(args)] });
      const { json = 'null', error } = answer as { readonly json?: string; readonly error?: string };
      if (error !== undefined) throw new Error(error);
      return JSON.parse(json) as Awaited<ReturnType<typeof code>>;
    },
    press: async (x, y) => void (await send('POST', command('actions'), { actions: pressActions(x, y) })),
    type: async (text) => void (await send('POST', command('actions'), { actions: keyActions(text) })),
    reload: async () => void (await send('POST', command('refresh'), {})),
    back: async () => void (await send('POST', command('back'), {})),
    downloads,
    keepsPages: true,
    close: async () => {
      await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      await driver;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The driver takes a moment until it listens. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
