import { translationsOf } from '#config/languages.ts';
import { PAGES } from '#config/page-registry.ts';

import type { BuiltPage } from './built-page.ts';

/** The paths of the pages whose first screen is an island, in each of their languages. */
export const ISLAND_FIRST: readonly string[] = Object.values(PAGES)
  .filter(({ islandFirst }) => islandFirst)
  .flatMap((page) => translationsOf(page.path))
  .map(({ path }) => path);

/** An island of a page: its component's module and the module that hydrates it. */
export interface Island {
  readonly component: string;
  readonly modules: readonly string[];
}

/** The islands of a page. */
export function islands(page: BuiltPage): Island[] {
  return page.all('astro-island[component-url]').map(({ attribs }) => ({
    component: attribs['component-export'] ?? '',
    modules: [attribs['component-url'], attribs['renderer-url']].filter((module) => module !== undefined),
  }));
}

/** The entries of a page: its own scripts that are files, and the modules of its islands. */
export function scriptEntries(page: BuiltPage): string[] {
  const own = page.all('script[type="module"][src]').map(({ attribs }) => attribs.src ?? '');
  return [...own, ...islands(page).flatMap(({ modules }) => modules)];
}
