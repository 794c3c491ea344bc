import { type EmulatorHints, FORM_ANSWER_PAGES } from '../../src/domain/api/contract.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../src/domain/api/paths.ts';
import type { AuditedAction } from '../../src/domain/office/audit.ts';
import {
  type Column,
  LEAD_COLUMNS,
  MESSAGE_COLUMNS,
  SUBMISSION_COLUMNS,
} from '../../src/domain/office/columns.ts';
import type { AnyRecord } from '../../src/domain/office/queue.ts';
import type { RecordKind } from '../../src/domain/records/document.ts';

import { auditListEndpoint, auditTrail, auditWriter, loginRecorder } from './admin/audit-log.ts';
import { correctionEndpoint } from './admin/corrections.ts';
import { adminGuard, type AdminHandler, type AdminIdentity, signOutEndpoint } from './admin/guard.ts';
import { contactRecordsEndpoint, doNotCallEndpoint, recordEndpoint } from './admin/contacts.ts';
import { csvEndpoint, listEndpoint } from './admin/lists.ts';
import { changedEndpoint, openingEndpoint, queueEndpoint, waitingCountsEndpoint } from './admin/queue.ts';
import { recordExportEndpoint, removalEndpoint, workEndpoint } from './admin/records.ts';
import { searchEndpoint } from './admin/search.ts';
import { openingRecorder, seenCounter } from './admin/seen.ts';
import { numbersEndpoint, summaryEndpoint } from './admin/summary.ts';
import type { Log } from './http/log.ts';
import { problem, serviceUnavailable } from './http/problem.ts';
import { type Handler, type RouteTable, server } from './http/router.ts';
import { Unavailable } from './http/time-limit.ts';
import { callerOf } from './intake/caller.ts';
import { doNotCall as doNotCallOf } from './intake/do-not-call.ts';
import { leadIntake, messageIntake, submissionIntake, type SubmissionRules } from './intake/forms.ts';
import { type FormAnswerPages, formIntakeEndpoint, tooLarge, type Intake, intake } from './intake/intake.ts';
import { rateLimit } from './intake/rate-limit.ts';
import type { NotificationServices } from './notifications/notify.ts';
import { scheduleEndpoint } from './schedule.ts';
import type { RateLimits } from './settings.ts';
import { generateSitemapEndpoint, sitemapStatsEndpoint } from './sitemap/sitemap.ts';
import type { SitemapServices } from './sitemap/ports.ts';
import type {
  AuditLog,
  DoNotCallList,
  EndedSessions,
  HitCounter,
  RecordStore,
  Stores,
} from './store/ports.ts';

/** What every caller's request needs. */
interface Platform {
  readonly stores: Stores;
  readonly clock: () => Date;
  readonly log: Log;
  readonly newRequestId: () => string;
  readonly retentionMonths: number;
  readonly emulatorHints: EmulatorHints | null;
}

/** What renters' forms need. */
interface Renters extends Omit<SubmissionRules, 'log'> {
  readonly counter: HitCounter;
  readonly limits: RateLimits;
  /** Secret salt of callers' addresses and of the ids of forms without scripts. */
  readonly salt: string;
}

/** What the admin's requests need. */
interface Office {
  readonly identity: AdminIdentity;
  readonly sessions: EndedSessions;
  readonly secondFactorRequired: boolean;
  readonly auditLog: AuditLog;
  /** How many records a login may be shown in an hour before an alert. */
  readonly seenAlert: number;
  readonly doNotCallList: DoNotCallList;
  /** Secret salt of the list's hashes. */
  readonly doNotCallSalt: string;
  readonly sitemap: SitemapServices;
}

interface Schedule {
  readonly notifications: NotificationServices;
  /** `null` in production. */
  readonly localToken: string | null;
}

/** The API's dependencies, by who calls: Firebase in firebase-ports.ts, in memory in testing/api.ts. */
export interface ApiPorts {
  readonly platform: Platform;
  readonly renters: Renters;
  readonly office: Office;
  readonly schedule: Schedule;
}

export function createApi(ports: ApiPorts) {
  return server(apiRoutes(ports), {
    log: ports.platform.log,
    newRequestId: ports.platform.newRequestId,
    tooLarge,
  });
}

interface RouteOptions {
  /** Only with a recent login (admin/guard.ts). */
  readonly isRestricted?: boolean;
  /** For the audit log. */
  readonly collection?: RecordKind;
}

/** All routes of the API, with their access rules and handlers. */
export function apiRoutes({ platform, renters, office, schedule }: ApiPorts): RouteTable {
  const { stores, clock, log, retentionMonths } = platform;
  const { submissions, leads, messages } = stores;
  const { salt } = renters;
  const { hours } = schedule.notifications;
  const doNotCall = doNotCallOf(office.doNotCallList, office.doNotCallSalt);
  const consume = rateLimit({ ...renters, log });
  const intakePorts = {
    consumeToken: (headers: Headers, now: Date) => consume(callerOf(headers), now),
    clock,
    retentionMonths,
    doNotCall,
  };
  const rules = { rules: renters.rules, law: renters.law, consent: renters.consent, log };
  const queue = { stores, clock, hours };

  const writeAudit = auditWriter({ auditLog: office.auditLog, clock, retentionMonths });
  const recordLogin = loginRecorder({ auditLog: office.auditLog, retentionMonths });
  const seenPorts = { auditLog: office.auditLog, clock, retentionMonths, alertAbove: office.seenAlert };
  const countSeen = seenCounter(seenPorts);
  const recordOpening = openingRecorder(seenPorts);
  const guarded = adminGuard({ ...office, clock, recordLogin });
  const asAdmin: typeof guarded = (handler, options) => guarded(countSeen(handler), options);
  const audit = auditTrail(writeAudit);
  const asAuditedAdmin = (
    action: AuditedAction,
    handler: AdminHandler,
    { isRestricted = false, collection }: RouteOptions = {},
  ) => asAdmin(audit(action, handler, collection && { collection }), { isRestricted });
  const formRoute = (pages: FormAnswerPages, take: Intake) => ({
    POST: formIntakeEndpoint(take, pages, { clock, salt }),
  });
  const listRoute = (collection: RecordKind) => ({
    GET: asAdmin(listEndpoint(collection, stores[collection], hours.timeZone)),
  });
  const csvRoute = <Stored extends AnyRecord>(
    collection: RecordKind,
    columns: readonly Column<Stored>[],
    store: RecordStore<never, Stored>,
  ) => ({
    GET: asAuditedAdmin(
      'export-list',
      csvEndpoint(collection, columns, store, { timeZone: hours.timeZone, clock }),
      {
        isRestricted: true,
        collection,
      },
    ),
  });

  return {
    [API_PATHS.submissions]: formRoute(
      FORM_ANSWER_PAGES.check,
      intake(submissionIntake(rules), { ...intakePorts, store: submissions }),
    ),
    [API_PATHS.leads]: formRoute(
      FORM_ANSWER_PAGES.lead,
      intake(leadIntake, { ...intakePorts, store: leads }),
    ),
    [API_PATHS.messages]: formRoute(
      FORM_ANSWER_PAGES.message,
      intake(messageIntake, { ...intakePorts, store: messages }),
    ),

    [ADMIN_API_PATHS.submissions]: listRoute('submissions'),
    [ADMIN_API_PATHS.leads]: listRoute('leads'),
    [ADMIN_API_PATHS.messages]: listRoute('messages'),
    [ADMIN_API_PATHS.submissionsCsv]: csvRoute('submissions', SUBMISSION_COLUMNS, submissions),
    [ADMIN_API_PATHS.leadsCsv]: csvRoute('leads', LEAD_COLUMNS, leads),
    [ADMIN_API_PATHS.messagesCsv]: csvRoute('messages', MESSAGE_COLUMNS, messages),
    [ADMIN_API_PATHS.queue]: { GET: asAdmin(queueEndpoint(queue)) },
    [ADMIN_API_PATHS.opening]: { GET: asAdmin(openingEndpoint(queue)) },
    [ADMIN_API_PATHS.changed]: { GET: asAdmin(changedEndpoint(queue)) },
    [ADMIN_API_PATHS.waitingCounts]: { GET: asAdmin(waitingCountsEndpoint(queue)) },
    [ADMIN_API_PATHS.summary]: { GET: asAdmin(summaryEndpoint(submissions)) },
    [ADMIN_API_PATHS.numbers]: { GET: asAdmin(numbersEndpoint(stores, clock, hours.timeZone)) },
    [ADMIN_API_PATHS.search]: { GET: asAdmin(searchEndpoint(stores)) },
    [ADMIN_API_PATHS.contact]: { GET: asAdmin(contactRecordsEndpoint(stores)) },
    [ADMIN_API_PATHS.record]: {
      GET: asAdmin(recordOpening(recordEndpoint(stores))),
      PATCH: asAuditedAdmin('change-work', workEndpoint(stores, clock)),
      DELETE: asAuditedAdmin('delete-record', removalEndpoint(stores), { isRestricted: true }),
    },
    [ADMIN_API_PATHS.answers]: {
      // Writes its own audit log entry, which names the changed fields.
      PATCH: asAdmin(correctionEndpoint({ ...rules, stores, clock, writeAudit, doNotCall })),
    },
    [ADMIN_API_PATHS.recordExport]: {
      GET: asAuditedAdmin('export-record', recordExportEndpoint(stores), { isRestricted: true }),
    },
    [ADMIN_API_PATHS.doNotCall]: {
      // Writes its own audit log entry, which says which contact point.
      POST: asAdmin(doNotCallEndpoint({ stores, doNotCall, clock, writeAudit })),
    },
    [ADMIN_API_PATHS.audit]: {
      GET: asAdmin(auditListEndpoint({ auditLog: office.auditLog, clock }, hours.timeZone)),
    },
    [ADMIN_API_PATHS.signOutEverywhere]: {
      POST: asAuditedAdmin('sign-out-everywhere', signOutEndpoint({ sessions: office.sessions, clock })),
    },
    [ADMIN_API_PATHS.generateSitemap]: {
      GET: asAdmin(sitemapStatsEndpoint(office.sitemap)),
      POST: asAdmin(generateSitemapEndpoint({ ...office.sitemap, clock, retentionMonths })),
    },

    [ADMIN_API_PATHS.schedule]: { POST: scheduleEndpoint({ platform, schedule }) },

    // No record has this id; any read shows whether the store answers.
    [ADMIN_API_PATHS.health]: { GET: healthEndpoint(() => submissions.get('health'), clock) },
    [ADMIN_API_PATHS.emulators]: { GET: emulatorsEndpoint(platform.emulatorHints) },
  };
}

/** How long a healthy result is cached, so that frequent calls cost at most one read per instance in this time. */
const HEALTHY_FOR_MS = 5_000;

/**
 * `GET /api/health`, for the alert in docs/tasks/back-up-and-watch.md: 200 if the function runs and its store answers,
 * else 503, without details.
 *
 * @param touchStore any read of the store; throws `Unavailable` when the store does not answer
 */
export function healthEndpoint(touchStore: () => Promise<unknown>, clock: () => Date): Handler {
  let healthyUntil = 0;
  return async () => {
    const now = clock().getTime();
    if (now >= healthyUntil) {
      try {
        await touchStore();
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        // Not logged as an error, because it is expected during an outage, and the uptime check raises the alert.
        return serviceUnavailable('The store does not answer.');
      }
      healthyUntil = now + HEALTHY_FOR_MS;
    }
    return Response.json({ status: 'ok' });
  };
}

/** `GET /api/emulators`: login information on a developer's machine (departure D1); 404 elsewhere. */
function emulatorsEndpoint(hints: EmulatorHints | null): Handler {
  return () =>
    Promise.resolve(
      hints === null ? problem(404, 'There is nothing at this address.') : Response.json(hints),
    );
}
