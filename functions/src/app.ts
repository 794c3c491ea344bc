import { ADMIN_API_PATHS, API_PATHS } from '~/domain/api/paths.ts';
import {
  type DeliveryReceipt,
  type EmulatorHints,
  FORM_ANSWER_PAGES,
  type SubmissionReceipt,
} from '~/domain/api/answers.ts';
import { LEAD_COLUMNS, MESSAGE_COLUMNS, SUBMISSION_COLUMNS } from '~/domain/records/columns.ts';
import type { StoredSubmission, SubmissionRecord } from '~/domain/check/record.ts';
import type { MessageRecord, StoredMessage } from '~/domain/inbox/message.ts';
import type { LeadRecord, StoredLead } from '~/domain/inbox/lead.ts';

import { adminCsvEndpoint } from './admin/csv.ts';
import {
  adminInboxEndpoint,
  adminSubmissionsEndpoint,
  newestFirst,
  type NewestFirst,
} from './admin/lists.ts';
import {
  adminPersonEndpoint,
  adminRemovalEndpoint,
  adminWorkEndpoint,
  changeWork,
  type ChangeWork,
  collectPersonData,
  type CollectPersonData,
  type PersonalStore,
  type Remove,
} from './admin/records.ts';
import { adminGuard, type AdminIdentity, adminSignOutEndpoint } from './admin/guard.ts';
import {
  adminChartsEndpoint,
  adminSummaryEndpoint,
  chartSubmissions,
  type ChartSubmissions,
  summariseSubmissions,
  type SummariseSubmissions,
} from './admin/summary.ts';
import { emulatorsEndpoint, healthEndpoint } from './status.ts';
import { generateSitemapEndpoint, generateSitemaps, type GenerateSitemaps } from './sitemap/generate.ts';
import {
  type FlatContent,
  formIntakeEndpoint,
  intake,
  type Intake,
  intakeEndpoint,
  type IntakeKind,
} from './intake.ts';
import { type Handler, type RouteTable, serve, type Serve } from './http/router.ts';
import { type AdminActionName, type AdminActions, writtenDown } from './audit-log.ts';
import { pingSearchEngines, type PingSearchEngines } from './sitemap/ping.ts';
import { type AppCheck, type HitCounter, rateLimit } from './rate-limit.ts';
import type { Log } from './log.ts';
import type { RecordStore, StoredRecord } from './record-store.ts';
import type { RateLimits } from './settings.ts';
import { leadIntake, messageIntake } from './inbox.ts';
import { recordRun, type SitemapSurroundings } from './sitemap/ports.ts';
import { submissionIntake, type SubmissionRules } from './submissions.ts';

/** What the API can do, ready to be called. */
export interface ApiServices {
  readonly submissions: Collection<SubmissionReceipt, StoredSubmission>;
  readonly leads: Collection<DeliveryReceipt, StoredLead>;
  readonly messages: Collection<DeliveryReceipt, StoredMessage>;
  readonly summariseSubmissions: SummariseSubmissions;
  readonly chartSubmissions: ChartSubmissions;
  readonly collectPersonData: CollectPersonData;
  readonly generateSitemaps: GenerateSitemaps;
  readonly pingSearchEngines: PingSearchEngines;
  readonly identity: AdminIdentity;
  readonly writeDown: ReturnType<typeof writtenDown>;
  /** Any read of the store. */
  readonly touchStore: () => Promise<unknown>;
  readonly emulatorHints: EmulatorHints | null;
  readonly clock: () => Date;
}

/** What can be done with one kind of record. */
export interface Collection<Receipt, Stored> {
  readonly take: Intake<Receipt>;
  readonly list: NewestFirst<Stored>;
  readonly changeWork: ChangeWork;
  readonly remove: Remove;
}

/** Every address of the API: who may call it, and what answers. */
export function apiRoutes({ submissions, leads, messages, clock, ...services }: ApiServices): RouteTable {
  const asAdmin = adminGuard(services.identity);
  const asAdminAndWrittenDown = (action: AdminActionName, handler: Handler) =>
    asAdmin(services.writeDown(action, handler));
  const collections = Object.entries({ submissions, leads, messages });
  const removals = new Map(collections.map(([name, { remove }]) => [name, remove]));
  const changes = new Map(collections.map(([name, { changeWork }]) => [name, changeWork]));
  return {
    [API_PATHS.submissions]: { POST: intakeEndpoint(submissions.take) },
    [API_PATHS.leads]: { POST: formIntakeEndpoint(leads.take, FORM_ANSWER_PAGES.lead, clock) },
    [API_PATHS.messages]: { POST: formIntakeEndpoint(messages.take, FORM_ANSWER_PAGES.message, clock) },
    [ADMIN_API_PATHS.submissions]: { GET: asAdmin(adminSubmissionsEndpoint(submissions.list)) },
    [ADMIN_API_PATHS.leads]: { GET: asAdmin(adminInboxEndpoint('leads', leads.list)) },
    [ADMIN_API_PATHS.messages]: { GET: asAdmin(adminInboxEndpoint('messages', messages.list)) },
    [ADMIN_API_PATHS.submissionsCsv]: {
      GET: asAdminAndWrittenDown(
        'export-list',
        adminCsvEndpoint({ name: 'submissions', columns: SUBMISSION_COLUMNS, list: submissions.list }),
      ),
    },
    [ADMIN_API_PATHS.leadsCsv]: {
      GET: asAdminAndWrittenDown(
        'export-list',
        adminCsvEndpoint({ name: 'leads', columns: LEAD_COLUMNS, list: leads.list }),
      ),
    },
    [ADMIN_API_PATHS.messagesCsv]: {
      GET: asAdminAndWrittenDown(
        'export-list',
        adminCsvEndpoint({ name: 'messages', columns: MESSAGE_COLUMNS, list: messages.list }),
      ),
    },
    [ADMIN_API_PATHS.summary]: { GET: asAdmin(adminSummaryEndpoint(services.summariseSubmissions)) },
    [ADMIN_API_PATHS.charts]: { GET: asAdmin(adminChartsEndpoint(services.chartSubmissions)) },
    [ADMIN_API_PATHS.record]: {
      PATCH: asAdminAndWrittenDown('change-work', adminWorkEndpoint(changes)),
      DELETE: asAdminAndWrittenDown('delete-record', adminRemovalEndpoint(removals)),
    },
    [ADMIN_API_PATHS.person]: {
      GET: asAdminAndWrittenDown('export-person', adminPersonEndpoint(services.collectPersonData)),
    },
    [ADMIN_API_PATHS.signOutEverywhere]: {
      POST: asAdminAndWrittenDown('sign-out-everywhere', adminSignOutEndpoint(services.identity)),
    },
    [ADMIN_API_PATHS.generateSitemap]: {
      POST: asAdminAndWrittenDown(
        'generate-sitemap',
        generateSitemapEndpoint(services.generateSitemaps, services.pingSearchEngines),
      ),
    },
    [ADMIN_API_PATHS.health]: { GET: healthEndpoint(services.touchStore, clock) },
    [ADMIN_API_PATHS.emulators]: { GET: emulatorsEndpoint(services.emulatorHints) },
  };
}

/** A store for each kind of record. */
export interface Stores {
  readonly submissions: RecordStore<SubmissionRecord, StoredSubmission>;
  readonly leads: RecordStore<LeadRecord, StoredLead>;
  readonly messages: RecordStore<MessageRecord, StoredMessage>;
}

/** Everything that the API needs from outside: Firebase in firebase/ports.ts, memory in tests. */
export interface ApiPorts extends SubmissionRules {
  readonly stores: Stores;
  readonly counter: HitCounter;
  readonly limits: RateLimits;
  readonly salt: string;
  readonly appCheck: AppCheck | null;
  readonly identity: AdminIdentity;
  readonly actions: AdminActions;
  readonly clock: () => Date;
  readonly log: Log;
  readonly newRequestId: () => string;
  readonly retentionMonths: number;
  readonly emulatorHints: EmulatorHints | null;
  readonly sitemap: SitemapSurroundings;
}

/** Every address of the API over its ports. */
export function apiTable({
  stores,
  counter,
  limits,
  salt,
  appCheck,
  log,
  clock,
  retentionMonths,
  ...ports
}: ApiPorts): RouteTable {
  const takeOne = rateLimit({ counter, log, limits, salt, appCheck });
  const collection = <
    Form extends FlatContent<Form>,
    Fields extends Quoted & object,
    Stored extends StoredRecord & Quoted,
    Receipt,
    Quoted,
  >(
    store: RecordStore<Fields, Stored>,
    kind: IntakeKind<Form, Fields, Receipt, Quoted>,
  ): Collection<Receipt, Stored> => ({
    take: intake(kind, { store, takeOne, clock, retentionMonths }),
    list: newestFirst(store),
    changeWork: changeWork(store, clock),
    remove: store.remove,
  });
  const sitemap = { ...ports.sitemap, clock, log, retentionMonths };
  const record = recordRun(sitemap);
  return apiRoutes({
    submissions: collection(stores.submissions, submissionIntake(ports)),
    leads: collection(stores.leads, leadIntake),
    messages: collection(stores.messages, messageIntake),
    summariseSubmissions: summariseSubmissions(stores.submissions),
    chartSubmissions: chartSubmissions(stores.submissions, clock),
    collectPersonData: collectPersonData(new Map<string, PersonalStore>(Object.entries(stores))),
    generateSitemaps: generateSitemaps(sitemap, record),
    pingSearchEngines: pingSearchEngines(sitemap, record),
    identity: ports.identity,
    writeDown: writtenDown({ ...ports, clock, retentionMonths }),
    // No record has this id.
    touchStore: () => stores.submissions.get('health'),
    emulatorHints: ports.emulatorHints,
    clock,
  });
}

/** The API over its ports. */
export function createApi(ports: ApiPorts): Serve {
  return serve(apiTable(ports), ports);
}
