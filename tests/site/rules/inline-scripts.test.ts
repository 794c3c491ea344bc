import { readFileSync } from 'node:fs';

import visible from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';

import { samplePage } from '../support/sample-pages.ts';
import { inlineScripts } from './inline-scripts.ts';

const head = readFileSync(new URL('../../../src/layouts/head-script.mjs', import.meta.url), 'utf8');

it.each([
  ['the script of every head', `<script>${head}</script>`],
  ['Astro’s script', `<script>${island}</script>`],
  ['Astro’s script that waits for an island to be near', `<script>${visible}</script>`],
  ['a file', '<script src="/a.js"></script>'],
  ['a module that was written into the page', '<script type="module">start()</script>'],
  ['data', '<script type="application/ld+json">{}</script>'],
])('accepts %s', (_, body) => {
  expect(inlineScripts(samplePage(body))).toEqual([]);
});

it.each([
  ['another script', '<script>start()</script>'],
  ['another script that says what it is', '<script type="text/javascript">start()</script>'],
  ['Astro’s script with something added', `<script>${island};start()</script>`],
  ['the script of every head with something added', `<script>${head};start()</script>`],
])('reports %s', (_, body) => {
  expect(inlineScripts(samplePage(body))).toHaveLength(1);
});
