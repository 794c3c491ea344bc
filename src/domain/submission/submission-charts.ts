import * as z from 'zod/mini';

import { isTimeZone } from '../time/zoned-day.ts';

/** So many days the chart of days shows. */
export const CHART_DAYS = 30;

/** The query of `GET /api/admin/charts`. */
export const chartsQuerySchema = z.strictObject({
  /** Whose calendar the days are of: an IANA name. */
  zone: z
    ._default(z.string(), 'UTC')
    .check(z.refine(isTimeZone, { error: 'Use a time zone like America/Phoenix' })),
});

const perResult = { eligible: z.int(), maybe: z.int(), 'not-eligible': z.int() };

/** What `GET /api/admin/charts` answers. */
export const submissionChartsSchema = z.object({
  /** The last {@link CHART_DAYS} days, oldest first; a record is in one result only. */
  days: z.array(z.object({ day: z.iso.date(), ...perResult })),
  /** All records by result; a record is in one only. */
  results: z.object(perResult),
  /** All records by the state's two letters; states without any are there with 0. */
  states: z.record(z.string(), z.int()),
});
/** Numbers for the dashboard's charts. */
export type SubmissionCharts = z.infer<typeof submissionChartsSchema>;
