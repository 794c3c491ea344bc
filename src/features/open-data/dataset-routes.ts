import { PLACE_DATASETS, type PlaceDatasetName } from '~/config/place-datasets.ts';

export interface DatasetRouteProps {
  readonly name: PlaceDatasetName;
}

/** `getStaticPaths` entries: one for each public data set about places. */
export function datasetRoutes() {
  return (Object.keys(PLACE_DATASETS) as PlaceDatasetName[]).map((name) => ({
    params: { dataset: name },
    props: { name },
  }));
}
