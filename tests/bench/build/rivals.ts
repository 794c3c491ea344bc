import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { commandOf } from '../../../scripts/local/project.ts';
import type { BuildCommand } from './measured-build.ts';

/** The site that a rival has to build. */
interface Assignment {
  readonly pages: number;
  /** A file with the text of all pages; `%NAME%` is replaced by the name of a page. */
  readonly body: string;
  /** An empty folder, below the project, for what is written. */
  readonly folder: string;
}

/** Another tool that builds as many pages, with the same text in each except the name. */
export interface Rival {
  readonly name: string;
  /** Why it cannot be measured on this computer; `null` when it can. */
  readonly missing: string | null;
  readonly prepare: (assignment: Assignment) => BuildCommand;
}

const SITES = path.join(import.meta.dirname, 'sites');

const astro: Rival = {
  name: 'bare Astro',
  missing: null,
  prepare: ({ pages, body, folder }) => {
    const site = path.join(SITES, 'astro');
    return {
      command: process.execPath,
      args: [commandOf('astro'), 'build', '--outDir', path.relative(site, folder)],
      cwd: site,
      env: { PAGES: String(pages), BODY: body, ASTRO_TELEMETRY_DISABLED: '1' },
      outDir: folder,
    };
  },
};

const NEXT = path.join(SITES, 'next');
/** What Next.js writes; it can only write into its sources' folder. */
export const NEXT_OUTPUT = [path.join(NEXT, 'out'), path.join(NEXT, '.next')] as const;
const NEXT_COMMAND = path.join(NEXT, 'node_modules/next/dist/bin/next');

const next: Rival = {
  name: 'Next.js',
  missing: existsSync(NEXT_COMMAND) ? null : 'not installed',
  prepare: ({ pages, body }) => {
    for (const old of NEXT_OUTPUT) rmSync(old, { recursive: true, force: true });
    return {
      command: process.execPath,
      args: [NEXT_COMMAND, 'build'],
      cwd: NEXT,
      env: { PAGES: String(pages), BODY: body, NEXT_TELEMETRY_DISABLED: '1' },
      outDir: NEXT_OUTPUT[0],
    };
  },
};

const hugo: Rival = {
  name: 'Hugo',
  missing: spawnSync('hugo', ['version']).status === 0 ? null : 'not installed',
  prepare: ({ pages, body, folder }) => {
    cpSync(path.join(SITES, 'hugo'), folder, { recursive: true });
    // Hugo reads nothing outside its folder, and has its own template syntax for names.
    const partial = readFileSync(body, 'utf8').replaceAll('%NAME%', '{{ .Title }}');
    mkdirSync(path.join(folder, 'layouts/partials'));
    writeFileSync(path.join(folder, 'layouts/partials/body.html'), partial);
    mkdirSync(path.join(folder, 'content'));
    for (let page = 0; page < pages; page += 1) {
      writeFileSync(path.join(folder, `content/place-${page}.md`), `---\ntitle: place-${page}\n---\n`);
    }
    return { command: 'hugo', args: ['--quiet'], cwd: folder, outDir: path.join(folder, 'public') };
  },
};

/** What this site is measured against. */
export const RIVALS: readonly Rival[] = [astro, next, hugo];
