import { createHash } from 'node:crypto';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/u;
/** Except data blocks: `<script type="application/ld+json">`. */
const INLINE = /<(?:script|style)\b(?![^>]*\bjson)[^>]*>([\s\S]*?)<\/(?:script|style)>/gu;
const HASH = / '(sha256-[A-Za-z0-9+/]{43}=)'/gu;

/**
 * Removes from a page's content security policy all hashes except those of its own inline elements. Adds none.
 *
 * Astro lists the hashes of the whole site on every page, and hashes style sheets before it concatenates them
 * (docs/adr/0014).
 *
 * @param html the page's bytes as a binary string, one character from U+0000 to U+00FF for each byte
 */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(POLICY, (_, start: string, policy: string) => {
    return start + policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
  });
}

/** Cache, because thousands of pages share styles and scripts. */
const hashes = new Map<string, string>();

/** Hash source of CSP Level 3 §2.3.1. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  hashes.set(text, known);
  return known;
}
