import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { chromiumLaunchOptions, findChromium } from '../../support/chromium.ts';
import { median } from '../median.ts';

const run = promisify(execFile);

/** Lighthouse's categories, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.object({ score: z.nullable(z.number()) });
const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), score),
  audits: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
      title: z.string(),
      scoreDisplayMode: z.string(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** What Lighthouse says of a page, as the median of several visits on a simulated slow 4G phone. */
export interface LighthouseResult {
  /** 0 to 100 for each category, in the order of `CATEGORIES`. */
  readonly scores: readonly number[];
  /** Largest contentful paint, milliseconds. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Total blocking time, milliseconds. */
  readonly blocking: number;
  /** Audits that lower a score, by title. */
  readonly complaints: readonly string[];
}

/**
 * Visits a page `runs` times with Lighthouse's mobile settings.
 *
 * @param skipped audits that are broken on purpose
 * @throws when Lighthouse cannot run or its report has another shape
 */
export async function lighthouse(
  address: string,
  { runs, skipped }: { readonly runs: number; readonly skipped: readonly string[] },
): Promise<LighthouseResult> {
  const reports: Report[] = [];
  for (let visit = 0; visit < runs; visit += 1) reports.push(await report(address, skipped));
  const middle = (value: (each: Report) => number) => median(reports.map(value));
  const numeric = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  return {
    scores: CATEGORIES.map((category) =>
      Math.round(100 * middle(({ categories }) => categories[category].score ?? 0)),
    ),
    largestPaint: numeric('largest-contentful-paint'),
    shift: numeric('cumulative-layout-shift'),
    blocking: numeric('total-blocking-time'),
    complaints: [...new Set(reports.flatMap(complaintsOf))],
  };
}

function complaintsOf({ audits }: Report): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1)
    .map(({ title }) => title);
}

async function report(address: string, skipped: readonly string[]): Promise<Report> {
  const command = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...(chromiumLaunchOptions().args ?? [])].join(' ');
  const { stdout } = await run(
    process.execPath,
    [
      command,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
      ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  return z.parse(reportSchema, JSON.parse(stdout));
}
