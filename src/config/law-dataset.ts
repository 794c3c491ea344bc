/**
 * The public data set of sealing laws: what it is called, and what others may do with it. The law itself belongs to
 * nobody; the license is for our words about it.
 */
export const LAW_DATASET = {
  /**
   * By Semantic Versioning: the first number rises when a field changes its meaning or goes, the second with new fields,
   * the third with new entries and corrected ones. CITATION.cff names it too.
   */
  version: '1.2.0',
  name: 'Eviction record sealing laws of the United States',
  description:
    'For each of the 50 states and Washington DC: whether an eviction record can be sealed or hidden, the waiting period, each legal path with its clock and citation, how sure we are, the sources, and the month of the last check.',
  notice:
    'General information, not legal advice. Only a court decides whether a record is sealed. Look at "verification", "confidence" and "checked" before you rely on an entry.',
  /** What it is about, in the taxonomy that US legal aid sites tag their pages with. */
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
