import {
  JURISDICTION_CODES,
  jurisdictionBySlug,
  type JurisdictionCode,
} from '~/domain/places/jurisdiction.ts';
import { type State, stateSchema } from '~/domain/places/state-places.ts';

import { forEveryState, readStateFiles } from './read.ts';

const FOLDER = 'src/content/places';

/**
 * The places of each jurisdiction: written by scripts/places, checked here once. For pages and tests; it is far too
 * large for a browser.
 */
export const PLACES: Readonly<Record<JurisdictionCode, State>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    stateSchema,
    import.meta.glob('../content/places/*.json', { eager: true, import: 'default' }),
  ),
);

for (const [code, state] of Object.entries(PLACES)) {
  if (state.abbreviation !== code)
    throw new Error(`${FOLDER}: the file of ${code} holds the places of ${state.name}.`);
}

/** The places of the jurisdiction behind an address's slug, or `undefined` for an unknown one. */
export function placesBySlug(slug: string): State | undefined {
  const known = jurisdictionBySlug(slug);
  return known && PLACES[known.code];
}

/**
 * The counties of each jurisdiction by their official names, as the form offers them: "Maricopa County", "Orleans
 * Parish", "Alexandria city". Connecticut has its 8 traditional counties (decision D15); DC is one county.
 */
export const COUNTIES: Readonly<Record<JurisdictionCode, readonly string[]>> = Object.fromEntries(
  JURISDICTION_CODES.map((code): [string, readonly string[]] => [
    code,
    PLACES[code].counties.map(({ name }) => name),
  ]),
) as Record<JurisdictionCode, readonly string[]>;
