import type { Jurisdiction } from './jurisdiction.ts';
import { jurisdictionBySlug } from './jurisdiction-slug.ts';

/** What an address without a page was looking for, as far as it was a place. */
export type MissingPlace =
  /** A state that is none of the 51. */
  | { readonly kind: 'state' }
  /** A place that a known state has no page for. */
  | { readonly kind: 'place'; readonly state: Jurisdiction };

/**
 * What is missing at an address that has no page; `undefined` where it was not about a place.
 *
 * @example missingPlace('/state/atlantis/') // => { kind: 'state' }
 * @example missingPlace('/state/texas/nowhere/') // => { kind: 'place', state: Texas }
 */
export function missingPlace(path: string): MissingPlace | undefined {
  const [, folder, slug = ''] = path.split('/');
  if (folder !== 'state') return undefined;
  const state = jurisdictionBySlug(slug);
  return state === undefined ? { kind: 'state' } : { kind: 'place', state };
}
