import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, type Page } from 'playwright/test';

import firebase from '../../firebase.json' with { type: 'json' };
import { HASHED_FOLDER, keepHashedFiles } from '../../scripts/deploy/hashed-files.ts';
import { test } from '../support/policy-test.ts';
import { fillCheck, renter, submitCheck } from '../support/renter-form.ts';

/*
 * A deployment while somebody has a page open: two releases of the built site, one after the other, at one address.
 */

const HASHED_HEADERS =
  firebase.hosting.headers.find(({ source }) => source === `${HASHED_FOLDER}**`)?.headers ?? [];

/** The home page's check is below the fold and loads nothing before it comes near. */
test.use({ viewport: { width: 360, height: 640 } });

const folders: string[] = [];
const temporary = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
};
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The build, without the pages of places. */
function firstRelease(): string {
  const folder = temporary();
  for (const name of readdirSync('dist'))
    if (!['city', 'es', 'locations', 'social', 'state'].includes(name))
      cpSync(path.join('dist', name), path.join(folder, name), { recursive: true });
  return folder;
}

/** The same pages with another hash in the name of each script, as if each of them had changed. */
function nextRelease(former: string): string {
  const folder = temporary();
  cpSync(former, folder, { recursive: true });
  rmSync(path.join(folder, 'hashed-files.json'), { force: true });
  const names = readdirSync(path.join(folder, HASHED_FOLDER)).filter((name) => name.endsWith('.js'));
  const another = (name: string) =>
    name.replace(/[\w-]{8}(?=\.js$)/u, (hash) => hash.slice(4) + hash.slice(0, 4));
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'gu');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const whole = path.join(folder, file);
    if (/\.(?:js|html)$/u.test(file))
      writeFileSync(whole, readFileSync(whole, 'utf8').replaceAll(anyName, another));
  }
  for (const name of names)
    renameSync(path.join(folder, HASHED_FOLDER, name), path.join(folder, HASHED_FOLDER, another(name)));
  return folder;
}

/**
 * Serves a release as Hosting would: with the same headers for a hashed file and for a missing one. Without any other
 * header, as behind a proxy that strips them.
 */
async function serve(first: string) {
  let folder = first;
  const missing = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const isThere = !missing.has(pathname) && existsSync(file) && statSync(file).isFile();
    const type = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' }[
      path.extname(file)
    ];
    if (pathname.startsWith(HASHED_FOLDER))
      for (const { key, value } of HASHED_HEADERS) response.setHeader(key, value);
    if (type !== undefined) response.setHeader('content-type', type);
    response.writeHead(isThere ? 200 : 404).end(isThere ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing,
    release: (next: string) => {
      folder = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const checkOf = (page: Page) => page.locator('form[data-check-form]');
const notice = (page: Page) => page.getByText('This part of the page did not load');

test('a page that was opened before a deployment goes on after it, beside one of the new release', async ({
  page,
  context,
}) => {
  const first = firstRelease();
  await using site = await serve(first);
  await keepHashedFiles(fetch, site.origin, first, new Date());
  await page.goto(`${site.origin}/`);
  await page.waitForLoadState('networkidle');

  const next = nextRelease(first);
  expect(await keepHashedFiles(fetch, site.origin, next, new Date())).toBeGreaterThan(20);
  site.release(next);
  const newer = await context.newPage();
  await newer.goto(`${site.origin}/`);
  // They share the browser's cache and its storage.
  for (const tab of [newer, page]) {
    await checkOf(tab).scrollIntoViewIfNeeded();
    await tab.locator('form[data-check-form][data-ready]').waitFor();
  }
  for (const tab of [page, newer]) {
    await fillCheck(tab, renter());
    await submitCheck(tab);
    await expect(tab.locator('[data-verdict=found]')).toBeVisible();
  }
});

test('a check whose scripts are gone says what to do, and is whole when the page is loaded again', async ({
  page,
}) => {
  const first = firstRelease();
  await using site = await serve(first);
  await page.goto(`${site.origin}/`);
  await page.waitForLoadState('networkidle');
  site.release(nextRelease(first));
  await checkOf(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next: how it ended' }).click();
  await expect(page.getByText('If nothing happens, reload the page or call us.')).toBeVisible();
  await page.reload();
  await checkOf(page).scrollIntoViewIfNeeded();
  await page.locator('form[data-check-form][data-ready]').waitFor();
});

test('a script that was missing for a moment is not missed for longer', async ({ page }) => {
  const first = firstRelease();
  await using site = await serve(first);
  // One that the check's own script imports: Astro tries that one again by itself, but not what it imports.
  const html = readFileSync(path.join(first, 'eligibility-check/index.html'), 'utf8');
  const [, island = ''] = /component-url="([^"]+)"/u.exec(html) ?? [];
  const [, imported = ''] =
    /from\s*["']\.\/([^"']+)["']/u.exec(readFileSync(path.join(first, island), 'utf8')) ?? [];
  site.missing.add(HASHED_FOLDER + imported);
  await page.goto(`${site.origin}/eligibility-check/`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next: how it ended' }).click();
  await expect(page.getByText('the check is still loading')).toBeHidden();
  site.missing.clear();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.locator('form[data-check-form][data-ready]').waitFor();
  await expect(notice(page)).toHaveCount(0);
});

test('Hosting itself lets a browser remember for an hour that a hashed file is missing', async ({
  request,
}) => {
  const response = await request.get(`${HASHED_FOLDER}none.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=604800');
});
