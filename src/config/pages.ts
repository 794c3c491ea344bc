import { englishPath } from './languages.ts';
import { LAW_PATHS } from './law-pages.ts';

/** A link in a menu. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** English paths of the menu entries. */
export const MENU_PATHS = {
  home: '/',
  about: '/about/',
  check: '/eligibility-check/',
  laws: LAW_PATHS.overview,
  protections: LAW_PATHS.protections,
  howItWorks: '/how-it-works/',
  services: '/services/',
  locations: '/locations/',
  stories: '/testimonials/',
  faq: '/faq/',
  contact: '/contact/',
  freeCheck: '/#eligibility-checker',
  lending: '/#lending',
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/locations/',
  admin: '/admin/login/',
} as const;

/** A menu entry; its label is in src/content/words. */
export type MenuEntry = keyof typeof MENU_PATHS;

/** The six links of the top bar (product §2, "Home page sections"). */
export const MAIN_MENU = ['howItWorks', 'services', 'locations', 'stories', 'faq', 'contact'] as const;

/** Above the top bar: the state-by-state pages, and two sections of the home page (product §2). */
export const SHORTCUT_MENU = ['laws', 'protections', 'freeCheck', 'lending'] as const;

/** Footer, "Quick links". */
export const QUICK_MENU = ['home', 'about', 'check', 'laws', 'protections', ...MAIN_MENU] as const;

/** The last line of the footer. */
export const LEGAL_MENU = ['privacy', 'terms', 'sitemap', 'admin'] as const;

/** Footer, "Popular states" (product §2): proper names, in every language. */
export const POPULAR_STATES = [
  { label: 'California', href: '/state/california/' },
  { label: 'Texas', href: '/state/texas/' },
  { label: 'Florida', href: '/state/florida/' },
  { label: 'New York', href: '/state/new-york/' },
  { label: 'Illinois', href: '/state/illinois/' },
  { label: 'Georgia', href: '/state/georgia/' },
] as const;

/** Pages with `noindex`: legal pages, and pages that are served at many URLs. */
const NOINDEX_PAGES: ReadonlySet<string> = new Set(['/404/', '/city/', '/privacy/', '/terms/']);
/** Folders with `noindex`: the back office, and the responses to forms sent without scripts. */
const NOINDEX_FOLDERS = ['/admin/', '/sent/'] as const;

/** Whether a page asks search engines not to list it. */
export function isNoindex(path: string): boolean {
  const page = englishPath(path.endsWith('/') ? path : `${path}/`);
  return NOINDEX_PAGES.has(page) || NOINDEX_FOLDERS.some((folder) => page.startsWith(folder));
}

/**
 * Whether a page is listed in the sitemap. The landing pages under /city/ may be indexed, but name the page of the
 * place as canonical (departure D9).
 */
export function isInSitemap(path: string): boolean {
  return !isNoindex(path) && !path.startsWith('/city/');
}
