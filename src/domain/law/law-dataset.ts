import * as z from 'zod/mini';

import { plainDate, type PlainDate } from '../submission/plain-date.ts';
import type { LawChange } from './law-change.ts';
import { LAW_DATASET_FIELDS } from './law-dataset-fields.ts';
import { sealingLawSchema, type SealingLaw } from './sealing-law.ts';
import { publishedText, webAddress } from './source.ts';

/** Raised whenever a field changes its meaning or goes. New fields do not raise it. */
export const LAW_DATASET_FORMAT = 1;

/** The public data set: the law registry as the editors keep it, in one file. */
export const lawDatasetSchema = z.strictObject({
  $schema: webAddress,
  format: z.literal(LAW_DATASET_FORMAT),
  name: publishedText,
  description: publishedText,
  notice: publishedText,
  publisher: publishedText,
  page: webAddress,
  changes: webAddress,
  license: z.strictObject({ name: publishedText, url: webAddress }),
  modified: z.iso.date(),
  laws: z.readonly(z.array(sealingLawSchema).check(z.minLength(1))),
});
/** The public data set. */
export type LawDataset = z.infer<typeof lawDatasetSchema>;

/** What the data set says of itself, beside the laws. */
export type LawDatasetFacts = Omit<LawDataset, 'format' | 'modified' | 'laws'>;

/**
 * The public data set. Sources that are not official are in it, as evidence of what an editor read; pages do not link
 * them (decision D12).
 */
export function lawDataset(
  facts: LawDatasetFacts,
  laws: readonly SealingLaw[],
  changes: readonly LawChange[],
): LawDataset {
  return { ...facts, format: LAW_DATASET_FORMAT, modified: lastModified(laws, changes), laws };
}

/**
 * The day that the laws last changed: that of the newest change, or the first of the month of a later check.
 *
 * @throws {RangeError} when there is neither
 */
export function lastModified(
  laws: readonly Pick<SealingLaw, 'asOf'>[],
  changes: readonly Pick<LawChange, 'date'>[],
): PlainDate {
  const days = [...changes.map(({ date }) => date as string), ...laws.map(({ asOf }) => `${asOf}-01`)];
  const last = plainDate(days.toSorted().at(-1) ?? '');
  if (last === undefined) throw new RangeError('There are no laws and no changes to date the data set by.');
  return last;
}

/**
 * The JSON Schema (2020-12) of the data set, made from the schema that the build checks it with. What JSON Schema
 * cannot say, such as that an id begins with its state's abbreviation, only the build checks.
 *
 * @param address the schema's own address
 */
export function lawDatasetJsonSchema(address: string): Readonly<Record<string, unknown>> {
  const made = z.toJSONSchema(lawDatasetSchema);
  return { $id: address, ...described(made) };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema with a description at each field that has one, and without `readOnly`, which is about our code alone. */
function described({ ...schema }: JsonSchema): JsonSchema {
  delete schema.readOnly;
  const inner = (value: unknown) => described(value as JsonSchema);
  if (schema.properties !== undefined) {
    schema.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([field, value]) => {
        const description = LAW_DATASET_FIELDS[field];
        return [field, description === undefined ? inner(value) : { description, ...inner(value) }];
      }),
    );
  }
  if (schema.items !== undefined) schema.items = inner(schema.items);
  if (schema.anyOf !== undefined) schema.anyOf = schema.anyOf.map(inner);
  return schema;
}
