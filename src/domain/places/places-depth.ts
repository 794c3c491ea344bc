/**
 * How deep the site goes: major cities and the areas on their lists, or every place with at least so many people as
 * well. About 3,000, 7,600 and 15,700 pages of places.
 */
export const PLACES_DEPTHS = ['majors', 'over-5000', 'over-1000'] as const;
/** How deep the site goes. */
export type PlacesDepth = (typeof PLACES_DEPTHS)[number];

/** The fewest people of a place that has a page at each depth without being on a list; `null` where none has. */
export const POPULATION_FLOOR = {
  majors: null,
  'over-5000': 5000,
  'over-1000': 1000,
} as const satisfies Record<PlacesDepth, number | null>;

/**
 * The depth of a setting or a command line.
 *
 * @throws {RangeError} with a sentence for the person who wrote it, when there is no such depth.
 */
export function placesDepth(text: string): PlacesDepth {
  const depth = PLACES_DEPTHS.find((each) => each === text);
  if (depth === undefined) {
    throw new RangeError(`There is no places depth "${text}". Choose one of: ${PLACES_DEPTHS.join(', ')}.`);
  }
  return depth;
}
