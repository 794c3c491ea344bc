import { type Coordinates, MILES_PER_DEGREE, milesBetween } from '../../src/domain/places/geometry.ts';
import type { JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';

/** A row of GeoNames that claims to be a populated place of the United States, with what the rules look at. */
export interface Settlement extends Coordinates {
  readonly geonameId: number;
  /** As the source writes it; `names.ts` derives the name that the site shows. */
  readonly name: string;
  readonly state: JurisdictionCode;
  /** GeoNames' class of populated place: `PPL`, `PPLA2`, `PPLX` … */
  readonly featureCode: string;
  /** Five digits, or `null` where GeoNames names no county. */
  readonly countyFips: string | null;
  /** For ranking only: years and methods are mixed, so it is never written to the site's files. */
  readonly population: number;
  /** Day of the last change in GeoNames, `'2017-03-09'`. */
  readonly edited: string;
}

const SEATS: ReadonlySet<string> = new Set(['PPLA', 'PPLA2', 'PPLC']);

/** Whether a place is the seat of a county, a state or the country: the rows that GeoNames' editors look after. */
export function isSeat({ featureCode }: Settlement): boolean {
  return SEATS.has(featureCode);
}

/** The days on which GeoNames took over the census-designated places of the 2010 census. */
const CDP_DAYS: ReadonlySet<string> = new Set(['2011-05-14', '2011-05-15']);

/**
 * Whether a place is a census-designated place and no town by law, as far as the source can tell: no column says so,
 * but the bulk change of May 2011 does. A few towns that grew out of one are wrongly taken for one.
 */
export function isCensusDesignated(place: Settlement): boolean {
  return !isSeat(place) && CDP_DAYS.has(place.edited);
}

/**
 * The places of one state, sorted by latitude so that a search around a point measures only the band that it can reach.
 * For the few hundred places of a state a spatial tree is no faster.
 */
export class Vicinity<Item extends Coordinates> {
  readonly #byLatitude: readonly Item[];

  constructor(items: readonly Item[]) {
    this.#byLatitude = items.toSorted((a, b) => a.lat - b.lat);
  }

  /** Every item less than `miles` from a point, nearest first. An item at the point itself is included. */
  within(centre: Coordinates, miles: number): readonly { readonly item: Item; readonly miles: number }[] {
    const band = miles / MILES_PER_DEGREE;
    const found = [];
    for (let index = this.#firstFrom(centre.lat - band); index < this.#byLatitude.length; index += 1) {
      const item = this.#byLatitude[index];
      if (item === undefined || item.lat > centre.lat + band) break;
      const distance = milesBetween(centre, item);
      if (distance < miles) found.push({ item, miles: distance });
    }
    return found.sort((a, b) => a.miles - b.miles);
  }

  #firstFrom(lat: number): number {
    let low = 0;
    let high = this.#byLatitude.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#byLatitude[middle]?.lat ?? Infinity) < lat) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
