import type { APIRoute } from 'astro';

import { LAW_DATASET_FILE } from '~/data/law-publications.ts';
import { lawDatasetJsonSchema } from '~/domain/law/dataset.ts';

/** What each field of the public data set is and means. */
export const GET: APIRoute = () => Response.json(lawDatasetJsonSchema(LAW_DATASET_FILE.$schema));
