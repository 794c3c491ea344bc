import { type FoundState, PLACE_INDEX_PATH, readPlaceIndex } from '~/domain/places/place-index.ts';

import { loadOnce } from './load-once.ts';

/**
 * The list of all places, fetched on the first call; `undefined` when it could not be had, and then tried again on the
 * next.
 */
export const loadPlaceIndex: () => Promise<readonly FoundState[] | undefined> = loadOnce(async () => {
  const response = await fetch(PLACE_INDEX_PATH);
  return response.ok ? readPlaceIndex(await response.json()) : undefined;
});
