import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium, type LaunchOptions } from 'playwright/test';

/**
 * Programs that are a Chromium, by the names that systems give them. The headless shell comes first: without the parts
 * for windows, a test needs half the computing time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
];

/** Where browsers are installed on systems that do not put them on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/** No background requests, updates or first-run pages, and no OpenGL, which no test needs. */
const ARGUMENTS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Text is as long in tests as on an Android phone, whose font this is, and not as the fonts of the computer make it. On
 * macOS and Windows, which have no fontconfig, it is as long as in their own.
 */
const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url));

/**
 * The browser that the tests run in: the one PLAYWRIGHT_CHROMIUM_PATH names, else the one that Playwright has
 * fetched, else the system's.
 *
 * @returns the program's path; `undefined` when this computer has no Chromium
 */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named !== undefined && named !== '') return named;
  const candidates = [chromium.executablePath(), ...NAMES.map(onPath), ...PLACES];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** How to start that browser: for Playwright's `launchOptions` and for `chromium.launch()`. */
export function chromiumLaunchOptions(): LaunchOptions {
  const executablePath = findChromium();
  // Chromium's own sandbox needs an ordinary user; as root, which containers use, it refuses to start.
  const asRoot = process.getuid?.() === 0;
  // Where Playwright has fetched its browsers, it takes its own headless shell.
  const isPlaywrights = executablePath === chromium.executablePath();
  return {
    ...(executablePath === undefined || isPlaywrights ? {} : { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: FONTS },
    args: asRoot ? ['--no-sandbox', ...ARGUMENTS] : ARGUMENTS,
  };
}

function onPath(name: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}
