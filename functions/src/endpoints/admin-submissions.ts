import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES } from '~/domain/eligibility/eligibility-outcome.ts';
import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { problem } from '../http/problem-response.ts';
import { pageParameters, readQuery } from '../http/query.ts';
import type { Handler } from '../http/routes.ts';
import type { ListSubmissions } from '../usecases/list-submissions.ts';

const querySchema = z.strictObject({
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
export function adminSubmissionsEndpoint(list: ListSubmissions): Handler {
  return async (request) => {
    const query = readQuery(querySchema, request.url);
    if (!query.ok) return problem(400, 'The list cannot be asked for like this.', { errors: query.errors });
    return Response.json(await list(query.value));
  };
}
