/**
 * The public data set of sealing laws: what it is called, and what others may do with it. The law itself belongs to
 * nobody; the license is for our words about it.
 */
export const LAW_DATASET = {
  name: 'Eviction record sealing laws of the United States',
  description:
    'For each of the 50 states and Washington DC: whether an eviction record can be sealed or hidden, the waiting period, each legal path with its clock and citation, how sure we are, the sources, and the month of the last check.',
  notice:
    'General information, not legal advice. Only a court decides whether a record is sealed. Look at "verification", "confidence" and "asOf" before you rely on an entry.',
  license: {
    name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
    short: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;

/** Where the page, its files and its feed are. */
export const LAW_PATHS = {
  overview: '/sealing-laws/',
  /** What to do in a state, without questions. */
  plan: (slug: string) => `/sealing-laws/${slug}/`,
  changes: '/sealing-laws/changes/',
  dataset: '/data/sealing-laws.json',
  schema: '/data/sealing-laws.schema.json',
  feed: '/sealing-laws.xml',
} as const;
