import type { EmulatorHints } from '~/domain/api/answers.ts';
import type { ContactMessageRecord } from '~/domain/inbox/message.ts';
import type { LeadRecord } from '~/domain/inbox/lead.ts';
import type { PersonalRecord } from '~/domain/records/document.ts';
import type { StoredLead, StoredMessage } from '~/domain/inbox/stored-inbox.ts';
import type { StoredSubmission, SubmissionRecord } from '~/domain/check/record.ts';
import type { RouteTable } from './http/routes.ts';
import { serve, type Serve } from './http/serve.ts';
import { writtenDown } from './http/written-down.ts';
import type { AdminActions } from './ports/admin-actions.ts';
import type { AdminIdentity } from './ports/admin-identity.ts';
import type { AppCheck } from './ports/app-check.ts';
import type { Clock } from './ports/clock.ts';
import type { HitCounter } from './ports/hit-counter.ts';
import type { Log } from './ports/log.ts';
import type { RecordStore, StoredRecord } from './ports/record-store.ts';
import { apiRoutes, type Collection } from './routes.ts';
import type { RateLimits } from './settings.ts';
import { changeWork } from './usecases/change-work.ts';
import type { FlatContent } from './usecases/content-digest.ts';
import { generateSitemaps } from './usecases/generate-sitemaps.ts';
import { leadIntake, messageIntake } from './usecases/inbox-intakes.ts';
import { intake, type IntakeKind } from './usecases/intake.ts';
import { newestFirst } from './usecases/newest-first.ts';
import { collectPersonData, type PersonalStore } from './usecases/person-data.ts';
import { pingSearchEngines } from './usecases/ping-search-engines.ts';
import { rateLimit } from './usecases/rate-limit.ts';
import { recordRun } from './usecases/record-run.ts';
import type { SitemapSurroundings } from './usecases/sitemap-ports.ts';
import { submissionIntake, type SubmissionRules } from './usecases/submission-intake.ts';
import { chartSubmissions, summariseSubmissions } from './usecases/summarise-submissions.ts';

/** A store for each kind of record. */
export interface Stores {
  readonly submissions: RecordStore<SubmissionRecord, StoredSubmission>;
  readonly leads: RecordStore<LeadRecord, StoredLead>;
  readonly messages: RecordStore<ContactMessageRecord, StoredMessage>;
}

/** Everything that the API needs from outside: Firebase in adapters/firebase.ts, memory in tests. */
export interface ApiPorts extends SubmissionRules {
  readonly stores: Stores;
  readonly counter: HitCounter;
  readonly limits: RateLimits;
  readonly salt: string;
  readonly appCheck: AppCheck | null;
  readonly identity: AdminIdentity;
  readonly actions: AdminActions;
  readonly clock: Clock;
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
    Fields extends Quoted & PersonalRecord,
    Stored extends StoredRecord & PersonalRecord & Quoted,
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
