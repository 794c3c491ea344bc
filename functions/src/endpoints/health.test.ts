import { expect, test } from 'vitest';

import { readStoredSubmission } from '~/domain/check/record.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { memoryRecordStore } from '../testing/memory-record-store.ts';
import { readProblem } from '../testing/read-answer.ts';
import { testApi } from '../testing/test-api.ts';
import { healthEndpoint } from './health.ts';

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
  for (now = 0; now < 10_000; now += 100) await ask();
  expect(reads).toBe(2);
});
