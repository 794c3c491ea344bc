/**
 * A city's name from its address, for a city that no list knows (specification §2: "title-cased by splitting the slug
 * on hyphens"). Known cities have their name in the data, with its accents and apostrophes.
 *
 * @example cityNameFromSlug('salt-lake-city') // => 'Salt Lake City'
 */
export function cityNameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
