import { initializeApp } from 'firebase-admin/app';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';

import { composeApi } from './compose.ts';
import { expressHandler } from './adapters/express-bridge.ts';
import { keepRawBodies } from './adapters/raw-bodies.ts';
import { readSettings } from './settings.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '256MiB',
  // Longer than the store's own time limits together, shorter than the browser's patience.
  timeoutSeconds: 30,
  concurrency: 80,
  // The fuse on the bill: whatever happens outside, no more than ten machines are ever paid for.
  maxInstances: 10,
});

keepRawBodies();

/** Everything under /api: Hosting's rewrite sends it here (docs/adr/0010). */
export const api = onRequest(
  // Pages of other sites have no business here; told explicitly, because the emulator would let them in by itself.
  { cors: false },
  expressHandler(composeApi(initializeApp(), readSettings(process.env))),
);
