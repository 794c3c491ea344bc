import * as z from 'zod/mini';

import { SITE } from '~/config/site.ts';

/** Where the sitemap panel's calls go (decision D4). What is not set up is `null` or empty. */
export interface SearchSettings {
  /** Scheme and host that serve the site. */
  readonly liveOrigin: string | null;
  /** Addresses that speak IndexNow. */
  readonly indexNow: readonly string[];
  readonly searchConsole: SearchConsoleSettings | null;
  readonly deployHook: DeployHookSettings | null;
}

/** The site in Search Console. */
export interface SearchConsoleSettings {
  /** Where Google's API answers. */
  readonly endpoint: string;
  /** `https://www.example.org/` or `sc-domain:example.org` */
  readonly property: string;
}

/** What starts a build elsewhere. */
export interface DeployHookSettings {
  /** May hold a secret: it is never shown or logged. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`, where the hook asks for one. */
  readonly token: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const INDEX_NOW = 'https://api.indexnow.org/indexnow';
const SEARCH_CONSOLE = 'https://www.googleapis.com';

const address = (name: string) =>
  z.string().check(
    z.refine((text) => text === '' || isAddress(text), {
      error: `${name} must be an https address without a user name.`,
    }),
  );

const environmentSchema = z.object({
  LIVE_ORIGIN: z._default(address('LIVE_ORIGIN'), SITE.origin),
  INDEXNOW_ENDPOINT: z._default(address('INDEXNOW_ENDPOINT'), INDEX_NOW),
  SEARCH_CONSOLE_ENDPOINT: z._default(address('SEARCH_CONSOLE_ENDPOINT'), SEARCH_CONSOLE),
  SEARCH_CONSOLE_PROPERTY: z._default(
    z.string().check(
      z.refine((text) => text === '' || isAddress(text) || /^sc-domain:[\w.-]+$/u.test(text), {
        error: 'SEARCH_CONSOLE_PROPERTY must be https://…/ or sc-domain:… as Search Console names it.',
      }),
    ),
    '',
  ),
  DEPLOY_HOOK_URL: z._default(address('DEPLOY_HOOK_URL'), ''),
  DEPLOY_HOOK_TOKEN: z._default(z.string(), ''),
});

/**
 * Reads where to go for sitemaps. On the emulators only addresses of this machine count, so that no test and no demo
 * ever calls a search engine, whatever functions/.env holds.
 *
 * @throws {RangeError} naming every setting that cannot be used
 */
export function readSearchSettings(environment: Environment): SearchSettings {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) throw new RangeError(read.error.issues.map(({ message }) => message).join(' '));
  const { data } = read;
  const isEmulated = environment.FUNCTIONS_EMULATOR === 'true';
  const allowed = (url: string) => (url === '' || (isEmulated && !isLocal(url)) ? null : url);

  const liveOrigin = allowed(data.LIVE_ORIGIN);
  const indexNow = allowed(data.INDEXNOW_ENDPOINT);
  const searchConsole = allowed(data.SEARCH_CONSOLE_ENDPOINT);
  const deployHook = allowed(data.DEPLOY_HOOK_URL);
  return {
    liveOrigin: liveOrigin === null ? null : new URL(liveOrigin).origin,
    indexNow: indexNow === null ? [] : [indexNow],
    searchConsole:
      searchConsole === null || data.SEARCH_CONSOLE_PROPERTY === ''
        ? null
        : { endpoint: searchConsole, property: data.SEARCH_CONSOLE_PROPERTY },
    deployHook: deployHook === null ? null : { url: deployHook, token: data.DEPLOY_HOOK_TOKEN || null },
  };
}

/** Plain http is for this machine only. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return username === '' && password === '' && (protocol === 'https:' || isLocal(text));
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
