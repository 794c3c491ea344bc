import { randomUUID } from 'node:crypto';

import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { CONTACT_CONSENT } from '~/config/consent.ts';
import { sealingRule } from '~/content/sealing-rules.ts';
import { storedSubmissionSchema, type StoredSubmission } from '~/domain/submission/stored-submission.ts';
import type { SubmissionRecord } from '~/domain/submission/submission-record.ts';
import { cloudLog } from './adapters/cloud-log.ts';
import { firebaseAdminIdentity } from './adapters/firebase-admin-identity.ts';
import { firestoreHitCounter } from './adapters/firestore-hit-counter.ts';
import { firestoreRecordStore } from './adapters/firestore-record-store.ts';
import { serve, type Serve } from './http/serve.ts';
import { apiRoutes } from './routes.ts';
import type { Settings } from './settings.ts';
import { listSubmissions } from './usecases/list-submissions.ts';
import { rateLimit } from './usecases/rate-limit.ts';
import { saveSubmission } from './usecases/save-submission.ts';
import { summariseSubmissions } from './usecases/summarise-submissions.ts';

/** Puts the API together over the real services. */
export function composeApi(app: App, settings: Settings): Serve {
  const log = cloudLog;
  const clock = () => new Date();
  const firestore = () => getFirestore(app);
  const submissions = firestoreRecordStore<SubmissionRecord, StoredSubmission>(firestore, {
    collection: 'expungement_submissions',
    schema: storedSubmissionSchema,
  });
  if (!settings.rateLimitSaltIsShared) {
    log.warn('RATE_LIMIT_SALT is not set: every instance counts saves for itself');
  }
  const takeOne = rateLimit({
    counter: firestoreHitCounter(firestore),
    log,
    limits: settings.rateLimits,
    salt: settings.rateLimitSalt,
  });
  const routes = apiRoutes({
    saveSubmission: saveSubmission({
      store: submissions,
      takeOne,
      rules: sealingRule,
      clock,
      retentionMonths: settings.retentionMonths,
      consentVersion: CONTACT_CONSENT.version,
    }),
    listSubmissions: listSubmissions(submissions),
    summariseSubmissions: summariseSubmissions(submissions),
    identity: firebaseAdminIdentity(app),
    emulatorHints: settings.emulatorHints,
  });
  return serve(routes, { log, newRequestId: randomUUID });
}
