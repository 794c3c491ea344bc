import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/u;
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/gu;
const HASH = / '(sha256-[A-Za-z0-9+/]{43}=)'/gu;

/**
 * Takes out of each page's content security policy the hashes of scripts and styles that the page does not hold. Astro lists
 * those of the whole site on every page, and of each style sheet before it joins them (docs/adr/0014).
 */
export const pagePolicies = (): AstroIntegration => ({
  name: 'page-policies',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for await (const name of glob('**/*.html', { cwd: folder })) {
        const file = path.join(folder, name);
        const html = await readFile(file, 'utf8');
        await writeFile(file, withOwnHashes(html));
      }
    },
  },
});

/** The page with a policy that lists, of all hashes, those of its own inline elements. It never adds one. */
export function withOwnHashes(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, text = '']) => hashOf(text)));
  return html.replace(POLICY, (_, start: string, policy: string) => {
    return start + policy.replace(HASH, (source, hash: string) => (own.has(hash) ? source : ''));
  });
}

/** As CSP Level 3 §2.3.1 writes it. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
