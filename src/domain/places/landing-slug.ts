import { cityNameFromSlug } from './city-name.ts';
import { placeSlug } from './place-slug.ts';

/** What the last part of an address under /city/ is taken for. */
export type LandingSlug =
  /** A city by this slug and name, known or not. */
  | { readonly kind: 'city'; readonly slug: string; readonly name: string }
  /** Written otherwise than this site writes addresses; the slug is how it is written here. */
  | { readonly kind: 'misspelt'; readonly slug: string }
  /** No city: nothing of it is shown. */
  | { readonly kind: 'none' };

/** Longer names of places do not exist; a longer address is somebody's experiment. */
const LONGEST_SLUG = 60;
/** Letters and digits of any script, joined by hyphens. */
const SLUG = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u;

/**
 * Reads an address under /city/. Only letters, digits and hyphens ever become a name.
 *
 * @param path as `location.pathname` has it
 * @example readLandingPath('/city/salt-lake-city/') // => { kind: 'city', slug: 'salt-lake-city', name: 'Salt Lake City' }
 * @example readLandingPath('/city/Salt%20Lake%20City') // => { kind: 'misspelt', slug: 'salt-lake-city' }
 */
export function readLandingPath(path: string): LandingSlug {
  const text = decoded(/^\/city\/([^/]*)\/?$/u.exec(path)?.[1] ?? '');
  if (text === '' || text.length > LONGEST_SLUG) return { kind: 'none' };
  const slug = placeSlug(text);
  const isOfOtherScript = slug === '' || /[^\p{Script=Latin}\p{N}\p{M}\s\p{P}]/u.test(text);
  if (slug === text || (isOfOtherScript && SLUG.test(text))) {
    return { kind: 'city', slug: text, name: cityNameFromSlug(text) };
  }
  return isOfOtherScript || !/^[\p{L}\p{M}\p{N}\s'’ʻ._-]+$/u.test(text)
    ? { kind: 'none' }
    : { kind: 'misspelt', slug };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
