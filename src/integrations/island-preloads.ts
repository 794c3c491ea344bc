import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

import { isIslandFirst } from '#config/pages.ts';

/**
 * Names in the head of a page whose first screen is an island the files that the island's own files import. Otherwise the
 * browser learns of them when it has fetched what imports them, which takes two more turns on a slow connection. The
 * island's own files, React's large one among them, are in the page already, and follow its first paint. Astro has no
 * setting for this, and Vite's is for `import()` only.
 */
export function islandPreloads(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'island-preloads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'island-preloads',
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_options, bundle) => {
                  for (const file of Object.values(bundle))
                    if (file.type === 'chunk') imports.set(file.fileName, file.imports);
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, pages }) => {
        const first = pages.filter(({ pathname }) => isIslandFirst(`/${pathname}`));
        await Promise.all(
          first.map(async ({ pathname }) => {
            const file = new URL(`${pathname}index.html`, dir);
            const html = await readFile(file, 'utf8');
            const links = filesImported(html, imports).map(
              (name) => `<link rel="modulepreload" href="/${name}">`,
            );
            await writeFile(file, html.replace('</head>', `${links.join('')}</head>`));
          }),
        );
      },
    },
  };
}

/**
 * The files that those of a page's islands import, directly or not.
 *
 * @throws if the page has no island, or an island whose file was not built
 */
function filesImported(html: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const entries = [...html.matchAll(/ (?:component|renderer)-url="\/(?<file>[^"]+)"/gu)].map(
    ({ groups }) => groups?.file ?? '',
  );
  if (entries.length === 0) throw new Error('A page that begins with an island has none.');
  const files = new Set(entries);
  // The set grows while it is walked.
  for (const file of files) {
    const imported = imports.get(file);
    if (imported === undefined) throw new Error(`${file} was not built.`);
    for (const other of imported) files.add(other);
  }
  return [...files].filter((file) => !entries.includes(file));
}
