import { partsOf, type SitePlace } from '#domain/places/site-place.ts';

import { EVICTION_COURTS } from './courts.ts';
import { hasHousingAuthority } from './here-next.ts';
import { LAWYER_RIGHTS, LEGAL_HELP } from './help.ts';
import { RENTER_PROTECTIONS } from './laws.ts';
import { RENTED_HOMES, TOWN_RENTS } from './rents.ts';
import { SITE_PLACES } from './site-places.ts';

/*
 * Half of all towns have the court, rents and help of their whole county and nothing of their own. For search engines
 * their pages are copies of one page, that of the county's largest place (departure D9).
 */

/** GeoNames numbers of the places that a court, a rule or a service is named for. */
const NAMED: ReadonlySet<number> = new Set(
  [
    ...Object.values(EVICTION_COURTS).flatMap(({ places }) => places.flatMap((court) => court.places)),
    ...LAWYER_RIGHTS.flatMap(({ places }) => places ?? []),
    ...RENTER_PROTECTIONS.flatMap(({ place }) => place ?? []),
  ].map(({ geonameId }) => geonameId),
);

/** Whether a place's page has a number, a rule or a caution that no other page of its county has. */
function hasOwnFacts(site: SitePlace): boolean {
  const { geonameId, tribalLand } = site.place;
  return (
    site.kind === 'city' ||
    tribalLand === true ||
    partsOf(site).length > 0 ||
    NAMED.has(geonameId) ||
    LEGAL_HELP.places.has(geonameId) ||
    hasHousingAuthority(geonameId) ||
    RENTED_HOMES.places.homes[geonameId] !== undefined ||
    TOWN_RENTS.places[geonameId] !== undefined
  );
}

/** By county, the first of its places: major cities come first, and larger towns before smaller ones. */
const FIRST = new Map(
  Object.values(SITE_PLACES)
    .flat()
    .toReversed()
    .map((site) => [site.county.fips, site]),
);

/** The place whose page search engines are to show for a place: itself, or the first place of its county. */
export function canonicalPlace(site: SitePlace): SitePlace {
  return hasOwnFacts(site) ? site : (FIRST.get(site.county.fips) ?? site);
}
