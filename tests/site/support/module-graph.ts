/** The script files that an entry brings with it, by their paths. */
export interface ModuleGraph {
  /** The entries and what they import: fetched before the first of them runs. */
  readonly atOnce: ReadonlySet<string>;
  /** What these fetch when it is needed (`import()`), with all that it imports, and nothing from the first set. */
  readonly later: ReadonlySet<string>;
}

/** A neighbour that a bundled module names: `from"./a.js"`, `import"./a.js"`, ``import(`./a.js`)``. */
const NEIGHBOUR = /(?<how>from|import\s*\(|import)\s*["'`]\.\/(?<name>[\w.-]+\.js)["'`]/gu;

/**
 * Follows the imports of built modules.
 *
 * @param read the text of a module by its path
 * @example moduleGraph(['/_astro/a.js'], read).atOnce // => Set { '/_astro/a.js', '/_astro/b.js' }
 */
export function moduleGraph(entries: readonly string[], read: (path: string) => string): ModuleGraph {
  const dynamic = new Set<string>();
  const walk = (starts: Iterable<string>, reached: Set<string>, known: ReadonlySet<string>): Set<string> => {
    for (const path of starts) {
      if (reached.has(path) || known.has(path)) continue;
      reached.add(path);
      const imports = importsOf(path, read(path));
      for (const { path: imported } of imports.filter(({ isDynamic }) => isDynamic)) dynamic.add(imported);
      walk(
        imports.filter(({ isDynamic }) => !isDynamic).map((found) => found.path),
        reached,
        known,
      );
    }
    return reached;
  };

  const atOnce = walk(entries, new Set(), new Set());
  const later = new Set<string>();
  // The set grows while it is walked: a module that is fetched later may fetch others.
  for (const path of dynamic) walk([path], later, atOnce);
  return { atOnce, later };
}

function importsOf(path: string, source: string): { readonly path: string; readonly isDynamic: boolean }[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...source.matchAll(NEIGHBOUR)].map(({ groups }) => ({
    path: folder + (groups?.name ?? ''),
    isDynamic: groups?.how?.endsWith('(') === true,
  }));
}
