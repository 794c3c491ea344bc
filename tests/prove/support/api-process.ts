/**
 * The API as a process of its own, which a proof can kill: the handlers, the limits and the store of production, on the
 * Firestore that the environment names. Prints its port when it answers.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

import { readStoredSubmission } from '#domain/check/record.ts';
import { firestoreHitCounter } from '../../../functions/src/store/firestore-state.ts';
import { firestoreRecordStore } from '../../../functions/src/store/firestore-records.ts';
import { WORDINGS } from '../../../functions/src/intake/words.ts';
import { testApi } from '../../../functions/src/testing/api.ts';

const MOST = 1_000_000;
/** A proxy that drops bytes makes calls hang; the test cannot wait eight seconds for each. */
const STORE_TIMEOUT_MS = 1_500;

const [collection = ''] = process.argv.slice(2);
const app = initializeApp({ projectId: 'demo-secondkey' });
const firestore = () => getFirestore(app);
const api = testApi({
  stores: {
    submissions: firestoreRecordStore(firestore, {
      collection,
      read: readStoredSubmission,
      timeoutMilliseconds: STORE_TIMEOUT_MS,
    }),
  },
  counter: firestoreHitCounter(firestore),
  limits: { perClient: MOST, perNetwork: MOST, perConnection: MOST },
  // The renters send what their page shows.
  consent: WORDINGS.check,
});
// The parent process holds the other end of stdin, so this process ends with it, even if it is killed.
process.stdin.resume().once('end', () => {
  process.exit();
});

// Connects to Firestore before the first renter arrives, unless the proxy cuts the very first call.
const firstCall = firestore().collection(collection).limit(1).get();
await Promise.race([firstCall.catch(() => undefined), sleep(STORE_TIMEOUT_MS)]);

const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      body: Buffer.concat(chunks),
    };
    void api.send(incoming.url ?? '/', init).then(async (answer) => {
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// A killed process cannot save its compile cache for the next one at exit.
flushCompileCache();
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
