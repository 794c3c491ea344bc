/** Where the page, its files and its feed are. */
export const LAW_PATHS = {
  overview: '/sealing-laws/',
  /** What to do in a state, without questions. */
  plan: (slug: string) => `/sealing-laws/${slug}/`,
  changes: '/sealing-laws/changes/',
  /** For developers. */
  data: '/sealing-laws/data/',
  dataset: '/data/sealing-laws.json',
  table: '/data/sealing-laws.csv',
  schema: '/data/sealing-laws.schema.json',
  /** How to work out a date from the data set, and cases with their answers to test a program with. */
  rules: '/data/rules.md',
  vectors: '/data/vectors.json',
  feed: '/sealing-laws.xml',
} as const;
