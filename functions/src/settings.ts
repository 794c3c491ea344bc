import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

import { SITE } from '~/config/site.ts';
import type { EmulatorHints } from '~/domain/api/answers.ts';
import { DEFAULT_RETENTION_MONTHS } from '~/domain/records/document.ts';

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

const searchEnvironmentSchema = z.object({
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
  const read = searchEnvironmentSchema.safeParse(environment);
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

/** What an operator chooses for the functions, by environment variables (functions/.env, see .env.example). */
export interface Settings {
  /** Months that personal records are kept. */
  readonly retentionMonths: number;
  readonly rateLimits: RateLimits;
  /** Secret that keeps hashed addresses from being guessed. */
  readonly rateLimitSalt: string;
  /** `false` where no salt was set and every instance makes its own, so that each counts for itself. */
  readonly rateLimitSaltIsShared: boolean;
  /** What the login page may know of the local emulators; `null` on a real project. */
  readonly emulatorHints: EmulatorHints | null;
  /** Where the sitemap panel's calls go. */
  readonly search: SearchSettings;
}

/** How many saves are taken. A window is ten minutes. */
export interface RateLimits {
  /** From one client in a window. */
  readonly perWindow: number;
  /** From one client in a UTC day. */
  readonly perDay: number;
  /** In a window over one connection that speaks for many clients, as the CDN's machines do. */
  readonly perConnection: number;
  /** In a window from everybody together who shows no App Check token, where App Check is on (docs/adr/0018). */
  readonly withoutAppCheck: number;
}

const wholeNumber = (name: string, usual: number) =>
  z.pipe(
    z
      ._default(z.string(), String(usual))
      .check(z.regex(/^[1-9]\d{0,8}$/, { error: `${name} must be a whole number of at least 1.` })),
    z.transform(Number),
  );

const environmentSchema = z.object({
  RETENTION_MONTHS: wholeNumber('RETENTION_MONTHS', DEFAULT_RETENTION_MONTHS),
  RATE_LIMIT_PER_WINDOW: wholeNumber('RATE_LIMIT_PER_WINDOW', 20),
  RATE_LIMIT_PER_DAY: wholeNumber('RATE_LIMIT_PER_DAY', 100),
  RATE_LIMIT_PER_CONNECTION: wholeNumber('RATE_LIMIT_PER_CONNECTION', 600),
  RATE_LIMIT_WITHOUT_APP_CHECK: wholeNumber('RATE_LIMIT_WITHOUT_APP_CHECK', 60),
  RATE_LIMIT_SALT: z._default(z.string(), ''),
});

/**
 * Reads the settings.
 *
 * @throws {RangeError} naming every setting that cannot be used; a deployment with such a setting fails, and the
 * functions that were there before go on.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) throw new RangeError(read.error.issues.map(({ message }) => message).join(' '));
  const salt = read.data.RATE_LIMIT_SALT;
  return {
    retentionMonths: read.data.RETENTION_MONTHS,
    rateLimits: {
      perWindow: read.data.RATE_LIMIT_PER_WINDOW,
      perDay: read.data.RATE_LIMIT_PER_DAY,
      perConnection: read.data.RATE_LIMIT_PER_CONNECTION,
      withoutAppCheck: read.data.RATE_LIMIT_WITHOUT_APP_CHECK,
    },
    rateLimitSalt: salt === '' ? randomBytes(32).toString('base64url') : salt,
    // The emulator runs one instance.
    rateLimitSaltIsShared: salt !== '' || environment.FUNCTIONS_EMULATOR === 'true',
    emulatorHints: readEmulatorHints(environment),
    search: readSearchSettings(environment),
  };
}

/** The hints exist only inside the Functions emulator, which sets `FUNCTIONS_EMULATOR` itself. */
function readEmulatorHints(environment: Readonly<Record<string, string | undefined>>): EmulatorHints | null {
  const {
    FUNCTIONS_EMULATOR: inEmulator,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    DEMO_ADMIN_EMAIL: email,
    DEMO_ADMIN_PASSWORD: password,
  } = environment;
  if (inEmulator !== 'true' || authHost === undefined || email === undefined || password === undefined)
    return null;
  return { authUrl: `http://${authHost}`, demoAdmin: { email, password } };
}
