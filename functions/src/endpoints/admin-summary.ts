import type { Handler } from '../http/routes.ts';
import type { SummariseSubmissions } from '../usecases/summarise-submissions.ts';

/** `GET /api/admin/summary`: the dashboard's totals. */
export function adminSummaryEndpoint(summarise: SummariseSubmissions): Handler {
  return async () => Response.json(await summarise());
}
