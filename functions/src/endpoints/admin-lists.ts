import * as z from 'zod/mini';

import { inboxFilterSchema, submissionFilterSchema } from '~/domain/records/list.ts';
import { problem } from '../http/problem-response.ts';
import { pageParameters } from '../http/query.ts';
import { readRecordQuery } from '../http/record-query.ts';
import type { Handler } from '../http/routes.ts';
import type { NewestFirst } from '../usecases/newest-first.ts';

const page = pageParameters({ usual: 50, most: 100 });
const submissionQuery = z.extend(submissionFilterSchema, page);
const inboxQuery = z.extend(inboxFilterSchema, page);

/**
 * `GET /api/admin/submissions?limit&before&classification&state&work&since&until`: saved checks, newest first, those
 * that a search is for if the header names one.
 */
export function adminSubmissionsEndpoint<Stored>(list: NewestFirst<Stored>): Handler {
  return listEndpoint('submissions', submissionQuery, list);
}

/** `GET /api/admin/leads?limit&before&work&since&until` and `/messages`: what was sent, in the same way. */
export function adminInboxEndpoint<Stored>(name: 'leads' | 'messages', list: NewestFirst<Stored>): Handler {
  return listEndpoint(name, inboxQuery, list);
}

function listEndpoint<Stored>(
  name: string,
  schema: Parameters<typeof readRecordQuery>[0],
  list: NewestFirst<Stored>,
): Handler {
  return async (request) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'The list cannot be asked for like this.', { errors: query.errors });
    }
    const { records, ...rest } = await list(query.value);
    return Response.json({ [name]: records, ...rest });
  };
}
