import type { AnnouncedPages } from '~/domain/seo/sitemap-comparison.ts';
import type { SitemapRun, SitemapRuns } from '../ports/sitemap-runs.ts';

/** {@link SitemapRuns} in memory; the contract suite holds it to the same promises as the real one. */
export function memorySitemapRuns(): SitemapRuns & { readonly runs: readonly SitemapRun[] } {
  const runs: SitemapRun[] = [];
  const announced = new Map<string, AnnouncedPages>();
  return {
    runs,
    record: (run) => {
      runs.push(run);
      return Promise.resolve();
    },
    announcedTo: (engine) => Promise.resolve(announced.get(engine) ?? new Map()),
    remember: (engine, pages) => {
      announced.set(engine, pages);
      return Promise.resolve();
    },
  };
}
