/*
 * What a link says after `#` of a page about a state: the county, the town, and which case it is. No server learns it.
 */

/** What is known of the renter's case; empty texts for what is not. */
export interface LocalFragment {
  readonly county: string;
  readonly town: string;
  /** `'missed'` after a missed court date, `'unserved'` without court papers. */
  readonly kind: string;
}

/**
 * The fragment for a link; the empty text if nothing is known.
 *
 * @example localFragment({ county: 'Fulton County' }) // => '#county=Fulton+County'
 */
export function localFragment(known: Partial<LocalFragment>): string {
  const filled = Object.entries(known).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `#${new URLSearchParams(filled).toString()}`;
}

/** @param hash of the address; any text, from any year */
export function readLocalFragment(hash: string): LocalFragment {
  const values = new URLSearchParams(hash.replace(/^#/u, ''));
  return {
    county: values.get('county') ?? '',
    town: values.get('town') ?? '',
    kind: values.get('kind') ?? '',
  };
}
