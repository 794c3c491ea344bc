import type { APIRoute } from 'astro';

import { LAW_DATASET_FILE } from '~/data/law-publications.ts';
import { lawDatasetJsonSchema } from '~/domain/law/dataset.ts';

/** JSON Schema of the public law data set. */
export const GET: APIRoute = () => Response.json(lawDatasetJsonSchema(LAW_DATASET_FILE.$schema));
