import militarySites from '../reviewed/military-sites.json' with { type: 'json' };
import { ReviewedList } from '../reviewed-list.ts';
import { eachPlace } from './cleaning-rule.ts';

/** Bases whose name does not say so: forts, camps, arsenals and academies. */
export const MILITARY_SITES = new ReviewedList('military-sites.json', militarySites);

const SAYS_SO =
  /\b(Air Force (Base|Academy)|AFB|A F B|Air Station|Joint Base|Base Housing|Marine Corps|Proving Ground)\b|^Naval\b/;

/** Removes military sites: nobody looks for a flat on the open market there. */
export const militaryBase = eachPlace(
  'military sites',
  (place) => SAYS_SO.test(place.name) || MILITARY_SITES.has(place),
);
