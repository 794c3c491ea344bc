import * as z from 'zod/mini';

import { type Cell, BYTE_ORDER_MARK, csvLine } from '#domain/shared/csv.ts';
import { countyFipsSchema } from './state-places.ts';

/* The published data sets about places: flat rows with the same fields in JSON and CSV. */

const text = z.string().check(z.minLength(1));
const orNone = z.nullable(text);
const rent = z.int().check(z.positive());

/** Row schema of each data set. Fields are never omitted: `null` means none. */
export const DATASET_ROWS = {
  'eviction-courts': z.strictObject({
    state: text,
    county_fips: countyFipsSchema,
    county: text,
    geoname_id: z.nullable(z.int()),
    place: orNone,
    court: text,
    certain: z.boolean(),
    decided_by: orNone,
    note: orNone,
    citation: text,
    text_read: z.boolean(),
  }),
  rents: z.strictObject({
    state: text,
    county_fips: countyFipsSchema,
    county: text,
    geoname_id: z.nullable(z.int()),
    place: orNone,
    area: text,
    fiscal_year: z.int(),
    from: text,
    studio: rent,
    bedrooms_1: rent,
    bedrooms_2: rent,
    bedrooms_3: rent,
    bedrooms_4: rent,
  }),
  'renter-protections': z.strictObject({
    id: text,
    state: text,
    geoname_id: z.nullable(z.int()),
    place: orNone,
    topic: text,
    rule: text,
    citation: text,
    basis: z.enum(['text', 'page']),
    source: text,
    as_of: text,
  }),
} as const;
type Rows = typeof DATASET_ROWS;
/** The name of a data set and of its files. */
export type DatasetName = keyof Rows;
export type DatasetRow<Name extends DatasetName> = z.infer<Rows[Name]>;

/** The schema that the build validates a data set's file with. */
export function datasetSchema(name: DatasetName) {
  return z.strictObject({
    $schema: text,
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/u)),
    name: text,
    description: text,
    source: text,
    publisher: text,
    page: text,
    license: z.strictObject({ name: text, url: text }),
    rows: z.array(DATASET_ROWS[name]).check(z.minLength(1)),
  });
}

/**
 * The JSON Schema (2020-12) of a data set.
 *
 * @param meanings descriptions by field name
 */
export function datasetJsonSchema(
  name: DatasetName,
  address: string,
  meanings: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const row = z.toJSONSchema(DATASET_ROWS[name]);
  const properties = Object.fromEntries(
    Object.entries(row.properties ?? {}).map(([field, schema]) => [
      field,
      { ...(schema as object), description: meanings[field] },
    ]),
  );
  const whole = z.toJSONSchema(datasetSchema(name));
  delete row.$schema;
  return {
    $id: address,
    ...whole,
    properties: { ...whole.properties, rows: { type: 'array', items: { ...row, properties } } },
  };
}

/** A data set as CSV. */
export function datasetTable(name: DatasetName, rows: readonly Readonly<Record<string, Cell>>[]): string {
  const fields = Object.keys(DATASET_ROWS[name].shape);
  const lines = rows.map((row) => csvLine(fields.map((field) => row[field] ?? null)));
  return [BYTE_ORDER_MARK, csvLine(fields), ...lines].join('');
}
