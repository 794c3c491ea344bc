import type { APIRoute } from 'astro';

import { LAW_DATASET_FILE } from '~/data/law-publications.ts';

/** The public law data set: the law of all states with every legal path. */
export const GET: APIRoute = () => Response.json(LAW_DATASET_FILE);
