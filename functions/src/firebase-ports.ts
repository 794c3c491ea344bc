import { randomUUID } from 'node:crypto';

import type { App } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import { INDEXNOW_KEY, SITE, SUPPORT_HOURS } from '../../src/config/site.ts';
import { lawOnDemand, sealingRule } from '../../src/data/law-on-demand.ts';

import type { ApiPorts } from './app.ts';
import { firebaseAdminIdentity } from './firebase/tokens.ts';
import { cloudLog } from './http/log.ts';
import { guardedFetch } from './http/outbound.ts';
import { WORDINGS } from './intake/words.ts';
import { smtpMailer } from './notifications/mailer.ts';
import type { NotificationServices } from './notifications/notify.ts';
import type { SearchSettings, Settings } from './settings.ts';
import type { BuiltSitemap, SitemapServices } from './sitemap/ports.ts';
import { firestoreAuditLog, firestoreStores } from './store/firestore-records.ts';
import {
  firestoreDoNotCallList,
  firestoreEndedSessions,
  firestoreHitCounter,
  firestoreNotificationCursor,
  firestoreSitemapRuns,
} from './store/firestore-state.ts';

/** The bundled page list. A separate chunk, so that a cold start does not load thousands of paths. */
const bundledSitemap: BuiltSitemap = async () => {
  const { BUILT_SITEMAP } = await import('virtual:built-sitemap');
  return BUILT_SITEMAP;
};

/** The bundled list of what ages, for the morning mail. */
const bundledUpkeep: NotificationServices['upkeep'] = async () => {
  const { UPKEEP, BUILT_ON } = await import('virtual:upkeep');
  return { rounds: UPKEEP, builtOn: BUILT_ON };
};

/** Services of the sitemap panel. They can reach only Firestore and the configured origins. */
function firebaseSitemap(firestore: () => Firestore, settings: SearchSettings): SitemapServices {
  const addresses = [settings.liveOrigin, settings.indexNow].filter((url) => url !== null);
  const origins = addresses.map((url) => new URL(url).origin);
  return {
    builtSitemap: bundledSitemap,
    send: guardedFetch(origins),
    runs: firestoreSitemapRuns(firestore),
    siteOrigin: SITE.origin,
    indexNowKey: INDEXNOW_KEY,
    settings,
  };
}

const WITHOUT_SALT = {
  RATE_LIMIT_SALT: 'every instance counts saves for itself',
  DO_NOT_CALL_SALT: 'marks against calls are found by this instance only',
} as const satisfies Readonly<Record<Settings['missingSalts'][number], string>>;

/** The API's ports on a Firebase project or its emulators. */
export function firebasePorts(app: App, settings: Settings): ApiPorts {
  const firestore = () => getFirestore(app);
  // The API alone says so: the schedule gets none of them.
  if ((process.env.FUNCTION_TARGET ?? 'api') === 'api') {
    for (const name of settings.missingSalts) cloudLog.warn(`${name} is not set: ${WITHOUT_SALT[name]}`);
  }
  return {
    platform: {
      stores: firestoreStores(firestore),
      clock: () => new Date(),
      log: cloudLog,
      newRequestId: randomUUID,
      retentionMonths: settings.retentionMonths,
      emulatorHints: settings.emulatorHints,
    },
    renters: {
      rules: sealingRule,
      law: lawOnDemand,
      consent: WORDINGS.check,
      counter: firestoreHitCounter(firestore),
      limits: settings.rateLimits,
      salt: settings.rateLimitSalt,
    },
    office: {
      identity: firebaseAdminIdentity(app),
      sessions: firestoreEndedSessions(firestore),
      secondFactorRequired: settings.secondFactorRequired,
      auditLog: firestoreAuditLog(firestore),
      seenAlert: settings.seenAlert,
      doNotCallList: firestoreDoNotCallList(firestore),
      doNotCallSalt: settings.doNotCallSalt,
      sitemap: firebaseSitemap(firestore, settings.search),
    },
    schedule: {
      notifications: firebaseNotifications(firestore, settings),
      localToken: settings.notifications.localScheduleToken,
    },
  };
}

function firebaseNotifications(
  firestore: () => Firestore,
  { notifications: { mail }, search }: Settings,
): NotificationServices {
  return {
    cursor: firestoreNotificationCursor(firestore),
    mail: mail === null ? null : { mailer: smtpMailer(mail.smtpUrl, mail.from), to: mail.to },
    hours: SUPPORT_HOURS,
    brand: SITE.name,
    upkeep: bundledUpkeep,
    dashboardUrl: `${search.liveOrigin ?? SITE.origin}/admin/dashboard/`,
  };
}
