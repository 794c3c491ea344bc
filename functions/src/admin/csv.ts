import * as z from 'zod/mini';

import { BYTE_ORDER_MARK, csvLine } from '~/domain/shared/csv.ts';
import type { Column } from '~/domain/records/columns.ts';
import type { RecordKind } from '~/domain/records/document.ts';
import {
  inboxFilterSchema,
  MATCHING_HEADER,
  NEXT_HEADER,
  RECORDS_HEADER,
  submissionFilterSchema,
} from '~/domain/records/list.ts';

import { problem } from '../http/problem.ts';
import { pageParameters, readRecordQuery } from './query.ts';
import type { Handler } from '../http/router.ts';
import type { NewestFirst } from './lists.ts';

/** Maximum number of ids in one request. */
const MOST_NAMED = 100;
const page = {
  ...pageParameters({ usual: 500, most: 500 }),
  /** Ids, separated by commas. */
  ids: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) =>
              text.split(',').length <= MOST_NAMED &&
              text.split(',').every((id) => /^[\w-]{1,128}$/u.test(id)),
            { error: `Use up to ${MOST_NAMED} ids, separated by commas` },
          ),
        ),
      z.transform((text) => text.split(',')),
    ),
  ),
};
const submissionQuery = z.extend(submissionFilterSchema, page);
const inboxQuery = z.extend(inboxFilterSchema, page);

/** One collection's export. */
export interface CsvExport<Stored> {
  readonly name: RecordKind;
  readonly columns: readonly Column<Stored>[];
  readonly list: NewestFirst<Stored>;
  readonly get: (id: string) => Promise<Stored | undefined>;
}

/** The records with the given ids, in their order. Records deleted in the meantime are left out. */
async function namedRecords<Stored>(get: CsvExport<Stored>['get'], ids: readonly string[]) {
  const found = await Promise.all(ids.map(get));
  const records = found.filter((record) => record !== undefined);
  return { records, next: null, matching: records.length };
}

/**
 * `GET /api/admin/{collection}.csv`, with the filters of the list: one page of at most 500 records, and the cursor of
 * the next page in a header. The concatenated pages are the file (docs/adr/0017); only the first contains the byte
 * order mark and the column labels. With `ids`, exactly these records.
 */
export function csvEndpoint<Stored>({ name, columns, list, get }: CsvExport<Stored>): Handler {
  const schema = name === 'submissions' ? submissionQuery : inboxQuery;
  return async (request) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'The export cannot be asked for like this.', { errors: query.errors });
    }
    const { ids } = query.value;
    const { records, next, matching } =
      ids === undefined ? await list(query.value) : await namedRecords(get, ids);
    const isFirst = query.value.before === undefined;
    return new Response(csvPage(columns, records, isFirst), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        [RECORDS_HEADER]: String(records.length),
        ...(next === null ? {} : { [NEXT_HEADER]: next }),
        ...(matching === null ? {} : { [MATCHING_HEADER]: String(matching) }),
      },
    });
  };
}

/** One page of a CSV file; only the first contains the byte order mark and the column labels. */
export function csvPage<Stored>(
  columns: readonly Column<Stored>[],
  records: readonly Stored[],
  isFirst: boolean,
): string {
  const labels = isFirst ? BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) : '';
  return labels + records.map((record) => csvLine(columns.map(({ cell }) => cell(record)))).join('');
}
