import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { keepHashedFiles } from './hashed-files.ts';
import type { Ask } from './smoke.ts';

const LIVE = 'https://secondkey-live.web.app';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A build of one script, whose name has the hash of its text. */
function build(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  mkdirSync(path.join(folder, '_astro'));
  writeFileSync(path.join(folder, '_astro', `check.${text}.js`), text);
  return folder;
}

/** Hosting: the released folder's files and nothing else. */
const serving =
  (folder: string): Ask =>
  (url) => {
    const file = path.join(folder, new URL(url).pathname);
    const body = existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
    return Promise.resolve(new Response(body, { status: body === null ? 404 : 200 }));
  };
const nothing: Ask = () => Promise.resolve(new Response('Site Not Found', { status: 404 }));
const scripts = (folder: string) => readdirSync(path.join(folder, '_astro')).toSorted();

it('a release has the scripts of the releases of the last month, and no older ones', async () => {
  let live = nothing;
  const release = async (text: string, day: string) => {
    const folder = build(text);
    const added = await keepHashedFiles(live, LIVE, folder, new Date(`${day}T12:00:00Z`));
    live = serving(folder);
    return { added, scripts: scripts(folder) };
  };
  expect(await release('a', '2026-01-05')).toEqual({ added: 0, scripts: ['check.a.js'] });
  // It was live for months, and somebody may have opened it a minute ago.
  expect(await release('b', '2026-06-01')).toEqual({ added: 1, scripts: ['check.a.js', 'check.b.js'] });
  expect(await release('c', '2026-06-20')).toEqual({
    added: 2,
    scripts: ['check.a.js', 'check.b.js', 'check.c.js'],
  });
  expect(await release('d', '2026-07-10')).toEqual({
    added: 2,
    scripts: ['check.b.js', 'check.c.js', 'check.d.js'],
  });
});

it('a script that is built again stays when it is replaced again', async () => {
  const first = build('a');
  await keepHashedFiles(nothing, LIVE, first, new Date('2026-06-01T12:00:00Z'));
  const second = build('b');
  await keepHashedFiles(serving(first), LIVE, second, new Date('2026-06-02T12:00:00Z'));
  const rolledBack = build('a');
  await keepHashedFiles(serving(second), LIVE, rolledBack, new Date('2026-06-30T12:00:00Z'));
  const last = build('c');
  await keepHashedFiles(serving(rolledBack), LIVE, last, new Date('2026-07-15T12:00:00Z'));
  expect(scripts(last)).toEqual(['check.a.js', 'check.b.js', 'check.c.js']);
});

const ENTRY = { left: null, sha256: 'of something else' };

it.each([
  ['a list that is no list', () => Response.json(['check.a.js'])],
  ['a name that leads out of the folder', () => Response.json({ '../index.html': ENTRY })],
  ['a file without a hash', () => Response.json({ 'check.a.js': { left: null } })],
  ['a page instead of the list', () => new Response('<!doctype html>')],
  ['a server that is down', () => Response.json({}, { status: 503 })],
])('%s stops the deployment and writes nothing', async (_what, answer) => {
  const folder = build('a');
  await expect(
    keepHashedFiles(() => Promise.resolve(answer()), LIVE, folder, new Date()),
  ).rejects.toMatchObject({
    message: 'The list of hashed files cannot be read: https://secondkey-live.web.app/hashed-files.json',
    todo: 'Visitors still see the former pages. Open that address in a browser, and deploy again when it shows a list.',
  });
  expect(scripts(folder)).toEqual(['check.a.js']);
});

/** A live site that lists a script and answers with this status when it is asked for it. */
const listing =
  (status: number): Ask =>
  (url) =>
    Promise.resolve(
      url.endsWith('.json') ? Response.json({ 'check.z.js': ENTRY }) : new Response('', { status }),
    );

it('a script that does not arrive stops the deployment', async () => {
  await expect(keepHashedFiles(listing(500), LIVE, build('a'), new Date())).rejects.toMatchObject({
    message: 'https://secondkey-live.web.app/_astro/check.z.js answers 500.',
    todo: 'Visitors still see the former pages. Deploy again later.',
  });
});

it('a script that is listed and not there is left out: nobody can have loaded it', async () => {
  const folder = build('a');
  expect(await keepHashedFiles(listing(404), LIVE, folder, new Date())).toBe(0);
  expect(scripts(folder)).toEqual(['check.a.js']);
});

it('a script whose content is not what was released stops the deployment, and is not written', async () => {
  const folder = build('a');
  await expect(keepHashedFiles(listing(200), LIVE, folder, new Date())).rejects.toMatchObject({
    message: 'https://secondkey-live.web.app/_astro/check.z.js is not the file that was released.',
  });
  expect(scripts(folder)).toEqual(['check.a.js']);
});
