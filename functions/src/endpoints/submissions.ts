import { callerOf } from '../http/caller.ts';
import { problem } from '../http/problem-response.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/routes.ts';
import { tooMany } from '../http/too-many.ts';
import type { SaveSubmission } from '../usecases/save-submission.ts';

/** `POST /api/submissions`: saves a renter's check (design §4). */
export function submissionsEndpoint(save: SaveSubmission): Handler {
  return async (request) => {
    const read = await readJson(request);
    if (!read.ok) return read.problem;
    const result = await save(read.body, callerOf(request.headers));
    switch (result.kind) {
      case 'saved':
        return Response.json(result.receipt, { status: 201 });
      case 'repeated':
        return Response.json(result.receipt, { status: 200 });
      case 'conflict':
        return problem(
          409,
          'Other answers were already saved for this check. Start a new check to save these.',
        );
      case 'invalid':
        return problem(400, 'Some answers need another look. Nothing was saved yet.', {
          errors: result.errors,
        });
      case 'too-many':
        return tooMany(result.retryAfterSeconds);
    }
  };
}
