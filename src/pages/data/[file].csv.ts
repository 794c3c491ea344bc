import type { APIRoute, GetStaticPaths } from 'astro';

import { PLACE_DATASETS, type PlaceDatasetName } from '~/config/open-data.ts';
import { LAW_DATASET_FILE } from '~/data/law-publications.ts';
import { placeDatasetFile } from '~/data/place-datasets.ts';
import { lawDatasetTable } from '~/domain/law/dataset.ts';
import { datasetTable } from '~/domain/places/open-data.ts';

interface Props {
  readonly table: () => string;
}

/** The public data sets as CSV: the legal paths of all states, and the data sets about places. */
export const getStaticPaths = (() => [
  { params: { file: 'sealing-laws' }, props: { table: () => lawDatasetTable(LAW_DATASET_FILE) } },
  ...(Object.keys(PLACE_DATASETS) as PlaceDatasetName[]).map((name) => ({
    params: { file: name },
    props: { table: () => datasetTable(name, placeDatasetFile(name).rows) },
  })),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { table } }) =>
  new Response(table(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
