import { type PlaceIndex, PLACE_INDEX_PATH, readPlaceIndex } from '#domain/places/place-index.ts';
import {
  type NamedRow,
  nameShardPath,
  type PlaceReading,
  readPlace,
  typedShardKey,
} from '#domain/places/place-search.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

import { loadOnce } from './load-once.ts';

/** Loads the list of all places on the first call; `undefined` on failure, in which case the next call tries again. */
export const loadPlaceIndex: () => Promise<PlaceIndex | undefined> = loadOnce(async () => {
  const response = await fetch(PLACE_INDEX_PATH);
  return response.ok ? readPlaceIndex(await response.json()) : undefined;
});

const loaders = new Map<string, () => Promise<readonly NamedRow[] | undefined>>();

/** The names and ZIP codes that begin like what was typed; none if there is no file of them, or it does not load. */
async function loadRows(typed: string): Promise<readonly NamedRow[]> {
  const key = typedShardKey(typed);
  if (key === undefined) return [];
  const load =
    loaders.get(key) ??
    loadOnce(async () => {
      const response = await fetch(nameShardPath(key));
      if (response.status === 404) return [];
      // The build that wrote the file validated its rows.
      return response.ok ? ((await response.json()) as readonly NamedRow[]) : undefined;
    });
  loaders.set(key, load);
  return (await load()) ?? [];
}

/** Understands what was typed, see {@link readPlace}; `undefined` if the list of places could not be loaded. */
export async function searchPlaces(
  typed: string,
  state: JurisdictionCode | undefined,
): Promise<PlaceReading | undefined> {
  const [index, rows] = await Promise.all([loadPlaceIndex(), loadRows(typed)]);
  return index && readPlace(index, rows, typed, state);
}
