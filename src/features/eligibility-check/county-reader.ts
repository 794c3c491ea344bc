import { searchPlaces } from '#browser/place-index.ts';
import { countySuggestion } from '#domain/check/county-suggestion.ts';
import type { Suggestion } from '#domain/check/suggestions.ts';
import { type CountyNames, withoutCourt } from '#domain/places/county-name.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';

/** What there is to ask about a typed county, from the names that the city search knows. */
export async function readCounty(
  names: CountyNames,
  state: JurisdictionCode,
  typed: string,
): Promise<Suggestion | undefined> {
  const places = await searchPlaces(withoutCourt(typed), state);
  return countySuggestion(names, typed, places ?? { kind: 'unknown' });
}
