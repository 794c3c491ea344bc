import type { Coordinates } from '../../src/domain/places/geometry.ts';
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
