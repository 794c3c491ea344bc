import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/shared/language.ts';

/**
 * A menu: above the top bar, the six links of the top bar (product §2, "Home page sections"), "Quick links" of the footer,
 * and its last line, which ends with the back office.
 */
export type Menu = 'shortcut' | 'main' | 'quick' | 'legal' | 'office';

/** What is decided about a page. */
export interface PageRow {
  /** English path; of pages with one template, the form of their paths. */
  readonly path: string | RegExp;
  /** The menus that link to it, in the order of this table. Its label there has the row's name in `NAVIGATION_WORDS`. */
  readonly nav: readonly Menu[];
  /** The default language and those that it is translated into. */
  readonly languages: readonly Language[];
  /** Its priority in the sitemap (product §9); `null` if it is not listed there. */
  readonly priority: number | null;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether its first screen is an island. */
  readonly islandFirst: boolean;
}

const ENGLISH = [DEFAULT_LANGUAGE] as const;

/** A page of which search engines may know. */
const listed = { nav: [], languages: LANGUAGES, indexed: true, islandFirst: false } as const;
/** A page of the back office, or one that is served at many addresses. */
const hidden = { nav: [], languages: ENGLISH, priority: null, indexed: false, islandFirst: false } as const;

/**
 * The pages with a path of their own. Head, menus, translations, sitemap, preloads and the tests of sizes follow from this
 * table; titles and descriptions are in `PAGE_HEADS` (src/content/words). Product §9 names no priority for the check, the
 * court papers and the sealing laws, which have that of the services.
 */
export const PAGES = {
  home: { ...listed, path: '/', nav: ['quick'], priority: 1 },
  about: { ...listed, path: '/about/', nav: ['quick'], priority: 0.8 },
  check: { ...listed, path: '/eligibility-check/', nav: ['quick'], priority: 0.9, islandFirst: true },
  laws: { ...listed, path: '/sealing-laws/', nav: ['shortcut', 'quick'], priority: 0.9 },
  protections: { ...listed, path: '/renter-protections/', nav: ['shortcut', 'quick'], priority: 0.8 },
  howItWorks: { ...listed, path: '/how-it-works/', nav: ['main', 'quick'], priority: 0.8 },
  services: { ...listed, path: '/services/', nav: ['main', 'quick'], priority: 0.9 },
  locations: { ...listed, path: '/locations/', nav: ['main', 'quick'], priority: 0.9 },
  stories: { ...listed, path: '/testimonials/', nav: ['main', 'quick'], priority: 0.7 },
  faq: { ...listed, path: '/faq/', nav: ['main', 'quick'], priority: 0.7 },
  contact: { ...listed, path: '/contact/', nav: ['main', 'quick'], priority: 0.8 },
  helpToday: { ...listed, path: '/help-today/', nav: ['quick'], priority: 0.8 },
  rent: { ...listed, path: '/rent-with-a-record/', nav: ['quick'], priority: 0.8 },
  notMine: { ...listed, path: '/what-happened/not-my-case/', priority: 0.7 },
  neverServed: { ...listed, path: '/what-happened/never-got-papers/', priority: 0.7 },
  noCourt: { ...listed, path: '/what-happened/no-court/', priority: 0.7 },
  housingAuthority: { ...listed, path: '/what-happened/housing-authority/', priority: 0.7 },
  filing: { ...listed, path: '/filing/', priority: 0.8, islandFirst: true },
  lawChanges: { ...listed, path: '/sealing-laws/changes/', priority: 0.6 },
  lawData: { ...listed, path: '/sealing-laws/data/', languages: ENGLISH, priority: 0.5 },
  privacy: { ...hidden, path: '/privacy/', nav: ['legal'], languages: LANGUAGES },
  terms: { ...hidden, path: '/terms/', nav: ['legal'], languages: LANGUAGES },
  admin: { ...hidden, path: '/admin/login/', nav: ['office'], islandFirst: true },
  secondFactor: { ...hidden, path: '/admin/second-factor/', islandFirst: true },
  dashboard: { ...hidden, path: '/admin/dashboard/', islandFirst: true },
  office: { ...hidden, path: '/admin/' },
  missing: { ...hidden, path: '/404/' },
  otherCity: { ...hidden, path: '/city/' },
} as const satisfies Readonly<Record<string, PageRow & { readonly path: string }>>;

/** The pages that share a template. A city and an area differ in nothing but priority. */
export const PAGE_KINDS = {
  state: { ...listed, path: /^\/state\/[a-z-]+\/$/u, priority: 0.8 },
  city: { ...listed, path: /^\/state\/[a-z-]+\/[a-z\d-]+\/$/u, priority: 0.7 },
  area: { ...listed, path: /^\/state\/[a-z-]+\/[a-z\d-]+\/$/u, priority: 0.6 },
  plan: { ...listed, path: /^\/sealing-laws\/[a-z-]+\/$/u, priority: 0.7 },
  helpToday: { ...listed, path: /^\/help-today\/[a-z-]+\/$/u, priority: 0.7 },
  rentInState: { ...listed, path: /^\/rent-with-a-record\/[a-z-]+\/$/u, priority: 0.7 },
  /** Names the place's page as canonical (departure D9). */
  landing: { ...listed, path: /^\/city\/[a-z\d-]+\/$/u, languages: ENGLISH, priority: null },
  /** Answers to forms that were sent without scripts. */
  answer: { ...hidden, path: /^\/sent\/[a-z-]+\/$/u, languages: LANGUAGES },
  /** No page: what the check fetches of a state. */
  stateFile: { ...hidden, path: /^\/data\/sealing-law\/[a-z-]+\.json$/u, languages: LANGUAGES },
} as const satisfies Readonly<Record<string, PageRow & { readonly path: RegExp }>>;

export type PageName = keyof typeof PAGES;

/** The names of the pages that have this in their row. */
type NamesWith<Row> = { [Name in PageName]: (typeof PAGES)[Name] extends Row ? Name : never }[PageName];

/** A page that a menu links to. */
export type NavPage = Exclude<PageName, NamesWith<{ readonly nav: readonly [] }>>;

/** The path of a page in the sitemap. */
export type ListedPath = (typeof PAGES)[NamesWith<{ readonly priority: number }>]['path'];

/** The path of a page that is in English alone. */
export type EnglishPath = (typeof PAGES)[NamesWith<{ readonly languages: typeof ENGLISH }>]['path'];

const BY_PATH: ReadonlyMap<string, PageRow> = new Map(Object.values(PAGES).map((row) => [row.path, row]));
const KINDS: readonly (PageRow & { readonly path: RegExp })[] = Object.values(PAGE_KINDS);

/**
 * The row of a page; `undefined` for what is no page, such as a feed.
 *
 * @param path in English, with a slash at its end
 */
export function pageRow(path: string): PageRow | undefined {
  return BY_PATH.get(path) ?? KINDS.find((kind) => kind.path.test(path));
}

/** Whether a page is in the sitemap. */
export function isListed<Row extends PageRow>(row: Row): row is Row & { readonly priority: number } {
  return row.priority !== null;
}
