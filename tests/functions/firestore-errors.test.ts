import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { readStoredSubmission } from '#domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '#domain/inbox/record.ts';
import { firestoreRecordStore } from '../../functions/src/store/firestore-records.ts';
import { readProblem, testApi } from '../../functions/src/testing/api.ts';
import { SAMPLE_CHECK } from '../../functions/src/testing/sample-check.ts';

/** A Firestore that answers every call with a gRPC error, which the real SDK then handles. */
let code = 0;
const server = createServer((_request, response) => {
  response.stream.respond(
    {
      ':status': 200,
      'content-type': 'application/grpc',
      'grpc-status': String(code),
      'grpc-message': 'Rosa Delgado',
    },
    { endStream: true },
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');

vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
const app = initializeApp({ projectId: 'demo-secondkey' }, 'firestore-errors');
const firestore = () => getFirestore(app);
afterAll(async () => {
  await deleteApp(app);
  vi.unstubAllEnvs();
  server.close();
});

const storesWith = (limit: { readonly timeoutMilliseconds?: number }) => ({
  submissions: firestoreRecordStore(firestore, { collection: 'a', read: readStoredSubmission, ...limit }),
  leads: firestoreRecordStore(firestore, { collection: 'b', read: readStoredLead, ...limit }),
  messages: firestoreRecordStore(firestore, { collection: 'c', read: readStoredMessage, ...limit }),
});

const { id, fillMs, email, phone, fullName: name } = SAMPLE_CHECK;
const FORMS = [
  ['submissions', SAMPLE_CHECK],
  ['leads', { id, fillMs, email, phone }],
  ['messages', { id, fillMs, name, email, phone, message: 'Hello' }],
] as const;

describe.each([
  ['PERMISSION_DENIED', 7, 500],
  ['RESOURCE_EXHAUSTED', 8, 503],
  ['FAILED_PRECONDITION', 9, 500],
  ['UNAVAILABLE', 14, 503],
])('when Firestore answers %s', (_name, grpcCode, status) => {
  beforeAll(() => {
    code = grpcCode;
  });

  // All three wait for the time limit at once.
  test.concurrent.each(FORMS)('no form of the %s is acknowledged', async (form, sent) => {
    // The SDK itself retries after the codes of an outage; the tests do not wait eight seconds for that.
    const api = testApi({ stores: storesWith(status === 503 ? { timeoutMilliseconds: 1_000 } : {}) });
    const response = await api.post(`/api/${form}`, sent);
    expect(response.status).toBe(status);
    await readProblem(response);
    expect(api.log.lines).toContainEqual(expect.objectContaining({ severity: 'error' }));
  });
});
