import { expiresAt } from '~/domain/records/document.ts';
import type { SitemapRun } from '../ports/sitemap-runs.ts';
import type { SitemapPorts } from './sitemap-ports.ts';

/** Writes a run down; `false` when that failed. What the run did is done all the same, so its report must not be lost. */
export type RecordRun = (run: SitemapRun) => Promise<boolean>;

/** Keeps runs as long as records. */
export function recordRun({
  runs,
  log,
  retentionMonths,
}: Pick<SitemapPorts, 'runs' | 'log' | 'retentionMonths'>): RecordRun {
  return async (run) => {
    try {
      await runs.record(run, expiresAt(new Date(run.at), retentionMonths));
      return true;
    } catch (error) {
      log.warn('a sitemap run could not be written down', { kind: run.kind }, error);
      return false;
    }
  };
}
