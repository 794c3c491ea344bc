import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';

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
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  // What is left of it in the scripts: the list of what to fetch ahead, and a call around each `import()`.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const code = file.code
          .replace(/^const __vite__mapDeps=.*\n/u, '')
          .replaceAll(
            /[\w$]+\(\(\)=>import\((`[^`]+`)\),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/gu,
            'import($1)',
          )
          // An import with a .then() behind it keeps its call.
          .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/gu, '[]');
        // An import that takes a module apart is written otherwise and keeps its call: the list it asks for is empty.
        file.code = code.includes('__vite__mapDeps(') ? `const __vite__mapDeps=()=>[];\n${code}` : code;
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
  },
  // Two places with one address would silently hide each other.
  prerenderConflictBehavior: 'error',
  prefetch: false,
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-display-face',
      display: 'swap',
      // Measured stand-ins of our own (src/styles/base.css) fit the headings better than the generic ones.
      optimizedFallbacks: false,
      fallbacks: ['Display fallback', 'Display fallback Roboto', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2'],
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
    plugins: [tailwindcss(), plainDynamicImports],
    // Phones that stopped at iOS 16 do not know light-dark(); the minifier writes it in older words for them.
    build: {
      // Scripts stay files: shared by the pages that use them, and nothing for a content security policy to list.
      assetsInlineLimit: 0,
      cssTarget: ['chrome111', 'safari16.4', 'firefox114'],
    },
    server: backend === undefined ? {} : { proxy: { '/api': backend, '/__': backend } },
  },
});
