import { readFileSync } from 'node:fs';

import { Query, WriteBatch } from 'firebase-admin/firestore';
import { vi } from 'vitest';

import type { FirestoreIndexes } from '../../../scripts/deploy/steps.ts';

/** The parts of a Firestore query that decide which indexes it needs, as the SDK sends it. */
interface QueryProto {
  readonly structuredQuery: {
    readonly from: readonly { readonly collectionId: string }[];
    readonly where?: Filter;
    readonly orderBy?: readonly {
      readonly field: { readonly fieldPath: string };
      readonly direction: string;
    }[];
  };
}
interface Filter {
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string }; readonly op: string };
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly Filter[] };
}

/** A composite index, such as `leads: work_status ASCENDING, sort_key DESCENDING`. */
type Index = string;

const FILE = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as FirestoreIndexes;

/** The composite indexes of firestore.indexes.json. */
export const COMPOSITE_INDEXES: readonly Index[] = FILE.indexes.map(({ collectionGroup, fields }) =>
  indexOf(
    collectionGroup,
    fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
  ),
);

/** Fields that Firestore does not index by itself, as `collection.field`. */
const EXEMPT = new Set(
  FILE.fieldOverrides
    .filter(({ indexes }) => indexes?.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
);

function indexOf(collection: string, fields: readonly string[]): Index {
  return `${collection}: ${fields.join(', ')}`;
}

const RANGES: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

/**
 * The composite indexes that a query needs, by Firestore's published rules
 * (firebase.google.com/docs/firestore/query-data: "Index types", "Index limitations", "Aggregation queries"):
 *
 * - Firestore indexes each field by itself, ascending, descending and, for arrays, by element.
 * - A query without an order sorts by the field of its range, ascending. A count reads the index of its query.
 * - Conditions of equality on several fields are served by merging indexes, an element of an array as well, if all of
 *   them end in the same order. With an order on another field each condition needs an index of two fields, in that
 *   direction.
 *
 * @throws Error for a query of a kind that these rules do not cover, and for one by a field that is not indexed
 */
export function neededIndexes(query: QueryProto, collection?: string): readonly Index[] {
  const { from, where, orderBy = [] } = query.structuredQuery;
  const group = collection ?? from[0]?.collectionId ?? '';
  const filters = flat(where);
  const ranges = [...new Set(filters.filter(({ op }) => RANGES.has(op)).map(({ field }) => field.fieldPath))];
  const equal = filters.filter(({ op }) => !RANGES.has(op));
  const orders =
    orderBy.length > 0
      ? orderBy.map(({ field, direction }) => ({ field: field.fieldPath, direction }))
      : ranges.map((field) => ({ field, direction: 'ASCENDING' }));
  const [order] = orders;
  if (orders.length > 1 || ranges.some((field) => field !== order?.field)) {
    throw new Error(`No rule for ${JSON.stringify(query.structuredQuery)}`);
  }
  for (const field of [
    ...equal.map((filter) => filter.field.fieldPath),
    ...orders.map((each) => each.field),
  ]) {
    if (EXEMPT.has(`${group}.${field}`)) throw new Error(`${group}.${field} is not indexed.`);
  }
  if (order === undefined) return [];
  return equal.map(({ field, op }) => {
    if (!/^(?:EQUAL|ARRAY_CONTAINS(?:_ANY)?)$/u.test(op)) throw new Error(`No rule for ${op}`);
    const kind = op === 'EQUAL' ? 'ASCENDING' : 'CONTAINS';
    return indexOf(group, [`${field.fieldPath} ${kind}`, `${order.field} ${order.direction}`]);
  });
}

function flat(where: Filter | undefined): NonNullable<Filter['fieldFilter']>[] {
  if (where === undefined) return [];
  if (where.fieldFilter !== undefined) return [where.fieldFilter];
  if (where.compositeFilter?.op !== 'AND') throw new Error(`No rule for ${JSON.stringify(where)}`);
  return where.compositeFilter.filters.flatMap(flat);
}

/** Records every query and every count that any Firestore client of this process sends from now on. */
export function recordQueries(): readonly QueryProto[] {
  const queries: QueryProto[] = [];
  const prototype = Query.prototype as unknown as { toProto: (...rest: unknown[]) => QueryProto };
  const send = prototype.toProto;
  vi.spyOn(prototype, 'toProto').mockImplementation(function (this: unknown, ...rest) {
    const query = send.apply(this, rest);
    queries.push(query);
    return query;
  });
  return queries;
}

/** Records the collections to which documents with an `expire_at` are written from now on. */
export function recordExpiringCollections(): ReadonlySet<string> {
  const collections = new Set<string>();
  for (const method of ['create', 'set'] as const) {
    const prototype = WriteBatch.prototype as unknown as Record<
      typeof method,
      (document: { parent: { id: string } }, data: object, ...rest: unknown[]) => unknown
    >;
    const write = prototype[method];
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, document, data, ...rest) {
      if ('expire_at' in data) collections.add(document.parent.id);
      return write.call(this, document, data, ...rest);
    });
  }
  return collections;
}
