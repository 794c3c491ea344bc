import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

import { BUILD_DATE } from '../src/config/build.ts';
import { readUpkeep } from '../src/data/upkeep.ts';
import { upkeepRounds } from '../src/domain/upkeep/upkeep.ts';
import { loadSitemaps } from '../src/integrations/sitemaps.ts';
import { type LockFile, lockOfWorkspace } from './lock-file.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A module that is computed when the functions are bundled; `values` also names the files to watch. */
function computedModule(
  name: string,
  values: () => Promise<{ readonly code: string; readonly files?: readonly string[] }>,
): Plugin {
  const resolved = `\0${name}`;
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { code, files = [] } = await values();
      for (const file of files) this.addWatchFile(file);
      return code;
    },
  };
}

/**
 * `virtual:built-sitemap`: the sitemap's files with their pages (docs/adr/0012). Importing src/data/sitemaps.ts itself
 * would bring the places and the law of every state into the bundle.
 */
const builtSitemap = computedModule('built-sitemap', async () => {
  const { main, locations, dependencies } = await loadSitemaps();
  return {
    code: `export const BUILT_SITEMAP = ${JSON.stringify([main, locations])};`,
    files: dependencies,
  };
});

/** `virtual:upkeep`: what of the content has to be looked at again, for the morning mail, and as of which day. */
const upkeep = computedModule('upkeep', () =>
  Promise.resolve({
    code:
      `export const UPKEEP = ${JSON.stringify(upkeepRounds(readUpkeep(folder('..'), BUILD_DATE)))};\n` +
      `export const BUILT_ON = ${JSON.stringify(BUILD_DATE)};`,
  }),
);

/**
 * Writes `package-lock.json` next to the bundle's folder: the cloud installs the packages that were tested
 * (docs/adr/0004).
 */
function ownLockFile(): Plugin {
  return {
    name: 'own-lock-file',
    writeBundle({ dir = folder('dist') }) {
      const project = JSON.parse(readFileSync(folder('../package-lock.json'), 'utf8')) as LockFile;
      const lock = lockOfWorkspace(project, 'functions');
      writeFileSync(path.join(dir, '../package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
    },
  };
}

/**
 * Bundles the functions with the domain and its data into dist/index.js, so that functions/ deploys by itself. Only the
 * packages that functions/package.json names stay imports: Cloud Build installs those.
 */
export default defineConfig({
  root: folder('.'),
  plugins: [builtSitemap, upkeep, ownLockFile()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    // Readable on purpose: stack traces in the log point at lines that can be understood.
    minify: false,
    rolldownOptions: {
      external: [
        /^firebase-(admin|functions)(\/|$)/,
        /^@google-cloud\//,
        /^(google-auth-library|hono|nodemailer)(\/|$)/,
        '@hono/node-server',
        /^node:/,
      ],
    },
  },
});
