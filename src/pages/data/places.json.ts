import type { APIRoute } from 'astro';

import { SITE_PLACES } from '~/data/site-places.ts';
import { placeIndexFile } from '~/domain/places/place-index.ts';

/** Index of all places; the city search and the list of locations fetch it on first use. */
export const GET: APIRoute = () => Response.json(placeIndexFile(SITE_PLACES));
