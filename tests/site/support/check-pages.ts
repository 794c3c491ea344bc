import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { PAGE_RULES, type RuleName } from '../rules/all-rules.ts';
import { listFiles } from './built-site.ts';
import type { Finding } from './finding.ts';
import type { PageHead } from './page-head.ts';

/** What the rules found on a set of pages, and what the pages say about themselves. */
export interface CheckedPages {
  readonly findings: Readonly<Record<RuleName, readonly Finding[]>>;
  readonly heads: readonly PageHead[];
}

/** What a worker is given to do. */
export interface Share {
  readonly folder: string;
  /** Every file of the build. */
  readonly files: readonly string[];
  /** The pages that this worker reads. */
  readonly pages: readonly string[];
}

/** With more workers than this, disk and memory are the bottleneck, not the processor. */
const MOST_WORKERS = 8;

/**
 * Checks every page of a built site against every rule. Each page is read and parsed once and then let go, so that memory
 * does not grow with the site; the pages are shared among the processor's cores.
 */
export async function checkPages(folder: string): Promise<CheckedPages> {
  const files = listFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const count = Math.min(availableParallelism(), MOST_WORKERS);
  // Every n-th page, so that each worker gets its part of the large and of the small ones.
  const shares = Array.from({ length: count }, (_, worker) =>
    pages.filter((_page, index) => index % count === worker),
  );
  return merge(await Promise.all(shares.map((share) => inWorker({ folder, files, pages: share }))));
}

function inWorker(share: Share): Promise<CheckedPages> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('check-pages.worker.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`A worker that checks pages ended early, with code ${code}.`));
    });
  });
}

function merge(parts: readonly CheckedPages[]): CheckedPages {
  const findings = Object.keys(PAGE_RULES).map((rule) => [
    rule,
    parts.flatMap((part) => part.findings[rule as RuleName]).sort(byPath),
  ]);
  return {
    findings: Object.fromEntries(findings) as CheckedPages['findings'],
    heads: parts.flatMap(({ heads }) => heads).sort(byPath),
  };
}

function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : Number(left.path > right.path);
}
