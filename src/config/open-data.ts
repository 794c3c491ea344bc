/** Paths of the pages about sealing laws, the data files and the feed. */
export const LAW_PATHS = {
  overview: '/sealing-laws/',
  /** The plan of a state, for pages that ask nothing. */
  plan: (slug: string) => `/sealing-laws/${slug}/`,
  changes: '/sealing-laws/changes/',
  /** The court papers of a path; which one is named after `#`, so that no server learns it. */
  filing: (path?: string) => (path === undefined ? '/filing/' : `/filing/#path=${path}`),
  /** For developers. */
  data: '/sealing-laws/data/',
  dataset: '/data/sealing-laws.json',
  table: '/data/sealing-laws.csv',
  schema: '/data/sealing-laws.schema.json',
  /** The date rules in words, and test vectors for them. */
  rules: '/data/rules.md',
  vectors: '/data/vectors.json',
  feed: '/sealing-laws.xml',
} as const;

/** Paths of the pages about open data and renter protections. */
export const PLACE_DATA_PATHS = {
  protections: '/renter-protections/',
  /** Documentation of the files for developers. */
  about: '/open-data/',
} as const;

/** License of the public data. It covers our texts; the laws and HUD's figures are in the public domain. */
export const DATA_LICENSE = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  short: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** Metadata of the public data set of sealing laws. */
export const LAW_DATASET = {
  /**
   * Semantic Versioning: major when a field changes its meaning or is removed, minor for new fields, patch for new or
   * corrected entries. Must match public/CITATION.cff.
   */
  version: '2.0.0',
  name: 'Eviction record sealing laws of the United States',
  description:
    'For each of the 50 states and Washington DC: whether an eviction record can be sealed or hidden, the waiting period, each legal path with its clock and citation, how sure we are, the sources, and the month of the last check.',
  notice:
    'General information, not legal advice. Only a court decides whether a record is sealed. Look at "verification", "confidence" and "checked" before you rely on an entry.',
  /** Topic in the taxonomy that US legal aid sites use for tagging. */
  topic: {
    code: 'HO-02-06-00-00',
    taxonomy: 'LIST, the Legal Issues Taxonomy of the Stanford Legal Design Lab',
    url: 'https://betterinternet.law.stanford.edu/about-the-project/taxonomy-nsmiv2/',
  },
  license: DATA_LICENSE,
} as const;

/**
 * Metadata of the public data sets about places, by file name. Semantic Versioning: major when a field changes its
 * meaning or is removed, minor for new fields, patch for changed rows.
 */
export const PLACE_DATASETS = {
  'eviction-courts': {
    version: '1.0.0',
    changed: '2026-11-22',
    name: 'Eviction courts of the United States by county',
    description:
      'Which court hears eviction cases in each of the 3,143 counties and county equivalents of the 50 states and Washington DC, and by place where a town or city decides it: the name, how sure it is, and the law.',
    source: 'The statutes that each row cites.',
  },
  rents: {
    version: '1.0.0',
    changed: '2026-11-22',
    name: 'HUD Fair Market Rents by county, and by town in New England',
    description:
      'Fair Market Rents of the US Department of Housing and Urban Development for homes of zero to four bedrooms, by county, and by place in New England where HUD goes by town. Each figure belongs to a whole HUD area and is no county’s own measurement.',
    source: 'US Department of Housing and Urban Development, Fair Market Rents, revised file.',
    sourceUrl: 'https://www.huduser.gov/portal/datasets/fmr.html',
  },
  'renter-protections': {
    version: '1.1.0',
    changed: '2026-11-25',
    name: 'Rules that protect renters who apply for a home, by state and city',
    description:
      'Limits of states and cities on application fees, deposits, the use of past evictions and vouchers, and on screening reports: one sentence each, with its citation, what was read, and as of when. Only rules that are sure.',
    source: 'The laws that each row cites, and what was read of them.',
  },
} as const;
/** A public data set about places. */
export type PlaceDatasetName = keyof typeof PLACE_DATASETS;

/** Path of a data set's file. */
export function placeDatasetPath(name: PlaceDatasetName, kind: 'json' | 'csv' | 'schema.json'): string {
  return `/data/${name}.${kind}`;
}
