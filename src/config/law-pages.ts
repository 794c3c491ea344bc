import { PAGES } from './page-registry.ts';

/** Paths of the pages about sealing laws, the data files and the feed. */
export const LAW_PATHS = {
  overview: PAGES.laws.path,
  /** The plan of a state, for pages that ask nothing. */
  plan: (slug: string) => `/sealing-laws/${slug}/`,
  /** What to do today about a case that is still open: of a state, or the list of states. */
  helpToday: (slug?: string) => `${PAGES.helpToday.path}${slug === undefined ? '' : `${slug}/`}`,
  /** Renting with a case on one's record: in a state, or the list of states. */
  rent: (slug?: string) => `${PAGES.rent.path}${slug === undefined ? '' : `${slug}/`}`,
  /** What happened instead of a court case of the renter's own that is over. */
  doors: {
    'not-mine': PAGES.notMine.path,
    'never-served': PAGES.neverServed.path,
    'no-court': PAGES.noCourt.path,
    'housing-authority': PAGES.housingAuthority.path,
  },
  /** All of them, above the form of the check. */
  allDoors: `${PAGES.check.path}#doors`,
  changes: PAGES.lawChanges.path,
  /** The court papers of a path; which one is named after `#`, so that no server learns it. */
  filing: (path?: string) => (path === undefined ? PAGES.filing.path : `${PAGES.filing.path}#path=${path}`),
  /** What the data files hold. */
  data: PAGES.lawData.path,
  dataset: '/data/sealing-laws.json',
  table: '/data/sealing-laws.csv',
  feed: '/sealing-laws.xml',
  /** The rules that protect renters who apply for a home. */
  protections: PAGES.protections.path,
} as const;

/** License of the public data. It covers our texts; the laws and HUD's figures are in the public domain. */
export const DATA_LICENSE = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  short: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Metadata of the public data set of sealing laws. */
export const LAW_DATASET = {
  name: 'Eviction record sealing laws of the United States',
  description:
    'For each of the 50 states and Washington DC: whether an eviction record can be sealed or hidden, the waiting period, each legal path with its waiting period and citation, how sure we are, the sources, and the month of the last check.',
  notice:
    'General information, not legal advice. Only a court decides whether a record is sealed. Look at "verification", "confidence" and "checked" before you rely on an entry.',
  license: DATA_LICENSE,
} as const;
