import { courtInState, type StateCourts } from './court-directory.ts';
import type { ShownSearch } from './court-services.ts';

/**
 * How a renter reaches the court of a case: its own number, its search of cases, or the help page of the state's courts.
 * Browsers import this.
 */
export type CourtDoor =
  | { readonly kind: 'phone'; readonly court: string; readonly phone: string }
  | { readonly kind: 'search'; readonly search: ShownSearch }
  | { readonly kind: 'page'; readonly page: NonNullable<StateCourts['selfHelp']> };

/**
 * The doors of the court of a case, the most direct first; empty where none is known. A help page counts only if an
 * editor saw it.
 *
 * @param county the official name; the empty text when it is not known
 */
export function courtDoors(
  { courts, searches }: { readonly courts: StateCourts; readonly searches: readonly ShownSearch[] },
  county: string,
): readonly CourtDoor[] {
  const { court, selfHelp } = courtInState(courts, county);
  const search = searchOf(searches, county);
  return [
    ...(court.phone === null ? [] : [{ kind: 'phone', court: court.called, phone: court.phone } as const]),
    ...(search === undefined ? [] : [{ kind: 'search', search } as const]),
    ...(selfHelp?.isSeen === true ? [{ kind: 'page', page: selfHelp } as const] : []),
  ];
}

/** The search that has the cases of a county's court; for an unknown county, that of the whole state. */
function searchOf(searches: readonly ShownSearch[], county: string): ShownSearch | undefined {
  return searches.find(({ counties }) => counties.includes(county));
}
