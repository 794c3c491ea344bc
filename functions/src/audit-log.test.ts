import { describe, expect, test } from 'vitest';

import { Unavailable } from './unavailable.ts';
import { NOW, SAMPLE_CHECK } from './testing/sample-check.ts';
import { testApi } from './testing/api.ts';

const RECORD = `/api/admin/submissions/${SAMPLE_CHECK.id}`;
const WORK = { version: 0, status: 'contacted', note: 'Rosa called back' };

const ACTIONS: readonly (readonly [method: string, path: string, action: string])[] = [
  ['PATCH', RECORD, 'change-work'],
  ['GET', `${RECORD}/person`, 'export-person'],
  ['GET', '/api/admin/submissions.csv', 'export-list'],
  ['GET', '/api/admin/leads.csv', 'export-list'],
  ['GET', '/api/admin/messages.csv', 'export-list'],
  ['POST', '/api/admin/sign-out-everywhere', 'sign-out-everywhere'],
  ['POST', '/api/generate-sitemap', 'generate-sitemap'],
  ['DELETE', RECORD, 'delete-record'],
];

const call = (api: ReturnType<typeof testApi>, method: string, path: string, token = 'admin-token') =>
  api.send(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'PATCH' || method === 'POST' ? { body: JSON.stringify(WORK) } : {}),
  });

describe.each(ACTIONS)('%s %s', (method, path, action) => {
  test(`is in the audit log as ${action}: who, what and when, and nothing of the record`, async () => {
    const api = testApi();
    await api.post('/api/submissions', SAMPLE_CHECK);
    await call(api, method, path);
    expect(api.auditLog.entries).toEqual([
      {
        requestId: 'request-1',
        at: NOW,
        who: 'account of admin-token',
        action,
        collection: path.startsWith(RECORD) ? 'submissions' : null,
        record: path.startsWith(RECORD) ? SAMPLE_CHECK.id : null,
        expireAt: new Date('2028-11-21T18:30:00.000Z'),
      },
    ]);
    expect(JSON.stringify(api.auditLog.entries)).not.toMatch(/Rosa|Delgado|555|example\.com/u);
  });

  test('is neither carried out nor logged for anybody else', async () => {
    const api = testApi();
    await call(api, method, path, 'renter-token');
    await api.send(path, { method });
    expect(api.auditLog.entries).toEqual([]);
  });
});

test('an action that cannot be logged is not carried out', async () => {
  const api = testApi({ auditLog: { write: () => Promise.reject(new Unavailable('store')) } });
  await api.post('/api/submissions', SAMPLE_CHECK);
  expect((await call(api, 'DELETE', RECORD)).status).toBe(503);
  expect(await api.stores.submissions.count()).toBe(1);
});

test('text in place of an id is not logged', async () => {
  const api = testApi();
  await call(api, 'DELETE', '/api/admin/submissions/Rosa%20Delgado');
  expect(api.auditLog.entries).toMatchObject([{ action: 'delete-record', record: null }]);
});

test('reading a list is not logged', async () => {
  const api = testApi();
  for (const path of ['/api/admin/submissions', '/api/admin/summary', '/api/admin/charts'])
    await call(api, 'GET', path);
  expect(api.auditLog.entries).toEqual([]);
});
