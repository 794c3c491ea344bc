import type { APIRoute } from 'astro';

import { placeDatasetFile } from '~/data/place-datasets.ts';
import { datasetRoutes, type DatasetRouteProps } from '~/features/open-data/dataset-routes.ts';

/** The public data sets about places as JSON. */
export const getStaticPaths = datasetRoutes;

export const GET: APIRoute<DatasetRouteProps> = ({ props: { name } }) =>
  Response.json(placeDatasetFile(name));
