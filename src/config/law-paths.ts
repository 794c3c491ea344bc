/** Paths of the pages about sealing laws, the data files and the feed. */
export const LAW_PATHS = {
  overview: '/sealing-laws/',
  /** The plan of a state, for pages that ask nothing. */
  plan: (slug: string) => `/sealing-laws/${slug}/`,
  changes: '/sealing-laws/changes/',
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
