import { sortKey } from './sort-key.ts';
import { NO_WORK } from './work-status.ts';

/** A record about to be stored, and what is kept beside its fields. */
export interface NewRecord<Fields> {
  /** UUID made by the browser: the key under which the record is stored once at most. */
  readonly id: string;
  readonly fields: Fields;
  /** The server's time of saving. */
  readonly createdAt: Date;
  /** The instant after which the store may delete the record. */
  readonly expireAt: Date;
  /** Digest of what was sent, by which a repeated call is told from a different one under the same id. */
  readonly contentDigest: string;
  /** What the record is found by (search-terms.ts). */
  readonly searchTerms: readonly string[];
}

/** A new record as every store keeps it, whichever collection it stands in. */
export function newDocument<Fields extends object>({
  id,
  fields,
  createdAt,
  expireAt,
  contentDigest,
  searchTerms,
}: NewRecord<Fields>) {
  return {
    ...fields,
    ...NO_WORK,
    created_at: createdAt,
    sort_key: sortKey(createdAt, id),
    expire_at: expireAt,
    content_digest: contentDigest,
    search_terms: searchTerms,
  };
}
