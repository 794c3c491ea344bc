import type { APIRoute } from 'astro';

import { DATASET_FIELDS } from '~/content/words/en/open-data.ts';
import { placeDatasetFile } from '~/data/place-datasets.ts';
import { datasetJsonSchema } from '~/domain/places/open-data.ts';
import { datasetRoutes, type DatasetRouteProps } from '~/features/open-data/dataset-routes.ts';

/** JSON Schemas of the public data sets about places. */
export const getStaticPaths = datasetRoutes;

export const GET: APIRoute<DatasetRouteProps> = ({ props: { name } }) =>
  Response.json(datasetJsonSchema(name, placeDatasetFile(name).$schema, DATASET_FIELDS));
