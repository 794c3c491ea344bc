import type { APIRoute, GetStaticPaths } from 'astro';

import { PLACE_DATASETS, type PlaceDatasetName } from '#config/open-data.ts';
import rules from '#content/words/en/law-rules.md?raw';
import { DATASET_FIELDS } from '#content/words/en/places.ts';
import { LAW_DATASET_FILE, lawVectorFile } from '#data/law-publications.ts';
import { placeDatasetFile } from '#data/place-datasets.ts';
import { SITE_PLACES } from '#data/site-places.ts';
import { lawDatasetJsonSchema, lawDatasetTable } from '#domain/law/dataset.ts';
import { datasetJsonSchema, datasetTable } from '#domain/places/open-data.ts';
import { placeIndexFile } from '#domain/places/place-index.ts';

interface Props {
  readonly respond: () => Response;
}

const file = (name: string, respond: Props['respond']) => ({ params: { file: name }, props: { respond } });
const json = (name: string, content: () => unknown) => file(`${name}.json`, () => Response.json(content()));
const text = (name: string, type: string, content: () => string) =>
  file(name, () => new Response(content(), { headers: { 'Content-Type': `${type}; charset=utf-8` } }));

/** The site's data: the public data sets as JSON, with their schemas, and as CSV; and the index of places. */
export const getStaticPaths = (() => [
  // The law of all states with every legal path.
  json('sealing-laws', () => LAW_DATASET_FILE),
  json('sealing-laws.schema', () => lawDatasetJsonSchema(LAW_DATASET_FILE.$schema)),
  text('sealing-laws.csv', 'text/csv', () => lawDatasetTable(LAW_DATASET_FILE)),
  // How to compute dates from it, and cases with the dates and reasons that follow, for other implementations.
  text('rules.md', 'text/markdown', () => rules),
  json('vectors', lawVectorFile),
  // The data sets about places.
  ...(Object.keys(PLACE_DATASETS) as PlaceDatasetName[]).flatMap((name) => [
    json(name, () => placeDatasetFile(name)),
    json(`${name}.schema`, () => datasetJsonSchema(name, placeDatasetFile(name).$schema, DATASET_FIELDS)),
    text(`${name}.csv`, 'text/csv', () => datasetTable(name, placeDatasetFile(name).rows)),
  ]),
  // The city search and the list of locations fetch it on first use.
  json('places', () => placeIndexFile(SITE_PLACES)),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { respond } }) => respond();
