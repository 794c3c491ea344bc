import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES } from '~/domain/eligibility/eligibility-outcome.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { problem } from '../http/problem-response.ts';
import { pageParameters, readQuery } from '../http/query.ts';
import type { Handler } from '../http/routes.ts';
import type { NewestFirst } from '../usecases/newest-first.ts';

const inboxQuery = z.strictObject(pageParameters);

const submissionQuery = z.strictObject({
  ...pageParameters,
  classification: z.optional(
    z.enum(ELIGIBILITY_OUTCOMES, { error: `Use one of ${ELIGIBILITY_OUTCOMES.join(', ')}` }),
  ),
  state: z.optional(
    z.enum(JURISDICTION_CODES as typeof JURISDICTION_CODES & [string], {
      error: 'Use the two capital letters of a state, like AZ',
    }),
  ),
});

/** `GET /api/admin/submissions?limit&before&classification&state`: saved checks, newest first. */
export function adminSubmissionsEndpoint<Stored>(list: NewestFirst<Stored>): Handler {
  return async (request) => {
    const query = readQuery(submissionQuery, request.url);
    if (!query.ok) return badQuery(query.errors);
    const { limit, before, classification, state } = query.value;
    const where = {
      ...(classification === undefined ? {} : { classification }),
      ...(state === undefined ? {} : { state }),
    };
    const { records, next } = await list({ limit, before, where });
    return Response.json({ submissions: records, next });
  };
}

/** `GET /api/admin/leads?limit&before` and `/messages`: what was sent, newest first, under its own name. */
export function adminInboxEndpoint<Stored>(name: 'leads' | 'messages', list: NewestFirst<Stored>): Handler {
  return async (request) => {
    const query = readQuery(inboxQuery, request.url);
    if (!query.ok) return badQuery(query.errors);
    const { records, next } = await list(query.value);
    return Response.json({ [name]: records, next });
  };
}

function badQuery(errors: Readonly<Record<string, string>>): Response {
  return problem(400, 'The list cannot be asked for like this.', { errors });
}
