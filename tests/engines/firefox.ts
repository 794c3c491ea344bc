import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { execa } from 'execa';

import { inPage, keyActions, PHONE, pressActions, type Tab } from './tab.ts';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export function findFirefox(): string | undefined {
  return PLACES.find((file) => existsSync(file));
}

/** Opens a tab of Firefox over WebDriver BiDi (W3C Working Draft), which Firefox speaks itself. */
export async function openFirefox(browser: string): Promise<Tab> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const downloads = path.join(profile, 'downloads');
  mkdirSync(downloads);
  const settings = { 'browser.download.folderList': 2, 'browser.download.dir': downloads };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const program = execa(
    browser,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    // Mozilla's own settings for tests: no updates, no reports, no first-run pages.
    {
      stdin: 'ignore',
      stdout: 'ignore',
      reject: false,
      killDescendants: true,
      env: { MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    program.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [, said] = /WebDriver BiDi listening on (ws:\S+)/u.exec(printed) ?? [];
      if (said !== undefined) resolve(said);
    });
    void program.then(() => {
      reject(new Error(`Firefox did not start: ${printed}`));
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  let commands = 0;
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send = async (method: string, params: object): Promise<Readonly<Record<string, unknown>>> => {
    commands += 1;
    const id = commands;
    const answered = new Promise<BidiAnswer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.type === 'error') throw new Error(`WebDriver BiDi ${method}: ${answer.message ?? ''}`);
    return answer.result ?? {};
  };

  const session = await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    engine: `Firefox ${(session as { readonly capabilities: { readonly browserVersion: string } }).capabilities.browserVersion}`,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (code, ...args) => {
      const { type, result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: inPage(code),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (type !== 'success') throw new Error((exceptionDetails as { readonly text: string }).text);
      return JSON.parse((result as { readonly value: string }).value) as Awaited<ReturnType<typeof code>>;
    },
    press: async (x, y) =>
      void (await send('input.performActions', { context, actions: pressActions(x, y) })),
    type: async (text) => void (await send('input.performActions', { context, actions: keyActions(text) })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    downloads,
    keepsPages: true,
    close: async () => {
      socket.close();
      program.kill();
      await program;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface BidiAnswer {
  readonly id: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly result?: Readonly<Record<string, unknown>>;
}
