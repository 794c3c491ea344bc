import type { APIRoute } from 'astro';

import { LAW_VECTORS } from '~/data/law-vectors.ts';

/** Test vectors: cases with the dates and reasons that follow from the rules, for other implementations. */
export const GET: APIRoute = () => Response.json(LAW_VECTORS);
