import { randomUUID } from 'node:crypto';

import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { APP_CHECK } from '~/config/app-check.ts';
import { CONTACT_CONSENT } from '~/config/consent.ts';
import { SITE } from '~/config/site.ts';
import { sealingRule } from '~/content/sealing-rules.ts';
import { readStoredLead, readStoredMessage } from '~/domain/inbox/stored-inbox.ts';
import { readStoredSubmission } from '~/domain/check/record.ts';
import type { ApiPorts } from '../api.ts';
import type { Settings } from '../settings.ts';
import { cloudLog } from './cloud-log.ts';
import { firebaseAdminIdentity } from './firebase-admin-identity.ts';
import { firebaseAppCheck } from './firebase-app-check.ts';
import { firebaseSitemap } from './firebase-sitemap.ts';
import { firestoreAdminActions } from './firestore-admin-actions.ts';
import { firestoreHitCounter } from './firestore-hit-counter.ts';
import { firestoreRecordStore } from './firestore-record-store.ts';

/** The API's ports on a real Firebase project, or on its emulators. */
export function firebasePorts(app: App, settings: Settings): ApiPorts {
  const firestore = () => getFirestore(app);
  if (!settings.rateLimitSaltIsShared) {
    cloudLog.warn('RATE_LIMIT_SALT is not set: every instance counts saves for itself');
  }
  return {
    stores: {
      submissions: firestoreRecordStore(firestore, {
        collection: 'expungement_submissions',
        read: readStoredSubmission,
      }),
      leads: firestoreRecordStore(firestore, { collection: 'leads', read: readStoredLead }),
      messages: firestoreRecordStore(firestore, {
        collection: 'contact_messages',
        read: readStoredMessage,
      }),
    },
    counter: firestoreHitCounter(firestore),
    limits: settings.rateLimits,
    salt: settings.rateLimitSalt,
    appCheck: APP_CHECK === null ? null : firebaseAppCheck(app),
    identity: firebaseAdminIdentity(app),
    actions: firestoreAdminActions(firestore),
    rules: sealingRule,
    consent: { version: CONTACT_CONSENT.version, text: CONTACT_CONSENT.text(SITE.name) },
    clock: () => new Date(),
    log: cloudLog,
    newRequestId: randomUUID,
    retentionMonths: settings.retentionMonths,
    emulatorHints: settings.emulatorHints,
    sitemap: firebaseSitemap(firestore, settings.search),
  };
}
