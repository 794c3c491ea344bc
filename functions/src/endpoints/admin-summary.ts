import { chartsQuerySchema } from '~/domain/check/record.ts';
import { problem } from '../http/problem-response.ts';
import { readQuery } from '../http/query.ts';
import type { Handler } from '../http/routes.ts';
import type { ChartSubmissions, SummariseSubmissions } from '../usecases/summarise-submissions.ts';

/** `GET /api/admin/summary`: the dashboard's totals. */
export function adminSummaryEndpoint(summarise: SummariseSubmissions): Handler {
  return async () => Response.json(await summarise());
}

/** `GET /api/admin/charts?zone`: the same by day, result and state. */
export function adminChartsEndpoint(chart: ChartSubmissions): Handler {
  return async (request) => {
    const query = readQuery(chartsQuerySchema, request.url);
    if (!query.ok) return problem(400, 'The charts cannot be asked for like this.', { errors: query.errors });
    return Response.json(await chart(query.value.zone));
  };
}
