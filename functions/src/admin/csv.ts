import * as z from 'zod/mini';

import { BYTE_ORDER_MARK, csvLine } from '~/domain/shared/csv.ts';
import type { Column } from '~/domain/records/columns.ts';
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

const part = pageParameters({ usual: 500, most: 500 });
const submissionQuery = z.extend(submissionFilterSchema, part);
const inboxQuery = z.extend(inboxFilterSchema, part);

/** One collection's export. */
export interface CsvExport<Stored> {
  readonly name: 'submissions' | 'leads' | 'messages';
  readonly columns: readonly Column<Stored>[];
  readonly list: NewestFirst<Stored>;
}

/**
 * `GET /api/admin/{collection}.csv`, with the filters of the list: one part of the filtered records, at most 500, and
 * the next part's cursor in a header. The parts joined are the file (docs/adr/0017); only the first has the byte order
 * mark and the column labels.
 */
export function csvEndpoint<Stored>({ name, columns, list }: CsvExport<Stored>): Handler {
  const schema = name === 'submissions' ? submissionQuery : inboxQuery;
  return async (request) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'The export cannot be asked for like this.', { errors: query.errors });
    }
    const { records, next, matching } = await list(query.value);
    const isFirst = query.value.before === undefined;
    const labels = isFirst ? BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) : '';
    const lines = records.map((record) => csvLine(columns.map(({ cell }) => cell(record))));
    return new Response(labels + lines.join(''), {
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
