/*
 * What a place's page has of its own. Search engines call regional pages that only lead on to another page doorways; a
 * page with little of its own is not offered to them.
 */

/** What a page about a place can have of its own. */
const SUBSTANCE = ['court', 'rents', 'protections', 'help', 'law', 'surroundings'] as const;
/** One thing that a page has of its own. */
type SubstancePart = (typeof SUBSTANCE)[number];

/** Which of them a page has. */
export type Substance = Readonly<Record<SubstancePart, boolean>>;

/** A page with fewer of them is not offered to search engines. */
export const SUBSTANCE_FLOOR = 2;

/** How many things a page has of its own. */
export function substanceCount(substance: Substance): number {
  return SUBSTANCE.filter((part) => substance[part]).length;
}

/** Whether a page is offered to search engines. */
export function hasSubstance(substance: Substance): boolean {
  return substanceCount(substance) >= SUBSTANCE_FLOOR;
}
