/** Addresses and names of the site's pages, as menus and links show them. */
import { LAW_PATHS } from './law-dataset.ts';

/** A link in a menu. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

/** Places on the home page that buttons elsewhere lead to. */
export const ANCHORS = {
  eligibilityChecker: '/#eligibility-checker',
  lending: '/#lending',
  citySearch: '/#city-search',
} as const;

/** The six links of the top bar (specification §2, "Home page sections"). */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { label: 'How it works', href: '/how-it-works/' },
  { label: 'Services', href: '/services/' },
  { label: 'Locations', href: '/locations/' },
  { label: 'Stories', href: '/testimonials/' },
  { label: 'FAQ', href: '/faq/' },
  { label: 'Contact', href: '/contact/' },
];

/** The two links that scroll to a part of the home page. */
export const SHORTCUT_LINKS: readonly NavigationLink[] = [
  { label: 'Free Eligibility Check', href: ANCHORS.eligibilityChecker },
  { label: 'Financial Solutions', href: ANCHORS.lending },
];

/** Footer, "Quick links". */
export const QUICK_LINKS: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About us', href: '/about/' },
  { label: 'Eligibility check', href: '/eligibility-check/' },
  { label: 'Sealing laws', href: LAW_PATHS.overview },
  ...MAIN_LINKS,
];

/** Footer, "Services": all of them explained on one page. */
export const SERVICE_LINKS: readonly NavigationLink[] = [
  'Second-chance rentals',
  'Credit partnership',
  'RIN verification',
  'Eviction assistance',
  'Criminal record support',
  'Deposit loans',
].map((label) => ({ label, href: '/how-it-works/' }));

/** Footer, "Popular states" (specification §2). */
export const POPULAR_STATE_LINKS: readonly NavigationLink[] = [
  { label: 'California', href: '/state/california/' },
  { label: 'Texas', href: '/state/texas/' },
  { label: 'Florida', href: '/state/florida/' },
  { label: 'New York', href: '/state/new-york/' },
  { label: 'Illinois', href: '/state/illinois/' },
  { label: 'Georgia', href: '/state/georgia/' },
];

/** The last line of the footer. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  { label: 'Privacy', href: '/privacy/' },
  { label: 'Terms', href: '/terms/' },
  { label: 'Sitemap', href: '/locations/' },
  { label: 'Admin', href: '/admin/login/' },
];
