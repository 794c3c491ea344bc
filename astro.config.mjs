import { fileURLToPath } from 'node:url';

import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';

import { loadSitemaps, sitemapNames, sitemapOptions } from './src/integrations/sitemaps.ts';
import { islandPreloads } from './src/integrations/island-preloads.ts';
import { scriptFiles } from './src/integrations/script-files.ts';
import { HEAD_SCRIPT } from './src/layouts/head-script.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/config/languages.ts';
import { SITE } from './src/config/site.ts';

/**
 * The origin of the running Hosting emulator, for `npm run dev` only: API and Firebase's own addresses are proxied to
 * it.
 */
const backend = process.env.SECONDKEY_PROXY;

/**
 * Names the file in the error for a data file that is not JSON. Vite prints a line and a column without it, so whoever
 * forgot a comma would have to look through two hundred files.
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

/**
 * The script in the head of every page, for what a later script would change only after the first paint: the stored
 * theme, the offer of another language, and the height of a result about to be restored. Astro writes it after the
 * content security policy and lists its hash there, which it does for no `<script is:inline>` of a layout.
 *
 * @type {import('astro').AstroIntegration}
 */
const headScript = {
  name: 'head-script',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      injectScript('head-inline', HEAD_SCRIPT);
    },
  },
};

/** The components whose scripts are files, also where they are small. */
const SCRIPT_FILES = [
  'ThemeButton',
  'ApprovalStrip',
  'LawPicker',
  'LawTable',
  'ProtectionMatrix',
  'SendPage',
  'Tooltip',
  'sealing-laws/[state]',
];

const OLDEST_BROWSERS = ['safari15.4', 'chrome99', 'firefox97'];

export default defineConfig({
  output: 'static',
  outDir: fileURLToPath(new URL('dist/', import.meta.url)),
  site: SITE.origin,
  // English has no prefix, and nobody is redirected to another language.
  i18n: { locales: [...LANGUAGES], defaultLocale: DEFAULT_LANGUAGE },
  // One address a page: /faq/ and never /faq. firebase.json sends the other form here. With `npm run dev` Astro must not
  // insist, because it would then answer /api/… itself with a page about the missing slash.
  trailingSlash: backend === undefined ? 'always' : 'ignore',
  build: {
    format: 'directory',
    // A page brings its own CSS, so that nothing has to arrive before the first paint (docs/adr/0021).
    inlineStylesheets: 'always',
    // Some pages render while others are written to disk, which saves a sixth of the time.
    concurrency: 8,
  },
  // Two places with one address would silently hide each other.
  prerenderConflictBehavior: 'error',
  prefetch: false,
  // Shorter than an attribute on each element, of which a home page has 218.
  scopedStyleStrategy: 'class',
  security: {
    // Each page's scripts, styles and form targets; the rest of the policy is in firebase.json (docs/adr/0014).
    csp: {
      directives: ["form-action 'self'"],
      // Listed explicitly, because a page that adds another host would lose the default.
      scriptDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  // No page shows code, and Shiki would colour it by style attributes, which the policy forbids.
  markdown: { syntaxHighlight: false },
  integrations: [
    react(),
    headScript,
    islandPreloads(),
    sitemap(sitemapOptions(loadSitemaps)),
    sitemapNames(),
  ],
  vite: {
    plugins: [tailwindcss(), namedDataFiles],
    build: {
      // The oldest supported browsers (docs/browsers.md).
      cssTarget: OLDEST_BROWSERS,
      // Of the packages in the scripts. public/licences.txt has those of what is in no script.
      license: { fileName: 'licences.md' },
      // Every page has the theme's button, so its script is fetched once and not repeated in each of them. The hash of an
      // inline script is in the policy of all pages (docs/adr/0014), so those of a few pages are files as well.
      assetsInlineLimit: (file) => (SCRIPT_FILES.some((name) => file.includes(name)) ? false : undefined),
    },
    environments: {
      client: {
        build: {
          target: OLDEST_BROWSERS,
          rolldownOptions: { output: { codeSplitting: { groups: scriptFiles() } } },
        },
      },
    },
    server: backend === undefined ? {} : { proxy: { '/api': backend, '/__': backend } },
  },
});
