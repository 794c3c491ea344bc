import { type GenerateReport, outcomeSentence, someOf } from '~/domain/seo/sitemap-report.ts';
import { compareSitemaps, readSitemap } from '~/domain/seo/sitemap-comparison.ts';

import type { Outbound } from './outbound.ts';

/** The contents of the live site's sitemap files. */
type LiveSitemap =
  | {
      readonly kind: 'read';
      /** All URLs, including duplicates. */
      readonly addresses: readonly string[];
      /** Files that did not answer with 200, each with what happened. */
      readonly unreachable: readonly string[];
      /** Malformed files, each with the reason. */
      readonly malformed: readonly string[];
    }
  /** The sitemap index could not be read. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Canonical and actual origin of a site. */
export interface Whereabouts {
  /** Origin of the URLs in the sitemap. */
  readonly siteOrigin: string;
  /** Origin to send requests to. */
  readonly liveOrigin: string;
}

const INDEX = '/sitemap.xml';
/** The protocol's limit is 50 MB; our files are under half a megabyte. */
const MAX_BYTES = 10_000_000;
const TIMEOUT_MILLISECONDS = 5000;
/** Our sitemap has two files; an index of hundreds is not ours. */
const MOST_FILES = 20;

/** Reads the live site's `sitemap.xml` and the files that it lists. */
async function readLiveSitemap(
  send: Outbound,
  { siteOrigin, liveOrigin }: Whereabouts,
): Promise<LiveSitemap> {
  const read = async (path: string): Promise<LiveFile> => {
    const request = { url: liveOrigin + path, method: 'GET', maxBytes: MAX_BYTES } as const;
    const answer = await send({ ...request, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
    if (answer.kind === 'silent' || answer.status !== 200)
      return { kind: 'unreachable', reason: outcomeSentence(answer) };
    return readSitemap(answer.text);
  };

  const index = await read(INDEX);
  if (index.kind === 'unreachable') {
    return { kind: 'failed', reason: `The live site’s ${INDEX} could not be read. ${index.reason}` };
  }
  if (index.kind === 'malformed') {
    return { kind: 'failed', reason: `The live site’s ${INDEX} cannot be read: ${index.reason}.` };
  }
  if (index.kind === 'pages') {
    return { kind: 'read', addresses: index.addresses, unreachable: [], malformed: [] };
  }

  const isOurs = (file: string) => file.startsWith(`${siteOrigin}/`);
  const ours = index.addresses.filter(isOurs).slice(0, MOST_FILES);
  const files = await Promise.all(
    ours.map(async (file) => ({ file, said: await read(file.slice(siteOrigin.length)) })),
  );
  return {
    kind: 'read',
    addresses: files.flatMap(({ said }) => (said.kind === 'pages' ? said.addresses : [])),
    unreachable: files.flatMap(({ file, said }) =>
      said.kind === 'unreachable' ? [`${file}: ${said.reason}`] : [],
    ),
    malformed: [
      ...index.addresses.filter((file) => !isOurs(file)).map((file) => `${file}: It is not on this site.`),
      ...files.flatMap(({ file, said }) => {
        if (said.kind === 'malformed') return [`${file}: It cannot be read: ${said.reason}.`];
        return said.kind === 'index' ? [`${file}: It is an index inside an index.`] : [];
      }),
    ],
  };
}

type LiveFile = ReturnType<typeof readSitemap> | { readonly kind: 'unreachable'; readonly reason: string };

/** A third of the function's time limit: reading the sitemap before and storing the run afterwards need the rest. */
const TIME_FOR_PAGES_MILLISECONDS = 10_000;
const PAGE_TIMEOUT_MILLISECONDS = 5000;
/** Parallel requests, about as many as a browser with a few tabs makes. */
const AT_ONCE = 24;

/**
 * Compares the build with the live site: its sitemap, and whether each page answers. Pages are requested with `HEAD` in
 * the order of the sitemap until time runs out; the report says how many were.
 *
 * @param built full URLs of the build's pages
 */
export async function checkLiveSite(
  send: Outbound,
  built: readonly string[],
  where: Whereabouts,
): Promise<GenerateReport['live']> {
  const live = await readLiveSitemap(send, where);
  if (live.kind === 'failed') return { state: 'failed', reason: live.reason };
  const { missing, extra, repeated } = compareSitemaps(built, live.addresses);
  const pages = await askPages(send, built, where);
  return {
    state: 'checked',
    check: {
      origin: where.liveOrigin,
      pagesAsked: pages.asked,
      missing: someOf(missing),
      extra: someOf(extra),
      unreachable: someOf([...live.unreachable, ...pages.unreachable]),
      malformed: someOf([...live.malformed, ...repeated.map((address) => `${address}: It is named twice.`)]),
    },
  };
}

async function askPages(send: Outbound, built: readonly string[], { siteOrigin, liveOrigin }: Whereabouts) {
  const timeIsUp = AbortSignal.timeout(TIME_FOR_PAGES_MILLISECONDS);
  const waiting = built.values();
  const unreachable: string[] = [];
  let asked = 0;

  const askInTurn = async () => {
    for (const address of waiting) {
      const answer = await send({
        url: liveOrigin + address.slice(siteOrigin.length),
        method: 'HEAD',
        timeoutMilliseconds: PAGE_TIMEOUT_MILLISECONDS,
        signal: timeIsUp,
      });
      // Aborted by us, so nothing is known about this page.
      if (timeIsUp.aborted) return;
      asked += 1;
      if (answer.kind === 'silent' || answer.status !== 200)
        unreachable.push(`${address}: ${outcomeSentence(answer)}`);
    }
  };
  // All workers share one iterator.
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return { asked, unreachable: unreachable.sort() };
}
