import { expect, test } from 'vitest';

import { readStoredSubmission } from '~/domain/check/record.ts';
import { emulatorHintsSchema } from '~/domain/api/answers.ts';

import { Unavailable } from './unavailable.ts';
import { memoryRecordStore } from './testing/memory.ts';
import { readProblem, testApi } from './testing/api.ts';
import { healthEndpoint } from './status.ts';

const PATH = '/api/health';

test('health is 200 while the store answers, for anybody, and says nothing else', async () => {
  const response = await testApi().send(PATH);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('health is 503 while the store is silent', async () => {
  const submissions = {
    ...memoryRecordStore(readStoredSubmission),
    get: () => Promise.reject(new Unavailable('store')),
  };
  const response = await testApi({ stores: { submissions } }).send(PATH);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  await readProblem(response);
});

test('whoever asks often costs one read in five seconds', async () => {
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

test('a mistake of ours is not called an outage', async () => {
  const health = healthEndpoint(
    () => Promise.reject(new TypeError('a mistake')),
    () => new Date(0),
  );
  const context = { requestId: 'r', log: testApi().log, parameters: {} };
  await expect(health(new Request('https://x.test/api/health'), context)).rejects.toThrow(TypeError);
});

test('on a real project there are no hints: 404', async () => {
  const response = await testApi().send('/api/emulators');
  expect(response.status).toBe(404);
  await readProblem(response);
});

test("on a developer's machine the hints say where to sign in, and as whom", async () => {
  const emulatorHints = {
    authUrl: 'http://127.0.0.1:9099',
    demoAdmin: { email: 'admin@example.com', password: 'demo' },
  };
  const response = await testApi({ emulatorHints }).send('/api/emulators');
  expect(response.status).toBe(200);
  expect(emulatorHintsSchema.parse(await response.json())).toEqual(emulatorHints);
});
