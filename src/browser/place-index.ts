import { type FoundState, PLACE_INDEX_PATH, readPlaceIndex } from '#domain/places/place-index.ts';

import { loadOnce } from './load-once.ts';

/** Loads the list of all places on the first call; `undefined` on failure, in which case the next call tries again. */
export const loadPlaceIndex: () => Promise<readonly FoundState[] | undefined> = loadOnce(async () => {
  const response = await fetch(PLACE_INDEX_PATH);
  return response.ok ? readPlaceIndex(await response.json()) : undefined;
});
