import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { DAY_MS, utcDate } from '#domain/shared/plain-date.ts';
import { ExpectedFailure } from '../expected-failure.ts';

/** Where a build puts the files whose names contain a hash of their content. */
export const HASHED_FOLDER = '/_astro/';
/** The address of the list of a release's hashed files. */
const HASHED_FILES_PATH = '/hashed-files.json';
/** As long as a phone keeps a tab open that nobody looks at. */
const KEPT_DAYS = 30;

const hashedFiles = z.record(
  z.string().check(z.regex(/^[\w.-]+$/u)),
  z.object({
    /** `null` for a file of the release's own build, else the day on which the release took over. */
    left: z.nullable(z.iso.date()),
    /** Of its content, 64 hexadecimal digits. What arrives later has to be the same. */
    sha256: z.string(),
  }),
);
type HashedFiles = z.infer<typeof hashedFiles>;

/** Asks a site: `fetch`, or its recorded answers. */
type Ask = (url: string) => Promise<Response>;

/** The list of a release. @returns `undefined` where there is none: before the first deployment */
export async function hashedFilesOf(ask: Ask, site: string): Promise<HashedFiles | undefined> {
  const response = await ask(site + HASHED_FILES_PATH);
  if (response.status === 404) return undefined;
  if (response.status === 200) {
    const list = hashedFiles.safeParse(await response.json().catch(() => undefined));
    if (list.success) return list.data;
  }
  throw new ExpectedFailure(`The list of hashed files cannot be read: ${site}${HASHED_FILES_PATH}`, {
    todo: 'Visitors still see the former pages. Open that address in a browser, and deploy again when it shows a list.',
  });
}

/**
 * Puts the hashed files of the live release, and of those that a deployment of the last month has replaced, into a
 * build: a page that was opened before a deployment loads parts of itself after it. Writes the list that the next
 * deployment reads.
 *
 * @param live the live site's origin
 * @param folder the build
 * @returns how many files were added
 * @throws ExpectedFailure when the live site answers with something else than it released
 */
export async function keepHashedFiles(ask: Ask, live: string, folder: string, now: Date): Promise<number> {
  const hashed = path.join(folder, HASHED_FOLDER);
  mkdirSync(hashed, { recursive: true });
  const list: HashedFiles = Object.fromEntries(
    readdirSync(hashed).map((name) => [
      name,
      { left: null, sha256: sha256(readFileSync(path.join(hashed, name))) },
    ]),
  );
  let added = 0;
  for (const [name, { left, sha256: expected }] of Object.entries((await hashedFilesOf(ask, live)) ?? {})) {
    const leaving = left ?? utcDate(now);
    if (Object.hasOwn(list, name) || now.getTime() - Date.parse(leaving) > KEPT_DAYS * DAY_MS) continue;
    const response = await ask(live + HASHED_FOLDER + name);
    // Nobody can have loaded it.
    if (response.status === 404) continue;
    if (response.status !== 200) {
      throw new ExpectedFailure(`${live}${HASHED_FOLDER}${name} answers ${response.status}.`, {
        todo: 'Visitors still see the former pages. Deploy again later.',
      });
    }
    const content = Buffer.from(await response.arrayBuffer());
    if (sha256(content) !== expected) {
      throw new ExpectedFailure(`${live}${HASHED_FOLDER}${name} is not the file that was released.`, {
        todo: 'Visitors still see the former pages. Find out who changed it (docs/tasks/incident.md) before you deploy again.',
      });
    }
    writeFileSync(path.join(hashed, name), content);
    list[name] = { left: leaving, sha256: expected };
    added += 1;
  }
  writeFileSync(path.join(folder, HASHED_FILES_PATH), JSON.stringify(list, null, 1));
  return added;
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
