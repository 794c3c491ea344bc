/** The words of the city search that are said while somebody types. */
export const CITY_SEARCH_COPY = {
  suggestions: 'Places with a page',
  found: (count: number) => (count === 1 ? '1 place found.' : `${count} places found.`),
} as const;
