import type { SealingRule } from '~/domain/eligibility/eligibility-outcome.ts';
import type { EmulatorHints } from '~/domain/contract/emulator-hints.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import { storedSubmissionSchema, type StoredSubmission } from '~/domain/submission/stored-submission.ts';
import type { SubmissionRecord } from '~/domain/submission/submission-record.ts';
import { serve } from '../http/serve.ts';
import type { AdminIdentity } from '../ports/admin-identity.ts';
import type { HitCounter } from '../ports/hit-counter.ts';
import type { RecordStore } from '../ports/record-store.ts';
import { apiRoutes } from '../routes.ts';
import type { RateLimits } from '../settings.ts';
import { listSubmissions } from '../usecases/list-submissions.ts';
import { rateLimit } from '../usecases/rate-limit.ts';
import { saveSubmission } from '../usecases/save-submission.ts';
import { summariseSubmissions } from '../usecases/summarise-submissions.ts';
import { memoryHitCounter } from './memory-hit-counter.ts';
import { memoryRecordStore } from './memory-record-store.ts';
import { recordedLog } from './recorded-log.ts';
import { NOW } from './sample-check.ts';

/** What a test may put in place of the usual. */
export interface TestApiOptions {
  readonly now?: Date;
  readonly store?: RecordStore<SubmissionRecord, StoredSubmission>;
  readonly counter?: HitCounter;
  readonly limits?: Partial<RateLimits>;
  readonly emulatorHints?: EmulatorHints;
}

/** Arizona seals, Alabama does not. */
const RULES: Partial<Record<JurisdictionCode, SealingRule>> = {
  AZ: { eligible: true },
  AL: { eligible: false },
};

/** Knows two tokens; `Bearer broken` finds the identity service failing in a way nobody foresaw. */
const identity: AdminIdentity = {
  standing: (token) => {
    if (token === 'broken') return Promise.reject(new Error('secret detail of a broken service'));
    return Promise.resolve(
      token === 'admin-token' ? 'admin' : token === 'renter-token' ? 'not-admin' : 'unknown',
    );
  },
};

/** The whole API over ports in memory, at a fixed time. */
export function testApi(options: TestApiOptions = {}) {
  const log = recordedLog();
  const store =
    options.store ?? memoryRecordStore<SubmissionRecord, StoredSubmission>(storedSubmissionSchema);
  const takeOne = rateLimit({
    counter: options.counter ?? memoryHitCounter(),
    log,
    limits: { perWindow: 1000, perDay: 1000, perConnection: 1000, ...options.limits },
    salt: 'salt for tests',
  });
  const fetchApi = serve(
    apiRoutes({
      saveSubmission: saveSubmission({
        store,
        takeOne,
        rules: (code) => RULES[code],
        clock: () => options.now ?? NOW,
        retentionMonths: 24,
        consentVersion: 'test',
      }),
      listSubmissions: listSubmissions(store),
      summariseSubmissions: summariseSubmissions(store),
      identity,
      emulatorHints: options.emulatorHints ?? null,
    }),
    { log, newRequestId: () => 'request-1' },
  );

  return {
    log,
    store,
    serve: fetchApi,
    /** Sends any request: `path` is everything after the origin. */
    send: (path: string, init?: RequestInit) => fetchApi(new Request(`https://secondkey.test${path}`, init)),
    /** Posts JSON as the browser does. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetchApi(
        new Request(`https://secondkey.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
    /** Asks as the admin. */
    asAdmin: (path: string, init: RequestInit = {}) =>
      fetchApi(
        new Request(`https://secondkey.test${path}`, {
          ...init,
          headers: { authorization: 'Bearer admin-token' },
        }),
      ),
  };
}
