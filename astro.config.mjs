import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';

import { APP_CHECK } from './src/config/app-check.ts';
import { SITE } from './src/config/site.ts';

/** Where the running emulators' Hosting is, for `npm run dev` only: API and Firebase's own addresses go there. */
const backend = process.env.SECONDKEY_PROXY;

/**
 * Vite wraps each `import()` in a helper that fetches its styles and imports ahead. Ours have no styles and at most
 * one import, and the helper would be the largest part of what a page loads at once.
 *
 * @type {import('vite').Plugin}
 */
const plainDynamicImports = {
  name: 'plain-dynamic-imports',
  renderChunk: {
    order: 'pre',
    handler: (code) =>
      code
        .replaceAll(/__vitePreload\(\(\) => (.+?), __VITE_PRELOAD__\)/gsu, '$1')
        .replace(/^import \{ \w+ as __vitePreload \} from "[^"]+";\n(?!.*__vitePreload)/msu, ''),
  },
};

/**
 * A data file that is no JSON stops the build by itself, but without its name.
 *
 * @type {import('vite').Plugin}
 */
const namedDataFiles = {
  name: 'named-data-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/content\/.*\.json$/u },
    handler(text, id) {
      try {
        JSON.parse(text);
      } catch (failure) {
        this.error(`${id.slice(id.indexOf('src/content/'))} cannot be used: ${String(failure)}`);
      }
    },
  },
};

export default defineConfig({
  output: 'static',
  site: SITE.origin,
  // One address a page: /faq/ and never /faq. firebase.json sends the other form here. With `npm run dev` Astro must not
  // insist, because it would then answer /api/… itself with a page about the missing slash.
  trailingSlash: backend === undefined ? 'always' : 'ignore',
  build: {
    format: 'directory',
    // A page brings its own CSS, so that nothing has to arrive before the first paint.
    inlineStylesheets: 'always',
    // Some pages are drawn while others are written to the disk: a sixth less time for all of them.
    concurrency: 8,
  },
  // Two places with one address would silently hide each other.
  prerenderConflictBehavior: 'error',
  prefetch: false,
  fonts: [
    {
      provider: fontProviders.local(),
      // Short, because each page spells it out twice.
      name: 'Bricolage',
      cssVariable: '--font-display-face',
      // A face that comes too late for the first paint waits for the next page: nothing ever moves.
      display: 'optional',
      // Measured stand-ins of our own (src/styles/base.css) fit the headings better than the generic ones.
      optimizedFallbacks: false,
      fallbacks: ['Display fallback', 'Display fallback Roboto', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            // Cut to the letters that headings use, by scripts/brand/cut-face.ts.
            src: ['./src/styles/fonts/bricolage-grotesque-700.woff2'],
            weight: 700,
            style: 'normal',
          },
        ],
      },
    },
  ],
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss(), namedDataFiles, plainDynamicImports],
    // JSON has no `undefined`, and a constant that is off must be one: see src/env.d.ts.
    define: {
      'import.meta.env.APP_CHECK_SITE_KEY':
        APP_CHECK === null ? 'undefined' : JSON.stringify(APP_CHECK.siteKey),
    },
    // Phones that stopped at iOS 16 do not know light-dark(); the minifier writes it in older words for them.
    build: {
      // Scripts stay files: shared by the pages that use them, and nothing for a content security policy to list.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // React in one file: whatever wakes up on a page needs all of it.
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
      cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    },
    server: backend === undefined ? {} : { proxy: { '/api': backend, '/__': backend } },
  },
});
