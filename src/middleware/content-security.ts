import { createHash } from 'node:crypto';

import { codeElements, type CodeElement } from './page-code.ts';

/** Where the policy goes: it holds for what follows it, so nothing that runs may stand before. */
const BEGINNING = '<head><meta charset="utf-8">';

/** Types of `<script>` that hold data, which no policy is about. */
const DATA = /\btype="application\/(?:ld\+)?json"/u;

/** A form that leads to another site, as the one of the lending partner does. */
const FOREIGN_FORM = /<form\b[^>]*\baction="(https:[^"]+)"/gu;

/**
 * Lets only the scripts and styles run that are in the page now: each inline one by the hash of its text, and script
 * files of our own. Forms lead where the page's own forms do. Whatever somebody should manage to put into a page later
 * is none of them.
 *
 * What is the same for all pages (connections, images, frames …) is in the header of firebase.json. A browser
 * applies both policies, so that neither can widen the other (docs/adr/0014).
 *
 * @param moreScripts where else scripts may come from, as the policy writes it
 * @throws {RangeError} when a page begins in another way, because a policy further down would miss what is above it
 */
export function withContentSecurity(page: string, moreScripts?: string): string {
  const start = page.indexOf(BEGINNING);
  const elements = codeElements(page);
  if (start === -1 || elements.some((element) => element.start < start)) {
    throw new RangeError(`A page must have its ${BEGINNING} before any script or style.`);
  }
  const policy = [
    `script-src 'self'${hashesOf(elements, 'script')}${moreScripts === undefined ? '' : ` ${moreScripts}`}`,
    `style-src${hashesOf(elements, 'style') || " 'none'"}`,
    `form-action 'self'${foreignFormsOf(page)}`,
  ].join(';');
  const place = start + BEGINNING.length;
  const tag = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return page.slice(0, place) + tag + page.slice(place);
}

function hashesOf(elements: readonly CodeElement[], wanted: CodeElement['kind']): string {
  const texts = elements
    .filter(({ kind, attributes, text }) => kind === wanted && text !== '' && !DATA.test(attributes))
    .map(({ text }) => text);
  return [...new Set(texts)].map((text) => ` '${hashOf(text)}'`).join('');
}

function foreignFormsOf(page: string): string {
  const origins = [...page.matchAll(FOREIGN_FORM)].map(([, address = '']) => new URL(address).origin);
  return [...new Set(origins)].map((origin) => ` ${origin}`).join('');
}

/** Thousands of pages share a handful of texts. */
const hashes = new Map<string, string>();

/** As CSP Level 3 §2.3.1 writes it. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.set(text, hash);
  return hash;
}
