import { getRequestListener } from '@hono/node-server';
import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';

import { createApi } from './app.ts';
import { firebasePorts } from './firebase-ports.ts';
import { answerRefused } from './http/refused-bodies.ts';
import { scheduledWork } from './schedule.ts';
import { readSettings, secretsOf } from './settings.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  // Longer than the sum of the store's time limits, shorter than the browser's.
  timeoutSeconds: 30,
  // A separate account with minimal rights: scripts/operations/service-account.sh. In full, because the CLI would pass
  // a shortened name to the scheduler unchanged.
  serviceAccount: `secondkey-functions@${process.env.GCLOUD_PROJECT ?? ''}.iam.gserviceaccount.com`,
  // Cost cap: never pay for more than ten instances, however many calls come in.
  maxInstances: 10,
});

const settings = readSettings(process.env);
const ports = firebasePorts(initializeApp(), settings);
const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

/** Secrets in Secret Manager, which `npm run deploy` requires. On the emulators they come from the environment. */
const secrets = (names: readonly string[]) => (isEmulated ? [] : names.map((name) => defineSecret(name)));
const secretsIn = secretsOf({ notifications: (process.env.NOTIFY_TO ?? '') !== '' });

const listener = getRequestListener(createApi(ports).fetch);
answerRefused(listener);

/** Serves everything under /api, through Hosting's rewrite (docs/adr/0007). */
export const api = onRequest(
  {
    // The framework holds every body, of up to 32 MB, before our code may refuse it: six at once take at most 861 MB
    // (docs/adr/0026).
    memory: '1GiB',
    concurrency: 6,
    // No CORS: only our own pages call. Explicit, because the emulator would allow all origins by default.
    cors: false,
    secrets: secrets(secretsIn.api),
  },
  listener,
);

const work = scheduledWork(ports);

/** Tells the operator what came in (docs/adr/0025). One instance at a time; two would only send the same mails twice. */
export const everyFiveMinutes = onSchedule(
  {
    secrets: secrets(secretsIn.everyFiveMinutes),
    timeoutSeconds: 300,
    maxInstances: 1,
    concurrency: 1,
    schedule: 'every 5 minutes',
  },
  async () => {
    await work();
  },
);
