import * as z from 'zod/mini';

import { isTimeZone } from '../shared/plain-date.ts';

/* The totals and charts of the dashboard. */

/** Response of `GET /api/admin/summary`. */
export const submissionSummarySchema = z.object({
  counts: z.object({ total: z.int(), eligible: z.int(), maybe: z.int(), notEligible: z.int() }),
});
export type SubmissionSummary = z.infer<typeof submissionSummarySchema>;

/** Time ranges of the charts, in days. */
export const CHART_RANGES = ['7', '30', '90', 'all'] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

/** Number of days in the chart of days. For `all` that is the longest limited range. */
export function chartDays(range: ChartRange): number {
  return range === 'all' ? 90 : Number(range);
}

/** Query of `GET /api/admin/charts`. */
export const chartsQuerySchema = z.strictObject({
  /** IANA name of the time zone in which days are counted. */
  zone: z
    ._default(z.string(), 'UTC')
    .check(z.refine(isTimeZone, { error: 'Use a time zone like America/Phoenix' })),
  range: z._default(z.enum(CHART_RANGES, { error: `Use one of ${CHART_RANGES.join(', ')}` }), '30'),
});

const perStatus = z.object({ new: z.int(), contacted: z.int(), closed: z.int() });
const perResult = { eligible: z.int(), maybe: z.int(), 'not-eligible': z.int() };

/** Response of `GET /api/admin/charts`. */
export const submissionChartsSchema = z.object({
  /** The last {@link chartDays} days, oldest first, by classification. */
  days: z.array(z.object({ day: z.iso.date(), ...perResult })),
  /** Checks by classification. */
  results: z.object(perResult),
  /** Checks by the state's two-letter code, including states with 0. */
  states: z.record(z.string(), z.int()),
  /** Records by kind and work status. */
  work: z.object({ submissions: perStatus, leads: perStatus, messages: perStatus }),
  /** First day of the range; `null` for `all`. */
  from: z.nullable(z.iso.date()),
});
export type SubmissionCharts = z.infer<typeof submissionChartsSchema>;
