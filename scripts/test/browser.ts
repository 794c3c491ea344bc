import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions, findChromium } from '../../tests/support/chromium.ts';
import { type createProgress, ExpectedFailure } from '../bootstrap/report.mjs';
import type { Supervisor, Program } from '../local/processes.ts';
import { commandOf } from '../local/project.ts';

/** Time limit: a slow connection downloads 180 MB in this time; anything slower counts as hung. */
const INSTALL_MS = 10 * 60_000;

/**
 * Makes sure that there is a Chromium that starts, installing one if need be.
 * @throws ExpectedFailure when this computer has none and none can be had
 */
export async function ensureChromium(
  supervisor: Supervisor,
  progress: ReturnType<typeof createProgress>,
): Promise<void> {
  if (await chromiumStarts()) return;
  await progress.step(
    { doing: 'Installing a browser', done: 'Browser installed', hint: 'about a minute, only this once' },
    async () => {
      for (const way of waysToInstall()) {
        if ((await succeeds(supervisor, way)) && (await chromiumStarts())) return;
      }
      throw new ExpectedFailure(
        'The browser tests found no Chromium that starts, and none could be installed.',
        {
          todo: 'Install Chrome or Chromium, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
          log: '.local/test/install-browser-*.log',
        },
      );
    },
  );
}

/** Whether the tests' browser exists and can show a page: a system may lack a library it needs. */
async function chromiumStarts(): Promise<boolean> {
  if (findChromium() === undefined) return false;
  try {
    const browser = await chromium.launch(chromiumLaunchOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The ways to come by a Chromium, each as the programs to run one after the other. */
function waysToInstall(): readonly (readonly Program[])[] {
  const playwright = [
    {
      name: 'install-browser-playwright',
      args: [commandOf('@playwright/test', 'playwright'), 'install', 'chromium'],
    },
  ];
  if (process.platform !== 'linux') return [playwright];
  // Without root: use sudo, but never with a password prompt, because nobody may be there to type it.
  const [command = '', ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const list = { name: 'install-browser-debian-list', command, args: [...asRoot, 'update'], env };
  const debian = ['chromium-headless-shell', 'chromium'].map((browser) => [
    list,
    {
      name: `install-browser-debian-${browser}`,
      command,
      args: [...asRoot, 'install', '--yes', '--no-install-recommends', browser, 'fonts-liberation'],
      env,
    },
  ]);
  return [playwright, ...debian];
}

async function succeeds(supervisor: Supervisor, programs: readonly Program[]): Promise<boolean> {
  for (const program of programs) {
    const running = supervisor.start(program);
    const exitCode = await Promise.race([running.exitCode, sleep(INSTALL_MS, undefined, { ref: false })]);
    if (exitCode === undefined) await running.end();
    if (exitCode !== 0) return false;
  }
  return true;
}
