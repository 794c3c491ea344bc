import { RECORD_KINDS, type RecordKind } from './document.ts';

/** Where a record is stored. */
export interface RecordPlace {
  readonly collection: RecordKind;
  readonly id: string;
}

/**
 * The name of a record among those of all kinds.
 *
 * @example recordReference({ collection: 'leads', id: '5e0c…' }) // => 'leads/5e0c…'
 */
export function recordReference({ collection, id }: RecordPlace): string {
  return `${collection}/${id}`;
}

/** Ids of all versions: none of the names that Firestore reserves. */
const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

/** The collection and id in a reference; `undefined` if it is not one. */
export function readReference(reference: string): RecordPlace | undefined {
  const [name, id = '', ...rest] = reference.split('/');
  const collection = RECORD_KINDS.find((kind) => kind === name);
  if (collection === undefined || !RECORD_ID.test(id) || rest.length > 0) return undefined;
  return { collection, id };
}
