import { SEARCH_HEADER } from '../../../src/domain/api/contract.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import {
  foldedWords,
  readSearch,
  type Search,
  SEARCH_HINT,
  searchableIn,
  termsLike,
} from '../../../src/domain/office/search.ts';
import { recordReference } from '../../../src/domain/records/reference.ts';

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
 * `GET /api/admin/search`: the latest records of all kinds that match the text in the `X-Search` header, newest first;
 * under `close` those that match but for a letter in a name; under `dropped` the words that no record has, without which
 * the others were searched. `has_more` says whether there may be others.
 */
export function searchEndpoint(stores: SearchedStores): Handler {
  return async (request) => {
    const text = searchText(request);
    const search = readSearch(text);
    if (search === undefined)
      return problem(400, 'Too little to search for.', { errors: { search: SEARCH_HINT } });
    const found = await answerOf(stores, search);
    if (found.records.length + found.close.length > 0 || search.near === undefined)
      return Response.json({ ...found, dropped: [] });
    const words = foldedWords(text);
    const known = await Promise.all(words.map((word) => isKnown(stores, word)));
    const rest = readSearch(words.filter((_, index) => known[index]).join(' '));
    const dropped = words.filter((_, index) => known[index] === false);
    if (rest === undefined || dropped.length === 0) return Response.json({ ...found, dropped: [] });
    return Response.json({ ...(await answerOf(stores, rest)), dropped });
  };
}

async function answerOf(stores: SearchedStores, { term, isExact, matches, near }: Search) {
  const exact = await latest(stores, { containing: term, matches: isExact ? undefined : matches });
  const close =
    near === undefined || exact.has_more
      ? []
      : (await latest(stores, { containing: near.terms, matches: near.matches })).records;
  const shown = new Set(exact.records.map(recordReference));
  return { ...exact, close: close.filter((record) => !shown.has(recordReference(record))) };
}

/** Whether any record has a word, or a name like it. A single letter is too short to know. */
async function isKnown(stores: SearchedStores, word: string): Promise<boolean> {
  if (readSearch(word) === undefined) return true;
  const pages = await Promise.all(
    RECORD_KINDS.map((kind) => stores[kind].page({ containing: termsLike(word), limit: 1 })),
  );
  return pages.flat().length > 0;
}

interface Wanted {
  readonly containing: string | readonly string[];
  /** Whether a record that has the terms matches; `undefined` where each does. */
  readonly matches: Search['matches'] | undefined;
}

/** The latest records of all kinds, newest first. */
async function latest(stores: SearchedStores, wanted: Wanted) {
  const kinds = await Promise.all(RECORD_KINDS.map((kind) => matchesIn(stores[kind], wanted)));
  const found = kinds.flatMap(({ records }) => records).sort(newestFirst);
  return {
    records: found.slice(0, MOST_FOUND),
    has_more: found.length > MOST_FOUND || kinds.some(({ hasMore }) => hasMore),
  };
}

export function newestFirst(one: StoredFields, other: StoredFields): number {
  return one.sort_key < other.sort_key ? 1 : -1;
}

async function matchesIn(store: SearchedStores[RecordKind], { containing, matches }: Wanted) {
  const records: StoredFields[] = [];
  let before: string | undefined;
  for (const limit of matches === undefined ? [MOST_FOUND + 1] : READ_IN_PART) {
    const page = await store.page({ containing, before, limit });
    records.push(...page.filter((record) => matches?.(searchableIn(record)) ?? true));
    if (page.length < limit) return { records, hasMore: false };
    if (records.length > MOST_FOUND) break;
    before = page.at(-1)?.sort_key;
  }
  return { records, hasMore: true };
}
