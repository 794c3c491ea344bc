import { SEARCH_HEADER } from '../../../src/domain/api/contract.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import { readSearch, type Search, SEARCH_HINT, searchableIn } from '../../../src/domain/office/search.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordStore } from '../store/ports.ts';

/** Maximum number of records that a search shows. */
const MOST_FOUND = 20;
/**
 * Numbers of records of a kind that are read where the store can evaluate a search only in part: as many as have a common
 * surname in 10,000, then up to 1,000 in all.
 */
const READ_IN_PART = [100, 900];

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
  for (const limit of isExact ? [MOST_FOUND + 1] : READ_IN_PART) {
    const page = await store.page({ containing: term, before, limit });
    records.push(...page.filter((record) => isExact || matches(searchableIn(record))));
    if (page.length < limit) return { records, hasMore: false };
    if (records.length > MOST_FOUND) break;
    before = page.at(-1)?.sort_key;
  }
  return { records, hasMore: true };
}
