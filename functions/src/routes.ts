import { API_PATHS } from '~/domain/contract/api-paths.ts';
import type { EmulatorHints } from '~/domain/contract/emulator-hints.ts';
import { adminSubmissionsEndpoint } from './endpoints/admin-submissions.ts';
import { adminSummaryEndpoint } from './endpoints/admin-summary.ts';
import { emulatorsEndpoint } from './endpoints/emulators.ts';
import { submissionsEndpoint } from './endpoints/submissions.ts';
import { adminGuard } from './http/admin-guard.ts';
import type { RouteTable } from './http/routes.ts';
import type { AdminIdentity } from './ports/admin-identity.ts';
import type { ListSubmissions } from './usecases/list-submissions.ts';
import type { SaveSubmission } from './usecases/save-submission.ts';
import type { SummariseSubmissions } from './usecases/summarise-submissions.ts';

/** What the API can do, ready to be called. */
export interface ApiServices {
  readonly saveSubmission: SaveSubmission;
  readonly listSubmissions: ListSubmissions;
  readonly summariseSubmissions: SummariseSubmissions;
  readonly identity: AdminIdentity;
  readonly emulatorHints: EmulatorHints | null;
}

/** Every address of the API: who may call it, and what answers. */
export function apiRoutes(services: ApiServices): RouteTable {
  const asAdmin = adminGuard(services.identity);
  return {
    [API_PATHS.submissions]: { POST: submissionsEndpoint(services.saveSubmission) },
    [API_PATHS.adminSubmissions]: { GET: asAdmin(adminSubmissionsEndpoint(services.listSubmissions)) },
    [API_PATHS.adminSummary]: { GET: asAdmin(adminSummaryEndpoint(services.summariseSubmissions)) },
    [API_PATHS.emulators]: { GET: emulatorsEndpoint(services.emulatorHints) },
  };
}
