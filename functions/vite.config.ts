import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the functions with the domain and its data into dist/index.js, so that functions/ deploys by itself. Only the
 * packages that functions/package.json names stay imports: Cloud Build installs those.
 */
export default defineConfig({
  root: folder('.'),
  resolve: { alias: { '~': folder('../src') } },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node24',
    // Readable on purpose: stack traces in the log point at lines that can be understood.
    minify: false,
    rolldownOptions: { external: [/^firebase-(admin|functions)(\/|$)/, /^@google-cloud\//, /^node:/] },
  },
});
