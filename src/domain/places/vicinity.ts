import { type Coordinates, MILES_PER_DEGREE, milesBetween } from './geometry.ts';

/**
 * Points sorted by latitude, so that a search around a point measures only the band that it can reach. For a few
 * thousand points a spatial tree is no faster.
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
