import { chromium } from 'playwright/test';

import { chromiumLaunchOptions, findChromium } from '../../tests/support/chromium.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { runProgram } from '../local/programs.ts';

/**
 * Makes sure that there is a Chromium that starts, installing one if need be.
 * @throws ExpectedFailure when this computer has none and none can be had
 */
export async function ensureChromium(stop: AbortSignal): Promise<void> {
  if (await chromiumStarts()) return;
  console.log('  Installing a browser (about a minute, only this once) …');
  for (const [command = '', ...args] of installCommands()) {
    console.log(`\n  ${[command, ...args].join(' ')}\n`);
    if ((await runProgram(command, args, { stop })) && (await chromiumStarts())) return;
  }
  throw new ExpectedFailure(
    'No Chromium that starts was found for the browser tests, and none could be installed.',
    {
      todo: 'Install Chrome or Chromium, or set PLAYWRIGHT_CHROMIUM_PATH to one.',
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

/** Commands of which each may bring a Chromium. */
function installCommands(): readonly (readonly string[])[] {
  const playwright = ['playwright', 'install', 'chromium'];
  if (process.platform !== 'linux') return [playwright];
  // Without root: by sudo, but never with a password prompt, because nobody may be there to type it.
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const packages = 'apt-get update && apt-get install --yes --no-install-recommends';
  return [playwright, [...asRoot, 'sh', '-c', `${packages} chromium-headless-shell fonts-liberation`]];
}
