import { execFile } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { chromiumLaunchOptions, findChromium } from '../../support/chromium.ts';
import { median } from '../median.ts';

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

/** Lighthouse's results for a page: the median of several visits on a simulated slow 4G phone. */
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

/** How a page is visited. */
interface Visits {
  readonly runs: number;
  /** Audits that are broken on purpose. */
  readonly skipped: readonly string[];
}

/**
 * Visits a page with Lighthouse's mobile settings.
 *
 * @throws when Lighthouse cannot run or its report has another shape
 */
export async function lighthouse(address: string, visits: Visits): Promise<LighthouseResult> {
  const reports: Report[] = [];
  for (let run = 0; run < visits.runs; run += 1) reports.push(await report(address, visits));
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

/** Number of retries for a visit that Lighthouse could not record ("Please run Lighthouse again"). */
const REPEATS = 2;

/** Lighthouse's report when it could not record a visit. */
const failureSchema = z.object({ runtimeError: z.object({ code: z.string() }) });

async function report(address: string, visits: Visits, left = REPEATS): Promise<Report> {
  const { failure, stdout } = await visit(address, visits);
  if (failure === null) return z.parse(reportSchema, JSON.parse(stdout));
  if (left > 0) return report(address, visits, left - 1);
  throw new Error(`Lighthouse could not record ${address}: ${failure}`);
}

/** One run of Lighthouse, and why it failed if it did. */
async function visit(
  address: string,
  { skipped }: Visits,
): Promise<{ readonly failure: string | null; readonly stdout: string }> {
  const command = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless=new', ...(chromiumLaunchOptions().args ?? [])].join(' ');
  const args = [
    ...[command, address, '--quiet', '--output=json'],
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
    ...(skipped.length > 0 ? [`--skip-audits=${skipped.join(',')}`] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 64 * 1024 * 1024, env }, (error, stdout, stderr) => {
      resolve({ failure: error === null ? null : reason(stdout, stderr), stdout });
    });
  });
}

/** Lighthouse's error code, or its last output. */
function reason(stdout: string, stderr: string): string {
  try {
    return z.parse(failureSchema, JSON.parse(stdout)).runtimeError.code;
  } catch {
    return stderr.trim().split('\n').at(-1) ?? '';
  }
}
