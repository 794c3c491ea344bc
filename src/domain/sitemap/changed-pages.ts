/** What an engine was last told of: the date of each page's last change, by path. */
export type AnnouncedPages = ReadonlyMap<string, string>;

/**
 * The paths that an engine has not been told of as they are now: new ones, changed ones, and those that are gone
 * (IndexNow wants to hear of all three), in this order.
 *
 * @param announced what the engine knows; empty before the first time
 * @param current the build's pages
 */
export function changedPages(announced: AnnouncedPages, current: AnnouncedPages): readonly string[] {
  return [
    ...[...current].filter(([path, date]) => announced.get(path) !== date).map(([path]) => path),
    ...[...announced.keys()].filter((path) => !current.has(path)),
  ];
}

/** What an engine knows once it has taken these paths. */
export function afterAnnouncing(
  announced: AnnouncedPages,
  current: AnnouncedPages,
  paths: readonly string[],
): AnnouncedPages {
  const known = new Map(announced);
  for (const path of paths) {
    const date = current.get(path);
    if (date === undefined) known.delete(path);
    else known.set(path, date);
  }
  return known;
}

/** IndexNow takes at most so many addresses in one call (indexnow.org, "Submitting set of URLs"). */
export const INDEX_NOW_BATCH = 10_000;

/** A list in parts of at most so many. */
export function inBatches<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}
