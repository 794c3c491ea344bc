import { PLACE_DATASETS, type PlaceDatasetName } from '~/config/place-datasets.ts';

/** What a route of a data set is given. */
export interface DatasetRouteProps {
  readonly name: PlaceDatasetName;
}

/** One route for each public data set about places. */
export function datasetRoutes() {
  return (Object.keys(PLACE_DATASETS) as PlaceDatasetName[]).map((name) => ({
    params: { dataset: name },
    props: { name },
  }));
}
