import { expect, test } from 'vitest';

import { emulatorHintsSchema } from '../../src/domain/api/contract.ts';
import { readStoredSubmission } from '../../src/domain/check/record.ts';

import { healthEndpoint } from './app.ts';
import { Unavailable } from './http/time-limit.ts';
import { memoryRecordStore } from './testing/memory.ts';
import { readProblem, testApi } from './testing/api.ts';

const PATH = '/api/health';

test('health is 200 for everybody while the store answers, with no details', async () => {
  const response = await testApi().send(PATH);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('health is 503 while the store does not answer', async () => {
  const submissions = {
    ...memoryRecordStore(readStoredSubmission),
    get: () => Promise.reject(new Unavailable('store')),
  };
  const response = await testApi({ stores: { submissions } }).send(PATH);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  await readProblem(response);
});

test('frequent health checks cost at most one read in five seconds', async () => {
  let reads = 0;
  let now = 0;
  const touch = () => {
    reads += 1;
    return Promise.resolve();
  };
  const health = healthEndpoint(touch, () => new Date(now));
  const ask = () =>
    health(new Request('https://x.test/api/health'), {
      requestId: 'r',
      log: testApi().log,
      parameters: {},
    });
  await ask();
  expect(reads).toBe(1);
  for (now = 0; now < 10_000; now += 100) await ask();
  expect(reads).toBe(2);
});

test('a bug is not reported as an outage', async () => {
  const health = healthEndpoint(
    () => Promise.reject(new TypeError('a mistake')),
    () => new Date(0),
  );
  const context = { requestId: 'r', log: testApi().log, parameters: {} };
  await expect(health(new Request('https://x.test/api/health'), context)).rejects.toThrow(TypeError);
});

test('emulator hints are 404 on a real project', async () => {
  const response = await testApi().send('/api/emulators');
  expect(response.status).toBe(404);
  await readProblem(response);
});

test('emulator hints on a developer’s machine give the login address and demo admin', async () => {
  const emulatorHints = {
    authUrl: 'http://127.0.0.1:9099',
    demoAdmin: { email: 'admin@example.com', password: 'demo' },
  };
  const response = await testApi({ emulatorHints }).send('/api/emulators');
  expect(response.status).toBe(200);
  expect(emulatorHintsSchema.parse(await response.json())).toEqual(emulatorHints);
});
