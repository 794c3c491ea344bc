import { englishPath } from './languages.ts';
import {
  isListed,
  type Menu,
  type NavPage,
  type PageName,
  pageRow,
  type PageRow,
  PAGES,
} from './page-registry.ts';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Menu entries that are no page of their own: two sections of the home page, and the locations under another name. */
export const SECTIONS = {
  freeCheck: { path: '/#eligibility-checker' },
  lending: { path: '/#lending' },
  sitemap: { path: PAGES.locations.path },
} as const;

/** A menu entry; its label is in src/content/words. */
export type MenuEntry = NavPage | keyof typeof SECTIONS;

const LINKS = { ...PAGES, ...SECTIONS };

export function menuPath(entry: MenuEntry): string {
  return LINKS[entry].path;
}

const pagesIn = (menu: Menu): readonly NavPage[] =>
  (Object.keys(PAGES) as PageName[]).filter((name): name is NavPage => {
    const { nav }: PageRow = PAGES[name];
    return nav.includes(menu);
  });

/** The six links of the top bar (product §2, "Home page sections"). */
export const MAIN_MENU: readonly MenuEntry[] = pagesIn('main');

/** Above the top bar: the state-by-state pages, and two sections of the home page (product §2). */
export const SHORTCUT_MENU: readonly MenuEntry[] = [...pagesIn('shortcut'), 'freeCheck', 'lending'];

/** Footer, "Quick links". */
export const QUICK_MENU: readonly MenuEntry[] = pagesIn('quick');

/** The last line of the footer. */
export const LEGAL_MENU: readonly MenuEntry[] = [...pagesIn('legal'), 'sitemap', ...pagesIn('office')];

/** Footer, "Popular states" (product §2): proper names, in every language. */
export const POPULAR_STATES = [
  { label: 'California', href: '/state/california/' },
  { label: 'Texas', href: '/state/texas/' },
  { label: 'Florida', href: '/state/florida/' },
  { label: 'New York', href: '/state/new-york/' },
  { label: 'Illinois', href: '/state/illinois/' },
  { label: 'Georgia', href: '/state/georgia/' },
] as const;

/** @throws {Error} for a page without a row, which fails the build */
function rowOf(path: string): PageRow {
  const page = englishPath(path.endsWith('/') ? path : `${path}/`);
  const row = pageRow(page);
  if (row === undefined) throw new Error(`${page} has no row: add it to src/config/page-registry.ts.`);
  return row;
}

/** Whether a page asks search engines not to list it. */
export function isNoindex(path: string): boolean {
  return !rowOf(path).indexed;
}

export function isInSitemap(path: string): boolean {
  return isListed(rowOf(path));
}

export function isIslandFirst(path: string): boolean {
  return rowOf(path).islandFirst;
}
