import type { APIRoute } from 'astro';

import { LAW_VECTORS } from '~/data/law-vectors.ts';

/** Cases with the dates and reasons that the rules give, for programs of others that work them out themselves. */
export const GET: APIRoute = () => Response.json(LAW_VECTORS);
