import { existsSync, globSync } from 'node:fs';

import { execa } from 'execa';

import { findFreePort } from './ports.ts';
import { inPage, keyActions, PHONE, pressActions, type Tab } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';

/** WebKitGTK's small browser and its driver (Debian's package `webkit2gtk-driver`), and the display that both need. */
export function findWebKit(): string | undefined {
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().reverse();
  return existsSync(DRIVER) && existsSync('/usr/bin/xvfb-run') ? browser : undefined;
}

/** Opens a tab of WebKit over WebDriver (W3C Recommendation of 2018). */
export async function openWebKit(browser: string): Promise<Tab> {
  const port = await findFreePort();
  const driver = execa('xvfb-run', ['--auto-servernum', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    reject: false,
    killDescendants: true,
  });
  const send = async (method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
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
  const path = (name: string) => `/session/${sessionId}/${name}`;
  await send('POST', path('timeouts'), { script: 60_000, pageLoad: 60_000 });
  await send('POST', path('window/rect'), PHONE);
  return {
    engine: `WebKit ${browserVersion}`,
    open: async (url) => void (await send('POST', path('url'), { url })),
    run: async (code, ...args) => {
      const script = `const done = arguments[1];
        (${inPage(code)})(arguments[0]).then((json) => done({ json }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', path('execute/async'), { script, args: [JSON.stringify(args)] });
      const { json = 'null', error } = answer as { readonly json?: string; readonly error?: string };
      if (error !== undefined) throw new Error(error);
      return JSON.parse(json) as Awaited<ReturnType<typeof code>>;
    },
    press: async (x, y) => void (await send('POST', path('actions'), { actions: pressActions(x, y) })),
    type: async (text) => void (await send('POST', path('actions'), { actions: keyActions(text) })),
    reload: async () => void (await send('POST', path('refresh'), {})),
    back: async () => void (await send('POST', path('back'), {})),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      await driver;
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
