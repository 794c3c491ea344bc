/**
 * Metadata of the public data set of sealing laws. The license covers our texts about the law; the law itself is public
 * domain.
 */
export const LAW_DATASET = {
  /**
   * Semantic Versioning: major when a field changes its meaning or is removed, minor for new fields, patch for new or
   * corrected entries. Must match CITATION.cff.
   */
  version: '1.2.0',
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
  license: {
    name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
    short: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;
