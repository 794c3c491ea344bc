import type { APIRoute } from 'astro';

import { LAW_DATASET_FILE } from '~/data/law-publications.ts';
import { lawDatasetTable } from '~/domain/law/dataset.ts';

/** Legal paths of the public law data set as CSV. */
export const GET: APIRoute = () =>
  new Response(lawDatasetTable(LAW_DATASET_FILE), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
