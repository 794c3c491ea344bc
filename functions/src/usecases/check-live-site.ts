import { compareSitemaps } from '~/domain/seo/sitemap-comparison.ts';
import { outcomeSentence, someOf, type GenerateReport } from '~/domain/seo/sitemap-report.ts';
import type { Outbound } from '../ports/outbound.ts';
import { readLiveSitemap, type Whereabouts } from './live-sitemap.ts';

/** A third of a function's time: reading the sitemap before it and writing the run down after it need theirs. */
const TIME_FOR_PAGES_MILLISECONDS = 10_000;
const PAGE_TIMEOUT_MILLISECONDS = 5000;
/** As many requests at once as a browser with a few tabs makes. */
const AT_ONCE = 24;

/**
 * Compares what was built with what the live site serves: its sitemap, and whether each page answers. Pages are asked
 * by `HEAD`, in the order of the sitemap, for as long as there is time; the report says how many were.
 *
 * @param built full addresses of the build's pages
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
      // Given up by us, so nothing is known of this page.
      if (timeIsUp.aborted) return;
      asked += 1;
      if (answer.kind === 'silent' || answer.status !== 200)
        unreachable.push(`${address}: ${outcomeSentence(answer)}`);
    }
  };
  // All take from one list.
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return { asked, unreachable: unreachable.sort() };
}
