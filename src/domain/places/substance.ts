/*
 * Measures how much original content a place's page has. Search engines treat regional pages that only lead to another
 * page as doorway pages, so pages with little content of their own are not offered to them.
 */

/** Kinds of original content that a place's page can have. */
const SUBSTANCE = ['court', 'rents', 'protections', 'help', 'law', 'surroundings'] as const;
type SubstancePart = (typeof SUBSTANCE)[number];

/** Which kinds a page has. */
export type Substance = Readonly<Record<SubstancePart, boolean>>;

/** Pages with fewer kinds are not offered to search engines. */
export const SUBSTANCE_FLOOR = 2;

export function substanceCount(substance: Substance): number {
  return SUBSTANCE.filter((part) => substance[part]).length;
}

/** Whether a page has enough original content to be offered to search engines. */
export function hasSubstance(substance: Substance): boolean {
  return substanceCount(substance) >= SUBSTANCE_FLOOR;
}
