import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** Where places are shown. */
const OF_PLACES = /^(?:\/es)?\/(?:state|city|locations)\//u;

/**
 * GeoNames' licence, CC BY 4.0: the source by its name, and the licence, each with a link, wherever its data is shown.
 */
const CREDITS = ['https://www.geonames.org/', 'https://creativecommons.org/licenses/by/4.0/'];

/** A page that shows places credits their source, as the licence requires. */
export function placeCredit(page: BuiltPage): Finding[] {
  if (!OF_PLACES.test(page.path)) return [];
  return CREDITS.filter((href) => page.first(`footer a[href="${href}"]`) === null).map((href) =>
    finding(page, '<footer>', `It does not link to ${href}.`),
  );
}
