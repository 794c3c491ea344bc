import * as z from 'zod/mini';

import { type EngineAnswer, searchConsoleVerdict } from '~/domain/seo/sitemap-report.ts';

import type { Outbound } from './outbound.ts';
import type { SitemapPorts } from './ports.ts';

/** Google Cloud's metadata server. Plain HTTP, because requests to it never leave the machine. */
export const METADATA_ORIGIN = 'http://metadata.google.internal';

const TOKEN_TIMEOUT_MILLISECONDS = 3000;
const MAX_TOKEN_BYTES = 16_384;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });

/**
 * Gets an access token of the function's service account for a scope that the Admin SDK does not request (Cloud Run,
 * "Fetching access tokens"), so that no key file is needed.
 *
 * @returns `undefined` if there is no metadata server, as on a developer's machine, or if it refuses
 */
export async function metadataToken(
  send: Outbound,
  scope: string,
  origin: string = METADATA_ORIGIN,
): Promise<string | undefined> {
  const account = `${origin}/computeMetadata/v1/instance/service-accounts/default`;
  const answer = await send({
    url: `${account}/token?scopes=${encodeURIComponent(scope)}`,
    method: 'GET',
    headers: { 'metadata-flavor': 'Google' },
    timeoutMilliseconds: TOKEN_TIMEOUT_MILLISECONDS,
    maxBytes: MAX_TOKEN_BYTES,
  });
  if (answer.kind === 'silent' || answer.status !== 200) return undefined;
  try {
    return tokenSchema.safeParse(JSON.parse(answer.text)).data?.access_token;
  } catch {
    return undefined;
  }
}

const TIMEOUT_MILLISECONDS = 8000;
const ENGINE = 'Google Search Console';

/** Submits the sitemap's URL to Search Console, if configured (Search Console API, "Sitemaps: submit"). */
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
