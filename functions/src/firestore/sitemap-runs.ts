import { gunzipSync, gzipSync } from 'node:zlib';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import type { SitemapRuns } from '../sitemap/ports.ts';
import { storeInTime } from './failures.ts';

const TIMEOUT_MILLISECONDS = 5000;

const rememberedSchema = z.object({ pages: z.string() });
const pagesSchema = z.array(z.tuple([z.string(), z.string()]));

/**
 * {@link SitemapRuns} in Firestore: one document for each run in `sitemap_runs`, and one for each search engine in
 * `sitemap_announcements`. The latter stores all pages as a gzipped string: 3,000 pages take 20 kB of the 1 MB limit of
 * a document.
 */
export function firestoreSitemapRuns(
  firestore: () => Firestore,
  collections = { runs: 'sitemap_runs', announcements: 'sitemap_announcements' },
): SitemapRuns {
  const inTime = <Result>(work: () => Promise<Result>) => storeInTime(TIMEOUT_MILLISECONDS, work);
  const announcement = (engine: string) => firestore().collection(collections.announcements).doc(engine);

  return {
    record: (run, expireAt) =>
      inTime(async () => {
        const { at, ...fields } = run;
        const times = {
          created_at: Timestamp.fromDate(new Date(at)),
          expire_at: Timestamp.fromDate(expireAt),
        };
        await firestore()
          .collection(collections.runs)
          .add({ ...fields, ...times });
      }),
    announcedTo: (engine) =>
      inTime(async () => {
        const found = await announcement(engine).get();
        return found.exists
          ? unpacked(rememberedSchema.parse(found.data()).pages)
          : new Map<string, string>();
      }),
    remember: (engine, pages) =>
      inTime(async () => {
        await announcement(engine).set({
          pages: packed(pages),
          count: pages.size,
          updated_at: Timestamp.now(),
        });
      }),
  };
}

function packed(pages: ReadonlyMap<string, string>): string {
  return gzipSync(JSON.stringify([...pages])).toString('base64');
}

function unpacked(text: string): ReadonlyMap<string, string> {
  return new Map(pagesSchema.parse(JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString())));
}
