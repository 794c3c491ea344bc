import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import firebase from '../../../firebase.json' with { type: 'json' };
import { SITE } from '#config/site.ts';
import { addressOf, fileOf, parsePage, type BuiltPage } from './built-page.ts';

/** What a link of our own leads to. */
export type Target =
  /** A page of the build. */
  | { readonly kind: 'page' }
  /** Another file of the build: a picture, a script. */
  | { readonly kind: 'file' }
  /** What Hosting answers by itself or passes on to a function. */
  | { readonly kind: 'served' }
  /** An address that Hosting answers with a redirect to this one. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/** The build as a whole: what is there, and what an address leads to. */
export interface BuiltSite {
  /** Scheme and host that canonical addresses begin with. */
  readonly origin: string;
  /** Paths of all files, as addresses: `/faq/index.html`. */
  readonly files: ReadonlySet<string>;
  /** Where a path of this site leads; query and anchor are no part of it. */
  follow(path: string): Target;
  /** The ids that one can jump to on a page that `follow` finds. */
  idsOn(path: string): ReadonlySet<string>;
}

/** Hosting's reserved addresses, which firebase.json does not list. */
const RESERVED = '/__/';

/** The folder that the checks read: `dist`, or the one that SITE_DIST names. */
export const SITE_FOLDER = path.resolve(
  fileURLToPath(new URL('../../../', import.meta.url)),
  process.env.SITE_DIST ?? 'dist',
);

/** The text of a file of the build, by its path in {@link SITE_FOLDER}. */
export const readBuilt = (file: string): string => readFileSync(path.join(SITE_FOLDER, file), 'utf8');

const parsed = new Map<string, BuiltPage>();

/** A page of the build by its address; each is parsed once. */
export function pageAt(address: string): BuiltPage {
  const page = parsed.get(address) ?? parsePage(address, readBuilt(fileOf(address)));
  parsed.set(address, page);
  return page;
}

/**
 * Every file of a built site, relative to its folder, with `/` between the parts on every system.
 * @throws when there is no such folder
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}. Build the site first: npm run build.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The site in a folder. Of its files, only pages that links jump into are read. */
export function openSite(folder: string, files: readonly string[] = listFiles(folder)): BuiltSite {
  const present = new Set(files);
  const ids = new Map<string, ReadonlySet<string>>();
  const { rewrites } = firebase.hosting;

  return {
    origin: SITE.origin,
    files: new Set(files.map((file) => `/${file}`)),
    follow: (address) => {
      const file = fileOf(decoded(address));
      if (present.has(file)) {
        if (!file.endsWith('.html')) return { kind: 'file' };
        // Clean URLs: an address that names the file itself is sent on to the short one.
        return address.endsWith('.html') ? { kind: 'redirect', to: addressOf(file) } : { kind: 'page' };
      }
      if (present.has(`${file}/index.html`)) return { kind: 'redirect', to: `${address}/` };
      if (address.startsWith(RESERVED)) return { kind: 'served' };
      const isRewritten = rewrites.some(({ source }) => path.posix.matchesGlob(address, source));
      return { kind: isRewritten ? 'served' : 'nothing' };
    },
    idsOn: (address) => {
      const file = fileOf(decoded(address));
      const known = ids.get(file) ?? idsOf(parsePage(address, readFileSync(path.join(folder, file), 'utf8')));
      ids.set(file, known);
      return known;
    },
  };
}

/** Every id on a page. */
export function idsOf(page: BuiltPage): ReadonlySet<string> {
  return new Set(page.all('[id]').map(({ attribs }) => attribs.id ?? ''));
}

/** A path as the file system has it; one that cannot be decoded stays unchanged and matches nothing. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
