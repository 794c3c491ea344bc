import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

import { loadSitemaps } from '../src/integrations/sitemaps.ts';
import { type LockFile, lockOfWorkspace } from './lock-file.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * `virtual:built-sitemap`: the sitemap's files with their pages, listed when the functions are bundled (docs/adr/0012).
 * Importing src/data/sitemaps.ts itself would bring the places and the law of every state into the bundle.
 */
function builtSitemap(): Plugin {
  const resolved = '\0built-sitemap';
  return {
    name: 'built-sitemap',
    resolveId: (id) => (id === 'virtual:built-sitemap' ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { main, locations, dependencies } = await loadSitemaps();
      for (const file of dependencies) this.addWatchFile(file);
      return `export const BUILT_SITEMAP = ${JSON.stringify([main, locations])};`;
    },
  };
}

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
  plugins: [builtSitemap(), ownLockFile()],
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
