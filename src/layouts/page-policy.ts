import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/u;
/** Not what holds data: `<script type="application/ld+json">`. */
const INLINE = /<(?:script|style)\b(?![^>]*\bjson)[^>]*>([\s\S]*?)<\/(?:script|style)>/gu;
const HASH = / '(sha256-[A-Za-z0-9+/]{43}=)'/gu;

/**
 * The page with a content security policy that lists, of all hashes, those of its own inline elements. It never adds one.
 *
 * Astro lists those of the whole site on every page, and of each style sheet before it joins them (docs/adr/0014).
 *
 * @param html a page's bytes as a binary string: one character, U+0000 to U+00FF, for each
 */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(POLICY, (_, start: string, policy: string) => {
    return start + policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
  });
}

/** Thousands of pages have the same styles and scripts. */
const hashes = new Map<string, string>();

/** As CSP Level 3 §2.3.1 writes it. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  hashes.set(text, known);
  return known;
}
