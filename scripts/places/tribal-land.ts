import tribalLand from './reviewed/tribal-land.json' with { type: 'json' };
import { ReviewedList } from './reviewed-list.ts';

/** Places on tribal land, as far as a reader was sure of them; docs/data-sources.md says how the list was made. */
export const TRIBAL_LAND = new ReviewedList('tribal-land.json', tribalLand);
