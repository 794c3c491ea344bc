import { sortKey } from '~/domain/submission/sort-key.ts';
import type { EqualityFilter, RecordStore, StoredRecord } from '../ports/record-store.ts';

/** A {@link RecordStore} in memory; the contract suite holds it to the same promises as the real one. */
export function memoryRecordStore<Fields extends object, Stored extends StoredRecord>(schema: {
  parse: (value: unknown) => Stored;
}): RecordStore<Fields, Stored> {
  const records = new Map<string, { record: Stored; contentDigest: string }>();
  const matching = (where: EqualityFilter = {}) =>
    [...records.values()]
      .map(({ record }) => record)
      .filter((record) =>
        Object.entries(where).every(([field, value]) => Reflect.get(record, field) === value),
      );

  return {
    create: ({ id, fields, createdAt, contentDigest }) => {
      const first = records.get(id);
      if (first !== undefined) return Promise.resolve({ created: false, first });
      const record = schema.parse({
        ...fields,
        id,
        created_at: createdAt.toISOString(),
        sort_key: sortKey(createdAt, id),
      });
      records.set(id, { record, contentDigest });
      return Promise.resolve({ created: true });
    },
    page: ({ limit, before, where }) =>
      Promise.resolve(
        matching(where)
          .filter((record) => before === undefined || record.sort_key < before)
          .sort((a, b) => (a.sort_key < b.sort_key ? 1 : -1))
          .slice(0, limit),
      ),
    count: (where) => Promise.resolve(matching(where).length),
    remove: (id) => Promise.resolve(records.delete(id)),
  };
}
