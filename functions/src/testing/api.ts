import { SUPPORT_HOURS } from '../../../src/config/site.ts';
import { type EmulatorHints, type Problem, problemSchema } from '../../../src/domain/api/contract.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../../src/domain/api/paths.ts';
import type { SealingRule } from '../../../src/domain/check/list-answer.ts';
import { lawFromDisk } from '../../../src/data/law-from-disk.ts';
import { readStoredSubmission } from '../../../src/domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '../../../src/domain/inbox/record.ts';
import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { FormWordings } from '../../../src/domain/records/consent.ts';
import { utcDate } from '../../../src/domain/shared/plain-date.ts';

import type { AdminIdentity, AdminLogin } from '../admin/guard.ts';
import { type ApiPorts, apiRoutes, createApi } from '../app.ts';
import type { NotificationServices } from '../notifications/notify.ts';
import type { RateLimits } from '../settings.ts';
import type { SitemapServices } from '../sitemap/ports.ts';
import {
  memoryAuditLog,
  memoryDoNotCallList,
  memoryEndedSessions,
  memoryHitCounter,
  memoryNotificationCursor,
  memoryRecordStore,
  memorySitemapRuns,
} from './memory.ts';
import type { AuditLog, DoNotCallList, EndedSessions, HitCounter, Stores } from '../store/ports.ts';
import { recordedLog } from './recorded-log.ts';
import { NOW } from './sample-check.ts';

/** Replacements for the default ports. */
export interface TestApiOptions {
  readonly now?: Date;
  /** Replaces `now` for tests in which time passes. */
  readonly clock?: () => Date;
  readonly stores?: Partial<Stores>;
  readonly counter?: HitCounter;
  readonly doNotCallList?: DoNotCallList;
  readonly identity?: AdminIdentity;
  readonly sessions?: EndedSessions;
  readonly secondFactorRequired?: boolean;
  readonly auditLog?: AuditLog;
  readonly seenAlert?: number;
  /** Wordings that pages have shown; invented ones by default. */
  readonly consent?: FormWordings;
  readonly limits?: Partial<RateLimits>;
  readonly retentionMonths?: number;
  readonly emulatorHints?: EmulatorHints;
  readonly sitemap?: Partial<SitemapServices>;
  readonly notifications?: Partial<NotificationServices>;
  /** `null` is production. */
  readonly localScheduleToken?: string | null;
}

/** Arizona seals, Alabama does not. */
const RULES: Partial<Record<JurisdictionCode, SealingRule>> = {
  AZ: { eligible: true },
  AL: { eligible: false },
};

/** Logins by test token; by default they are a minute old. */
const logins = (clock: () => Date): Readonly<Record<string, AdminLogin>> => {
  const admin: AdminLogin = {
    account: 'account-of-admin-token',
    email: 'admin-token@example.com',
    at: new Date(clock().getTime() - 60_000),
    hasSecondFactor: true,
  };
  const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
  return {
    'admin-token': admin,
    'morning-token': { ...admin, at: hoursAgo(11.9) },
    'yesterday-token': { ...admin, at: hoursAgo(12.1) },
    'password-only-token': { ...admin, hasSecondFactor: false },
  };
};

/** Knows these tokens and a renter's. */
const knownTokens = (clock: () => Date): AdminIdentity => ({
  identify: (token) =>
    Promise.resolve(logins(clock)[token] ?? (token === 'renter-token' ? 'not-admin' : 'unknown')),
});

/** A site with two pages and no search engines configured. */
const smallSitemap = (): SitemapServices => ({
  builtSitemap: () =>
    Promise.resolve([
      {
        name: 'sitemap-main.xml',
        entries: ['/', '/faq/'].map((path) => ({ path, lastModified: '2026-11-21', priority: 0.8 })),
      },
    ]),
  send: ({ url }) => Promise.reject(new RangeError(`Nothing in this test may call ${url}.`)),
  runs: memorySitemapRuns(),
  siteOrigin: 'https://www.secondkey.test',
  indexNowKey: 'key-for-tests',
  settings: { liveOrigin: null, indexNow: null },
});

/** The whole API over ports in memory, at a fixed time. */
export function testApi(options: TestApiOptions = {}) {
  const log = recordedLog();
  const auditLog = memoryAuditLog();
  const sessions = options.sessions ?? memoryEndedSessions();
  let requests = 0;
  const clock = options.clock ?? (() => options.now ?? NOW);
  const stores: Stores = {
    submissions: memoryRecordStore(readStoredSubmission),
    leads: memoryRecordStore(readStoredLead),
    messages: memoryRecordStore(readStoredMessage),
    ...options.stores,
  };
  const doNotCallList = options.doNotCallList ?? memoryDoNotCallList();
  const ports: ApiPorts = {
    platform: {
      stores,
      clock,
      log,
      newRequestId: () => `request-${++requests}`,
      retentionMonths: options.retentionMonths ?? 24,
      emulatorHints: options.emulatorHints ?? null,
    },
    renters: {
      rules: (code) => RULES[code],
      law: lawFromDisk,
      consent: options.consent ?? {
        en: [
          { version: 'test', text: 'You may call me.' },
          { version: 'test-before', text: 'Call me.' },
        ],
        es: [{ version: 'test-es', text: 'Pueden llamarme.' }],
      },
      counter: options.counter ?? memoryHitCounter(),
      limits: { perClient: 1000, perNetwork: 1000, perConnection: 1000, ...options.limits },
      salt: 'salt for tests',
    },
    office: {
      identity: options.identity ?? knownTokens(clock),
      sessions,
      secondFactorRequired: options.secondFactorRequired ?? true,
      auditLog: options.auditLog ?? auditLog,
      seenAlert: options.seenAlert ?? 1000,
      doNotCallList,
      doNotCallSalt: 'salt of the list for tests',
      sitemap: { ...smallSitemap(), ...options.sitemap },
    },
    schedule: {
      notifications: {
        cursor: memoryNotificationCursor(),
        mail: null,
        hours: SUPPORT_HOURS,
        brand: 'SecondKey',
        dashboardUrl: 'https://secondkey.test/admin/dashboard/',
        upkeep: () => Promise.resolve({ rounds: [], builtOn: utcDate(NOW) }),
        ...options.notifications,
      },
      localToken: options.localScheduleToken === undefined ? 'schedule-token' : options.localScheduleToken,
    },
  };
  const app = createApi(ports);
  /** Serves like the API, and fails the test for a problem document without a helpful message. */
  const serve = async (request: Request) => {
    const response = await app.fetch(request);
    if (response.headers.get('content-type') === PROBLEM_TYPE && request.method !== 'HEAD') {
      await readProblem(response.clone());
    }
    return response;
  };
  /** Sends any request: `path` is everything after the origin. */
  const send = (path: string, init?: RequestInit) =>
    serve(new Request(`https://secondkey.test${path}`, init));

  return {
    log,
    /** For a second API with the same stores. */
    stores,
    doNotCallList,
    /** The audit log, unless the test brought its own. */
    auditLog,
    sessions,
    serve,
    /** The route table. */
    table: apiRoutes(ports),
    send,
    /** Posts JSON like the browser. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Sends a request as an admin. */
    asAdmin: (path: string, method = 'GET') =>
      send(path, { method, headers: { authorization: 'Bearer admin-token' } }),
  };
}

/** The stored checks. */
export function checksIn({ stores }: Pick<ReturnType<typeof testApi>, 'stores'>) {
  return stores.submissions.page({ limit: 100 });
}

/** Sends the bytes of a check unchanged to a new API. */
export function sendCheckBody(
  body: NonNullable<RequestInit['body']> | null,
  headers: Readonly<Record<string, string>> = {},
) {
  const api = testApi();
  const answer = api.send(API_PATHS.submissions, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { api, answer };
}

/** Routes that anybody may call. Every other address of the API, including later additions, is for the admin only. */
export const PUBLIC_ROUTES: readonly string[] = [
  ...Object.values(API_PATHS),
  ADMIN_API_PATHS.emulators,
  ADMIN_API_PATHS.health,
  // For the schedule only, with another kind of token: schedule.test.ts.
  ADMIN_API_PATHS.schedule,
];

const PROBLEM_TYPE = 'application/problem+json';

/** Parses a problem document, and checks that it matches the status and says in words what is wrong. */
export async function readProblem(response: Response): Promise<Problem> {
  const type = response.headers.get('content-type');
  if (type !== PROBLEM_TYPE) throw new Error(`Expected a problem document, got ${String(type)}`);
  const problem = problemSchema.parse(await response.json());
  if (problem.status !== response.status)
    throw new Error('The problem document has another status than the response');
  if (problem.title === '' || !/^[A-Z].{8,}\.$/su.test(problem.detail)) {
    throw new Error(`The problem ${problem.status} does not say what is wrong: ${problem.detail}`);
  }
  const silent = Object.entries(problem.errors ?? {}).filter(([, message]) => message.length < 8);
  if (silent.length > 0) throw new Error(`The problem does not say what is wrong with ${String(silent[0])}`);
  return problem;
}
