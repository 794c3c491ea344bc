import { ADMIN_API_PATHS, API_PATHS } from '~/domain/api/paths.ts';
import {
  FORM_ANSWER_PAGES,
  type DeliveryReceipt,
  type EmulatorHints,
  type SubmissionReceipt,
} from '~/domain/api/answers.ts';
import { LEAD_COLUMNS, MESSAGE_COLUMNS, SUBMISSION_COLUMNS } from '~/domain/records/columns.ts';
import type { StoredLead, StoredMessage } from '~/domain/inbox/stored-inbox.ts';
import type { StoredSubmission } from '~/domain/check/record.ts';
import { adminCsvEndpoint } from './endpoints/admin-csv.ts';
import { adminInboxEndpoint, adminSubmissionsEndpoint } from './endpoints/admin-lists.ts';
import {
  adminPersonEndpoint,
  adminRemovalEndpoint,
  adminWorkEndpoint,
  type Remove,
} from './endpoints/admin-records.ts';
import { adminSignOutEndpoint } from './endpoints/admin-sign-out.ts';
import { adminChartsEndpoint, adminSummaryEndpoint } from './endpoints/admin-summary.ts';
import { emulatorsEndpoint } from './endpoints/emulators.ts';
import { generateSitemapEndpoint } from './endpoints/generate-sitemap.ts';
import { healthEndpoint } from './endpoints/health.ts';
import { formIntakeEndpoint, intakeEndpoint } from './endpoints/intake.ts';
import { adminGuard } from './http/admin-guard.ts';
import type { Handler, RouteTable } from './http/routes.ts';
import type { writtenDown } from './http/written-down.ts';
import type { AdminActionName } from './ports/admin-actions.ts';
import type { AdminIdentity } from './ports/admin-identity.ts';
import type { Clock } from './ports/clock.ts';
import type { ChangeWork } from './usecases/change-work.ts';
import type { GenerateSitemaps } from './usecases/generate-sitemaps.ts';
import type { Intake } from './usecases/intake.ts';
import type { NewestFirst } from './usecases/newest-first.ts';
import type { CollectPersonData } from './usecases/person-data.ts';
import type { PingSearchEngines } from './usecases/ping-search-engines.ts';
import type { ChartSubmissions, SummariseSubmissions } from './usecases/summarise-submissions.ts';

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
  readonly clock: Clock;
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
