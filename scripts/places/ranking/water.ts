import type { Coordinates } from '../../../src/domain/places/distance.ts';
import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';

/** What the rule looks at. */
export interface Located extends Coordinates {
  readonly state: JurisdictionCode;
  readonly countyFips: string | null;
  readonly geonameId: number;
}

/** The Hawaiian islands with towns, west to east: name, and the longitudes and latitudes that hold it alone. */
const HAWAII: readonly (readonly [
  island: string,
  west: number,
  south: number,
  east: number,
  north: number,
])[] = [
  ['Niʻihau', -160.3, 21.7, -160.0, 22.1],
  ['Kauaʻi', -159.85, 21.8, -159.2, 22.3],
  ['Oʻahu', -158.35, 21.2, -157.6, 21.75],
  ['Molokaʻi', -157.35, 21.0, -156.65, 21.25],
  ['Lānaʻi', -157.1, 20.7, -156.78, 20.95],
  ['Maui', -156.72, 20.55, -155.95, 21.05],
  ['Hawaiʻi', -156.1, 18.9, -154.7, 20.3],
];

/** Counties that are islands: Dukes and Nantucket, Massachusetts; San Juan, Washington. */
const ISLAND_COUNTIES: ReadonlySet<string> = new Set(['25007', '25019', '53055']);

/** Block Island, Rhode Island, which shares its county with the mainland. */
const NEW_SHOREHAM = 5223587;

/** East of here Alaska is the Panhandle: islands and fjords, and no road from one borough to the next. */
const PANHANDLE_LNG = -141;

/** The piece of land that a place stands on; places on different ones are a boat or a flight apart. */
function land(place: Located): string {
  if (place.state === 'HI') {
    const island = HAWAII.find(
      ([, west, south, east, north]) =>
        place.lng >= west && place.lng <= east && place.lat >= south && place.lat <= north,
    );
    if (island === undefined) throw new Error(`${place.geonameId} lies on no Hawaiian island.`);
    return island[0];
  }
  if (place.countyFips !== null && ISLAND_COUNTIES.has(place.countyFips)) return place.countyFips;
  if (place.geonameId === NEW_SHOREHAM) return 'Block Island';
  if (place.state === 'AK' && place.lng > PANHANDLE_LNG) return place.countyFips ?? '';
  return 'mainland';
}

/**
 * Whether water without a bridge lies between two places of one state. Straight-line miles would call them near.
 */
export function separatedByWater(a: Located, b: Located): boolean {
  return land(a) !== land(b);
}
