import { searchConsoleVerdict, type EngineAnswer } from '~/domain/seo/sitemap-report.ts';
import type { SitemapPorts } from './sitemap-ports.ts';

const TIMEOUT_MILLISECONDS = 8000;
const ENGINE = 'Google Search Console';

/** Gives Search Console the sitemap's address, where it is set up (Search Console API, "Sitemaps: submit"). */
export async function submitToSearchConsole({
  send,
  settings: { searchConsole },
  searchConsoleToken,
  siteOrigin,
}: SitemapPorts): Promise<EngineAnswer> {
  if (searchConsole === null) {
    return {
      engine: ENGINE,
      outcome: 'not-set-up',
      message: 'It is not set up. Google finds the sitemap by robots.txt.',
      addresses: 0,
    };
  }
  const token = await searchConsoleToken();
  if (token === undefined) {
    const message = 'The functions’ service account gave no token for it.';
    return { engine: ENGINE, outcome: 'no-answer', message, addresses: 0 };
  }
  const property = encodeURIComponent(searchConsole.property);
  const sitemap = encodeURIComponent(`${siteOrigin}/sitemap.xml`);
  const answer = await send({
    url: `${new URL(searchConsole.endpoint).origin}/webmasters/v3/sites/${property}/sitemaps/${sitemap}`,
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-length': '0' },
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  const verdict = searchConsoleVerdict(answer);
  return { engine: ENGINE, ...verdict, addresses: verdict.outcome === 'accepted' ? 1 : 0 };
}
