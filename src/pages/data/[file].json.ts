import type { APIRoute, GetStaticPaths } from 'astro';

import { PLACE_DATASETS, type PlaceDatasetName } from '~/config/open-data.ts';
import { DATASET_FIELDS } from '~/content/words/en/places.ts';
import { LAW_DATASET_FILE, LAW_VECTORS } from '~/data/law-publications.ts';
import { placeDatasetFile } from '~/data/place-datasets.ts';
import { SITE_PLACES } from '~/data/site-places.ts';
import { lawDatasetJsonSchema } from '~/domain/law/dataset.ts';
import { datasetJsonSchema } from '~/domain/places/open-data.ts';
import { placeIndexFile } from '~/domain/places/place-index.ts';

interface Props {
  readonly content: () => unknown;
}

const file = (name: string, content: Props['content']) => ({ params: { file: name }, props: { content } });

/** The site's data as JSON: the public data sets with their JSON Schemas, and the index of places. */
export const getStaticPaths = (() => [
  // The law of all states with every legal path.
  file('sealing-laws', () => LAW_DATASET_FILE),
  file('sealing-laws.schema', () => lawDatasetJsonSchema(LAW_DATASET_FILE.$schema)),
  // Cases with the dates and reasons that follow from the rules, for other implementations.
  file('vectors', () => LAW_VECTORS),
  // The data sets about places.
  ...(Object.keys(PLACE_DATASETS) as PlaceDatasetName[]).flatMap((name) => [
    file(name, () => placeDatasetFile(name)),
    file(`${name}.schema`, () => datasetJsonSchema(name, placeDatasetFile(name).$schema, DATASET_FIELDS)),
  ]),
  // The city search and the list of locations fetch it on first use.
  file('places', () => placeIndexFile(SITE_PLACES)),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { content } }) => Response.json(content());
