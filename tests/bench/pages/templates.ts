/** One page of each template. */
export interface Template {
  readonly name: string;
  readonly path: string;
  /** Hidden from search engines on purpose, which lowers Lighthouse's SEO score. */
  readonly unlisted?: true;
}

/** The templates of the site. */
export const TEMPLATES: readonly Template[] = [
  { name: 'home', path: '/' },
  { name: 'checker', path: '/eligibility-check/' },
  { name: 'state', path: '/state/texas/' },
  { name: 'city', path: '/state/texas/houston/' },
  { name: 'area', path: '/state/alaska/badger/' },
  { name: 'city landing', path: '/city/houston/' },
  { name: 'locations', path: '/locations/' },
  { name: 'FAQ', path: '/faq/' },
  { name: 'legal', path: '/privacy/', unlisted: true },
  { name: 'admin login', path: '/admin/login/', unlisted: true },
];
