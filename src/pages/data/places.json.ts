import type { APIRoute } from 'astro';

import { SITE_PLACES } from '~/data/site-places.ts';
import { placeIndexFile } from '~/domain/places/place-index.ts';

/** The list of all places, which the city search and the list of locations fetch when they are used. */
export const GET: APIRoute = () => Response.json(placeIndexFile(SITE_PLACES));
