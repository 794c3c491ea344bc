import { describe, expect, it } from 'vitest';

import { DATASET_FIELDS } from '#content/words/en/places.ts';
import { PLACE_DATASETS, type PlaceDatasetName } from '#config/open-data.ts';
import { DATASET_ROWS, datasetJsonSchema, datasetTable } from '#domain/places/open-data.ts';

import { placeDatasetFile } from './place-datasets.ts';

const names = Object.keys(PLACE_DATASETS) as PlaceDatasetName[];

describe.each(names)('the data set %s', (name) => {
  const file = placeDatasetFile(name);

  it('has a header and a row for each line of its table', () => {
    const lines = datasetTable(name, file.rows).trimEnd().split('\r\n');
    expect(lines).toHaveLength(file.rows.length + 1);
    expect(lines[0]?.replace('\uFEFF', '').split(',')).toEqual(Object.keys(DATASET_ROWS[name].shape));
  });

  it('describes every field in its schema', () => {
    const schema = datasetJsonSchema(name, file.$schema, DATASET_FIELDS);
    for (const field of Object.keys(DATASET_ROWS[name].shape)) {
      expect(DATASET_FIELDS[field], field).toBeDefined();
      expect(JSON.stringify(schema)).toContain(JSON.stringify(DATASET_FIELDS[field]));
    }
    expect(schema.$id).toBe(file.$schema);
  });
});

it('has the court of every county, each once', () => {
  const rows = placeDatasetFile('eviction-courts').rows as readonly {
    county_fips?: string;
    place: string | null;
  }[];
  const counties = rows.filter(({ place }) => place === null).map((row) => row.county_fips);
  expect(counties).toHaveLength(3143);
  expect(new Set(counties).size).toBe(3143);
});
