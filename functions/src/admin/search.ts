import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import {
  readSearch,
  type Search,
  SEARCH_HEADER,
  SEARCH_HINT,
  searchableIn,
} from '../../../src/domain/office/search.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';

/** Maximum number of records that a search shows. */
const MOST_FOUND = 20;
/** Number of records read at most where the store can evaluate a search only in part. */
const MOST_READ = 1000;
/** Each time that fewer match than are shown, so many times more are read: often the first few are enough. */
const GROWTH = 4;

type SearchedStores = Readonly<Record<RecordKind, Pick<RecordStore<never, StoredFields>, 'page'>>>;

/** The text of the header; not in the URL, because URLs end up in logs (docs/adr/0015). */
export function searchText({ headers }: Request): string {
  const sent = headers.get(SEARCH_HEADER) ?? '';
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}

/**
 * `GET /api/admin/search`: the latest records of all kinds that match the text in the `X-Search` header, newest first.
 * `has_more` says whether there may be others.
 */
export function searchEndpoint(stores: SearchedStores): Handler {
  return async (request) => {
    const search = readSearch(searchText(request));
    if (search === undefined)
      return problem(400, 'Too little to search for.', { errors: { search: SEARCH_HINT } });
    const kinds = await Promise.all(RECORD_KINDS.map((kind) => matchesIn(stores[kind], search)));
    const found = kinds.flatMap(({ records }) => records).sort(newestFirst);
    return Response.json({
      records: found.slice(0, MOST_FOUND),
      has_more: found.length > MOST_FOUND || kinds.some(({ hasMore }) => hasMore),
    });
  };
}

export function newestFirst(one: StoredFields, other: StoredFields): number {
  return one.sort_key < other.sort_key ? 1 : -1;
}

async function matchesIn(store: SearchedStores[RecordKind], { term, isExact, matches }: Search) {
  const records: StoredFields[] = [];
  let before: string | undefined;
  let left = MOST_READ;
  for (let limit = MOST_FOUND + 1; left > 0; limit *= GROWTH) {
    const wanted = Math.min(limit, left);
    const page = await store.page({ containing: term, before, limit: wanted });
    records.push(...page.filter((record) => isExact || matches(searchableIn(record))));
    if (page.length < wanted) return { records, hasMore: false };
    if (records.length > MOST_FOUND) break;
    left -= wanted;
    before = page.at(-1)?.sort_key;
  }
  return { records, hasMore: true };
}
