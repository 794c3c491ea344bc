import { isSeat } from '../settlement.ts';
import { eachPlace } from './cleaning-rule.ts';

/** GeoNames went through its American places in bulk after this day; rows that it left alone are rarely towns. */
const BULK_REVIEWS_BEGIN = '2010-01-01';

/**
 * Removes neighbourhoods that hold a copy of their city's population ("Tempe Junction", 158,368): rows that nobody has
 * touched since before 2010, that are no seat, and that no mail is addressed to.
 */
export const staleNeighbourhood = eachPlace(
  'rows untouched since before 2010, without a seat or mail of their own',
  (place, { isPostalCity }) => place.edited < BULK_REVIEWS_BEGIN && !isSeat(place) && !isPostalCity(place),
);
