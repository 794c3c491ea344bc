import denyList from '../reviewed/deny-list.json' with { type: 'json' };
import { ReviewedList } from '../reviewed-list.ts';
import { eachPlace } from './cleaning-rule.ts';

/** Rows that are no place of their own, found by reading the lists. Each says why. */
export const DENY_LIST = new ReviewedList('deny-list.json', denyList);

/** Removes the rows that were read and turned down one by one. */
export const deniedPlace = eachPlace('rows turned down by a reader', (place) => DENY_LIST.has(place));
