/** A neighbour that a bundled module imports: `from"./a.js"`, `import"./a.js"`; not `import("./a.js")`. */
const NEIGHBOUR = /(?:from|import)\s*["'`]\.\/(?<name>[\w.-]+\.js)["'`]/gu;

/**
 * The script files that entries bring with them: they and all that they import, but not what they fetch later by
 * `import()`.
 *
 * @param read the text of a module by its path
 * @example moduleGraph(['/_astro/a.js'], read) // => Set { '/_astro/a.js', '/_astro/b.js' }
 */
export function moduleGraph(entries: readonly string[], read: (path: string) => string): ReadonlySet<string> {
  const reached = new Set(entries);
  // The set grows while it is walked.
  for (const path of reached) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const { groups } of read(path).matchAll(NEIGHBOUR)) reached.add(folder + (groups?.name ?? ''));
  }
  return reached;
}
