import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';

import { nodeHandler, takeRequestsFirst } from './http/platform.ts';
import { firebasePorts } from './firebase/ports.ts';
import { createApi } from './app.ts';
import { readSettings } from './settings.ts';

setGlobalOptions({
  region: 'us-central1',
  // Measured: 110 MB after loading, under 256 MB while 60 bodies of 30 MB arrive at once (npm run prove:memory).
  memory: '512MiB',
  concurrency: 80,
  // Longer than the store's own time limits together, shorter than the browser waits.
  timeoutSeconds: 30,
  // Cost cap: no matter how many calls come in, no more than ten instances are paid for.
  maxInstances: 10,
});

const handle = nodeHandler(createApi(firebasePorts(initializeApp(), readSettings(process.env))));

takeRequestsFirst(handle);

/** Everything under /api: Hosting's rewrite sends it here (docs/adr/0007). */
export const api = onRequest(
  // No CORS: only our own pages call. Explicit, because the emulator would allow all origins by default.
  { cors: false },
  handle,
);
