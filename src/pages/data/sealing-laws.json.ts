import type { APIRoute } from 'astro';

import { LAW_DATASET_FILE } from '~/data/law-publications.ts';

/** The public data set: the law of all states with every legal path, for programs of others. */
export const GET: APIRoute = () => Response.json(LAW_DATASET_FILE);
