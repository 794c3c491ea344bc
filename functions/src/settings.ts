import { randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { SITE, SUPPORT_EMAIL } from '../../src/config/site.ts';
import type { EmulatorHints } from '../../src/domain/api/contract.ts';
import { DEFAULT_RETENTION_MONTHS } from '../../src/domain/records/document.ts';

/** Configuration of the functions through environment variables (functions/.env, see .env.example). */
export type Settings = ReturnType<typeof readSettings>;
export type RateLimits = Settings['rateLimits'];
export type SearchSettings = Settings['search'];

type Environment = Readonly<Record<string, string | undefined>>;

/* The error of a setting follows its name: "SMTP_URL must be …" */

const wholeNumber = (usual: number, most = 999_999_999) =>
  z.pipe(
    z._default(z.string(), String(usual)).check(
      z.regex(/^[1-9]\d{0,8}$/, { error: 'must be a whole number of at least 1.' }),
      z.refine((text) => !(Number(text) > most), { error: `must be at most ${most}.` }),
    ),
    z.transform(Number),
  );

/** Ten years. A date too far for Firestore would fail each save. */
const MOST_MONTHS = 120;

/** A text that may be empty. */
const text = (isValid: (text: string) => boolean, error: string, usual = '') =>
  z._default(z.string().check(z.refine((value) => value === '' || isValid(value), { error })), usual);

const address = (usual = '') => text(isAddress, 'must be an https address without a user name.', usual);

/** A comma-separated list. */
const listOf = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
      z.array(item),
    ),
  );

const mailAddresses = listOf(z.email({ error: 'must be mail addresses, separated by commas.' }));

const environmentSchema = z.object({
  RETENTION_MONTHS: wholeNumber(DEFAULT_RETENTION_MONTHS, MOST_MONTHS),
  RATE_LIMIT_PER_CLIENT: wholeNumber(20),
  RATE_LIMIT_PER_NETWORK: wholeNumber(120),
  RATE_LIMIT_PER_CONNECTION: wholeNumber(600),
  SEEN_ALERT: wholeNumber(1000),
  RATE_LIMIT_SALT: z._default(z.string(), ''),
  DO_NOT_CALL_SALT: z._default(z.string(), ''),
  LIVE_ORIGIN: address(SITE.origin),
  INDEXNOW_ENDPOINT: address('https://api.indexnow.org/indexnow'),
  NOTIFY_TO: mailAddresses,
  NOTIFY_FROM: mailAddresses,
  SMTP_URL: text(isSmtpUrl, 'must be like smtps://user:password@mail.example.org:465.'),
  SECOND_FACTOR: z._default(
    z.enum(['', 'required', 'optional'], { error: 'must be required or optional.' }),
    '',
  ),
});

export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

const SALTS = ['RATE_LIMIT_SALT', 'DO_NOT_CALL_SALT'] as const;

/** The secrets that each function reads (functions/src/index.ts). The public one sends no mail. */
export function secretsOf(sends: { readonly notifications: boolean }) {
  return { api: [...SALTS], everyFiveMinutes: sends.notifications ? ['SMTP_URL'] : [] };
}

/**
 * Reads the settings.
 *
 * @throws {RangeError} naming every invalid setting; the deployment then fails, and the previous functions stay live
 */
export function readSettings(environment: Environment) {
  const read = environmentSchema.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`);
    throw new RangeError([...new Set(problems)].join(' '));
  }
  const { data } = read;
  const isEmulated = environment.FUNCTIONS_EMULATOR === 'true';
  const salt = (given: string) =>
    given !== '' ? given : isEmulated ? 'local development' : randomBytes(32).toString('base64url');
  return {
    /** Months for which personal records are kept. */
    retentionMonths: data.RETENTION_MONTHS,
    /** Maximum numbers of saves in a window of ten minutes (intake/rate-limit.ts). */
    rateLimits: {
      perClient: data.RATE_LIMIT_PER_CLIENT,
      perNetwork: data.RATE_LIMIT_PER_NETWORK,
      perConnection: data.RATE_LIMIT_PER_CONNECTION,
    },
    /** How many records a login may be shown in an hour before an alert (admin/seen.ts). */
    seenAlert: data.SEEN_ALERT,
    /** Secret salt that prevents hashed addresses from being guessed. */
    rateLimitSalt: salt(data.RATE_LIMIT_SALT),
    /** Secret salt of the list of those who want no calls. Lasts as long as the list. */
    doNotCallSalt: salt(data.DO_NOT_CALL_SALT),
    /** Secrets that every instance makes for itself, because none is set. */
    missingSalts: SALTS.filter((name) => data[name] === '' && !isEmulated),
    isEmulated,
    /** Whether admins need a second factor. By default not on the emulators, because the Auth emulator has none. */
    secondFactorRequired: data.SECOND_FACTOR === '' ? !isEmulated : data.SECOND_FACTOR === 'required',
    /** Information about the local emulators for the login page. */
    emulatorHints: isEmulated ? readEmulatorHints(environment) : null,
    search: searchSettings(data, isEmulated),
    notifications: notificationSettings(data, isEmulated, environment),
  };
}

/** On the emulators, only local mail servers are used, whatever functions/.env contains. */
function notificationSettings(
  { NOTIFY_TO: to, NOTIFY_FROM, SMTP_URL: smtpUrl }: z.infer<typeof environmentSchema>,
  isEmulated: boolean,
  { LOCAL_SCHEDULE_TOKEN: localToken }: Environment,
) {
  const hasServer = smtpUrl !== '' && (!isEmulated || LOCAL_HOSTS.includes(new URL(smtpUrl).hostname));
  return {
    /** Who is told of new records, and by which sender; `null` if nobody is. */
    mail: hasServer && to.length > 0 ? { smtpUrl, from: NOTIFY_FROM[0] ?? SUPPORT_EMAIL.shown, to } : null,
    /** With which `npm start` calls the endpoint of the schedule, because the emulators run no schedules. */
    localScheduleToken: isEmulated ? (localToken ?? null) : null,
  };
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * On the emulators, only local URLs are used, so that tests and demos never call a search engine, whatever
 * functions/.env contains.
 */
function searchSettings(data: z.infer<typeof environmentSchema>, isEmulated: boolean) {
  const allowed = (url: string) => (url === '' || (isEmulated && !isLocal(url)) ? null : url);

  const liveOrigin = allowed(data.LIVE_ORIGIN);
  return {
    /** Scheme and host of the live site. */
    liveOrigin: liveOrigin === null ? null : new URL(liveOrigin).origin,
    indexNow: allowed(data.INDEXNOW_ENDPOINT),
  };
}

/** Requires `https`, except for local addresses. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return username === '' && password === '' && (protocol === 'https:' || isLocal(text));
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
}

function readEmulatorHints({
  FIREBASE_AUTH_EMULATOR_HOST: authHost,
  DEMO_ADMIN_EMAIL: email,
  DEMO_ADMIN_PASSWORD: password,
}: Environment): EmulatorHints | null {
  if (authHost === undefined || email === undefined || password === undefined) return null;
  return { authUrl: `http://${authHost}`, demoAdmin: { email, password } };
}
