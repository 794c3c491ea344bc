import type { County } from '../../../src/domain/places/county.ts';
import type { CountyAt } from './county-of-place.ts';

/** The counties of one jurisdiction, and the map that finds the county of a point. */
export interface CountyMap {
  readonly counties: readonly County[];
  readonly countyAt: CountyAt;
  /** Connecticut's second set, whose codes newer Census products use. */
  readonly planning?: { readonly regions: readonly County[]; readonly regionAt: CountyAt };
}
