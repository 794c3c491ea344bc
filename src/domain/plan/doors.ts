/*
 * What happened first. The form takes for granted that there was a court case, that it was the renter's, and that it is
 * over; each other beginning is a door to what helps then.
 */

/** A letter that a door offers besides those of a plan. */
export const DOOR_LETTERS = [
  'own-file',
  'dispute',
  'second-dispute',
  'debt-validation',
  'review',
  'accommodation',
] as const;
export type DoorLetter = (typeof DOOR_LETTERS)[number];

/** How long a screening company has to answer a dispute, in days (15 U.S.C. § 1681i(a)(1)). */
export const DISPUTE_DAYS = 30;

/** Where a door leads: to the form, to the help for an open case, or to a page of its own with letters. */
type DoorTarget =
  | { readonly to: 'check' | 'help-today' }
  /** The first two letters are the page's buttons; without letters, the first deed is in the page of the state. */
  | { readonly to: 'page'; readonly letters: readonly DoorLetter[] };

/**
 * The doors, in the order in which they are offered:
 *
 * - `over`: a court case that is over
 * - `not-mine`: a case of somebody else of that name, or who used it
 * - `never-served`: the landlord won, and the renter never got the papers
 * - `no-court`: a landlord or collector reports a debt, and there was no case
 * - `housing-authority`: a public housing agency refused
 * - `helper`: somebody who helps
 * - `open`: the case is still open, or the date was missed
 */
export const DOORS = {
  over: { to: 'check' },
  'not-mine': { to: 'page', letters: ['own-file', 'dispute', 'second-dispute'] },
  'never-served': { to: 'page', letters: [] },
  'no-court': { to: 'page', letters: ['debt-validation', 'dispute', 'own-file', 'second-dispute'] },
  'housing-authority': { to: 'page', letters: ['review', 'accommodation'] },
  helper: { to: 'check' },
  open: { to: 'help-today' },
} as const satisfies Readonly<Record<string, DoorTarget>>;
export type Door = keyof typeof DOORS;

/** The doors with a page of their own. */
export type DoorPage = { [Name in Door]: (typeof DOORS)[Name] extends { to: 'page' } ? Name : never }[Door];
export const DOOR_PAGES = [
  'not-mine',
  'never-served',
  'no-court',
  'housing-authority',
] as const satisfies readonly DoorPage[];
