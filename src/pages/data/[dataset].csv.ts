import type { APIRoute } from 'astro';

import { placeDatasetFile } from '~/data/place-datasets.ts';
import { datasetTable } from '~/domain/places/open-data.ts';
import { datasetRoutes, type DatasetRouteProps } from '~/features/open-data/dataset-routes.ts';

/** The public data sets about places as CSV. */
export const getStaticPaths = datasetRoutes;

export const GET: APIRoute<DatasetRouteProps> = ({ props: { name } }) =>
  new Response(datasetTable(name, placeDatasetFile(name).rows), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
