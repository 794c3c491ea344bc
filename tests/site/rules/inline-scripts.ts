import idle from 'astro/runtime/client/idle.prebuilt.js';
import load from 'astro/runtime/client/load.prebuilt.js';
import media from 'astro/runtime/client/media.prebuilt.js';
import only from 'astro/runtime/client/only.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { DomUtils } from 'htmlparser2';

import { HEAD_SCRIPT } from '#layouts/head-script.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** Inline scripts: the head's, for what must be there at the first paint, and Astro's for islands. */
const KNOWN = new Set([HEAD_SCRIPT, island, idle, load, media, only, visible].map((script) => script.trim()));

/**
 * Scripts are files, save those that must not wait for one. Small modules count as files: Astro has checked and
 * bundled them from a component, then written them into the page to save a request.
 */
export function inlineScripts(page: BuiltPage): Finding[] {
  return page
    .all('script:not([src])')
    .filter(({ attribs }) => attribs.type === undefined || attribs.type === 'text/javascript')
    .filter((script) => !KNOWN.has(DomUtils.textContent(script).trim()))
    .map((script) =>
      finding(page, script, 'An inline script that is neither for the first paint nor Astro’s.'),
    );
}
