import { placesDepth, type PlacesDepth } from '~/domain/places/place-references.ts';

/**
 * How deep the site goes. A deeper setting needs its data first: `npm run places:generate -- --depth over-5000`
 * (docs/tasks/update-places.md).
 */
const DEPTH: PlacesDepth = 'majors';

/** The setting above, unless the environment names another one for a single build. Read at build time only. */
export const PLACES_DEPTH: PlacesDepth = placesDepth(process.env.PLACES_DEPTH ?? DEPTH);
