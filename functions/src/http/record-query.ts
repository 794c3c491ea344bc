import type * as z from 'zod/mini';

import type { Validated } from '~/domain/forms/fields.ts';
import { SEARCH_HEADER, type SubmissionFilter } from '~/domain/records/list.ts';
import { readSearch, SEARCH_HINT, type Search } from '~/domain/records/search.ts';
import type { RecordFilter } from '../ports/record-store.ts';
import { readQuery } from './query.ts';

/** Which records are asked for, and which part of them. */
export interface RecordQuery {
  readonly limit: number;
  readonly before: string | undefined;
  readonly filter: RecordFilter;
  readonly search: Search | undefined;
}

/** What the query of any list may hold. */
type Parameters = { readonly limit: number; readonly before?: string | undefined } & SubmissionFilter;

/** Reads which records a request asks for: filters and cursor from its address, the search from its header. */
export function readRecordQuery(schema: z.ZodMiniType<Parameters>, request: Request): Validated<RecordQuery> {
  const query = readQuery(schema, request.url);
  const search = searchIn(request.headers);
  if (!query.ok || !search.ok) {
    return { ok: false, errors: { ...(query.ok ? {} : query.errors), ...(search.ok ? {} : search.errors) } };
  }
  const { limit, before, since, until, classification, state, work } = query.value;
  const where = Object.entries({ classification, state, work_status: work }).filter(
    (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined,
  );
  return {
    ok: true,
    value: {
      limit,
      before,
      filter: { where: Object.fromEntries(where), since, until },
      search: search.value,
    },
  };
}

function searchIn(headers: Headers): Validated<Search | undefined> {
  const sent = headers.get(SEARCH_HEADER);
  if (sent === null) return { ok: true, value: undefined };
  const search = readSearch(decoded(sent));
  return search === undefined ? { ok: false, errors: { search: SEARCH_HINT } } : { ok: true, value: search };
}

/** Percent-encoded text; as it stands where it is not. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
