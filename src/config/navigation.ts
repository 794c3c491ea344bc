import type { NAVIGATION_WORDS } from '~/content/words/en/layout.ts';

import { LAW_PATHS } from './law-paths.ts';

/** A menu entry; its label is in src/content/words. */
export type MenuEntry = keyof typeof NAVIGATION_WORDS;

/** A link in a menu. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Sections of the home page that buttons on other pages link to. */
export const ANCHORS = {
  eligibilityChecker: '/#eligibility-checker',
  lending: '/#lending',
  citySearch: '/#city-search',
} as const;

/** English paths of the menu entries. */
export const MENU_PATHS: Readonly<Record<MenuEntry, string>> = {
  home: '/',
  about: '/about/',
  check: '/eligibility-check/',
  laws: LAW_PATHS.overview,
  howItWorks: '/how-it-works/',
  services: '/services/',
  locations: '/locations/',
  stories: '/testimonials/',
  faq: '/faq/',
  contact: '/contact/',
  freeCheck: ANCHORS.eligibilityChecker,
  lending: ANCHORS.lending,
  privacy: '/privacy/',
  terms: '/terms/',
  sitemap: '/locations/',
  admin: '/admin/login/',
};

/** The six links of the top bar (specification §2, "Home page sections"). */
export const MAIN_MENU = ['howItWorks', 'services', 'locations', 'stories', 'faq', 'contact'] as const;

/** The two links to sections of the home page. */
export const SHORTCUT_MENU = ['freeCheck', 'lending'] as const;

/** Footer, "Quick links". */
export const QUICK_MENU = ['home', 'about', 'check', 'laws', ...MAIN_MENU] as const;

/** The last line of the footer. */
export const LEGAL_MENU = ['privacy', 'terms', 'sitemap', 'admin'] as const;

/** Footer, "Popular states" (specification §2): proper names, in every language. */
export const POPULAR_STATES = [
  { label: 'California', href: '/state/california/' },
  { label: 'Texas', href: '/state/texas/' },
  { label: 'Florida', href: '/state/florida/' },
  { label: 'New York', href: '/state/new-york/' },
  { label: 'Illinois', href: '/state/illinois/' },
  { label: 'Georgia', href: '/state/georgia/' },
] as const;
