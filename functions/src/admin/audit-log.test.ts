import { describe, expect, test } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { auditPageSchema } from '../../../src/domain/office/audit.ts';
import { CORRECTABLE } from '../../../src/domain/office/corrections.ts';

import { Unavailable } from '../http/time-limit.ts';
import { memoryAuditLog } from '../testing/memory.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_ANSWERS, SAMPLE_CHECK } from '../testing/sample-check.ts';

const RECORD = `/api/admin/submissions/${SAMPLE_CHECK.id}`;
/** A body that one of the calls understands. */
const BODIES: Readonly<Record<string, object>> = {
  'change-work': {
    version: 0,
    entry: {
      id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
      kind: 'called',
      text: 'Rosa Delgado called back',
      call_again: null,
      closed: 'answered',
    },
  },
  'mark-do-not-call': { contact: 'phone', is_marked: true },
  'lift-do-not-call': { contact: 'email', is_marked: false },
  'correct-record': {
    version: 0,
    answers: {
      ...Object.fromEntries(
        Object.entries(SAMPLE_ANSWERS).filter(([name]) => name in CORRECTABLE.submissions),
      ),
      phone: '(602) 555-0199',
    },
  },
};

/** A call, its name in the log, and the list that it is about. */
const ACTIONS: readonly [method: string, path: string, action: string, collection?: string][] = [
  ['PATCH', `${RECORD}/answers`, 'correct-record'],
  ['POST', `${RECORD}/do-not-call`, 'mark-do-not-call'],
  ['POST', `${RECORD}/do-not-call`, 'lift-do-not-call'],
  ['PATCH', RECORD, 'change-work'],
  ['GET', `${RECORD}/export`, 'export-record'],
  ['GET', '/api/admin/submissions.csv', 'export-list', 'submissions'],
  ['GET', '/api/admin/leads.csv', 'export-list', 'leads'],
  ['GET', '/api/admin/messages.csv', 'export-list', 'messages'],
  ['POST', '/api/admin/sign-out-everywhere', 'sign-out-everywhere'],
  ['DELETE', RECORD, 'delete-record'],
];

const call = (
  api: ReturnType<typeof testApi>,
  method: string,
  path: string,
  action = '',
  token = 'admin-token',
) =>
  api.send(path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'PATCH' || method === 'POST' ? { body: JSON.stringify(BODIES[action] ?? {}) } : {}),
  });

describe.each(ACTIONS)('%s %s', (method, path, action, collection) => {
  test(`is in the audit log as ${action}: who, what and when, without the record’s content: ${privacy.sections.kept.list.audit}`, async () => {
    const api = testApi();
    await api.post('/api/submissions', SAMPLE_CHECK);
    await call(api, method, path, action);
    expect(api.auditLog.actions).toEqual([
      {
        id: 'request-2',
        at: NOW.toISOString(),
        who: 'account-of-admin-token',
        email: 'admin-token@example.com',
        action,
        collection: path.startsWith(RECORD) ? 'submissions' : (collection ?? null),
        record: path.startsWith(RECORD) ? SAMPLE_CHECK.id : null,
        ...({
          'correct-record': { fields: ['phone'], count: null },
          'mark-do-not-call': { fields: ['phone'], count: null },
          'lift-do-not-call': { fields: ['email'], count: null },
        }[action] ?? { fields: [], count: null }),
        expireAt: new Date('2028-11-21T18:30:00.000Z'),
      },
    ]);
    expect(JSON.stringify([api.auditLog.entries, api.log.lines])).not.toMatch(/Rosa|Delgado|555|rosa@/iu);
  });

  test('is neither carried out nor logged for other callers', async () => {
    const api = testApi();
    await call(api, method, path, action, 'renter-token');
    await api.send(path, { method });
    expect(api.auditLog.entries).toEqual([]);
  });
});

test('an action that cannot be logged is not carried out', async () => {
  const api = testApi({
    auditLog: { ...memoryAuditLog(), write: () => Promise.reject(new Unavailable('store')) },
  });
  await api.post('/api/submissions', SAMPLE_CHECK);
  expect((await call(api, 'DELETE', RECORD)).status).toBe(503);
  expect(await api.stores.submissions.count()).toBe(1);
});

test('text in place of an id is not logged', async () => {
  const api = testApi();
  await call(api, 'DELETE', '/api/admin/submissions/Rosa%20Delgado');
  expect(api.auditLog.actions).toMatchObject([{ action: 'delete-record', record: null }]);
});

test('a login is logged with its first call, once, at the time of the login', async () => {
  const { auditLog } = testApi();
  // Two instances of the functions, which do not share their memory.
  for (const api of [testApi({ auditLog }), testApi({ auditLog })]) {
    await call(api, 'GET', '/api/admin/leads');
    await call(api, 'GET', '/api/admin/summary');
  }
  expect(auditLog.entries).toMatchObject([
    {
      action: 'log-in',
      at: new Date(NOW.getTime() - 60_000).toISOString(),
      who: 'account-of-admin-token',
      email: 'admin-token@example.com',
      fields: [],
    },
  ]);
});

test('each login is logged, also of one account, and costs one write to an instance', async () => {
  const auditLog = memoryAuditLog();
  let writes = 0;
  const write: typeof auditLog.write = (entry) => {
    writes += 1;
    return auditLog.write(entry);
  };
  const api = testApi({ auditLog: { ...auditLog, write } });
  for (const token of ['admin-token', 'morning-token', 'admin-token']) {
    await call(api, 'GET', '/api/admin/summary', '', token);
  }
  expect(auditLog.entries.map(({ at }) => at)).toEqual(
    [60_000, 11.9 * 3_600_000].map((ago) => new Date(NOW.getTime() - ago).toISOString()),
  );
  expect(writes).toBe(2);
});

test.each(['yesterday-token', 'password-only-token', 'renter-token'])(
  'a login that is not let in is not logged: %s',
  async (token) => {
    const api = testApi();
    await call(api, 'GET', '/api/admin/leads', '', token);
    expect(api.auditLog.entries).toEqual([]);
  },
);

describe('the audit log', () => {
  /** An API at which somebody has logged in, deleted, then exported. */
  const busyApi = async () => {
    const { auditLog } = testApi();
    const actions = [
      ['DELETE', RECORD],
      ['GET', '/api/admin/messages.csv'],
    ] as const;
    // One login.
    const clock = () => NOW;
    for (const [index, [method, path]] of actions.entries()) {
      const write: typeof auditLog.write = (entry) =>
        auditLog.write({
          ...entry,
          at: new Date(Date.parse(entry.at) + (entry.action === 'log-in' ? 0 : index * 60_000)).toISOString(),
          id: entry.action === 'log-in' ? entry.id : `entry-${index}`,
        });
      await call(testApi({ clock, auditLog: { ...auditLog, write } }), method, path);
    }
    return testApi({ auditLog });
  };
  const page = async (api: ReturnType<typeof testApi>, query: string) =>
    auditPageSchema.parse(await (await api.asAdmin(`/api/admin/audit${query}`)).json());

  test('is listed newest first, in pages', async () => {
    const api = await busyApi();
    const first = await page(api, '?limit=2');
    expect(first.entries.map(({ action }) => action)).toEqual(['export-list', 'delete-record']);
    expect(first.entries[1]).toEqual({
      id: 'entry-0',
      at: NOW.toISOString(),
      who: 'account-of-admin-token',
      email: 'admin-token@example.com',
      action: 'delete-record',
      collection: 'submissions',
      record: SAMPLE_CHECK.id,
      fields: [],
      count: null,
    });
    const rest = await page(api, `?limit=2&before=${first.next ?? ''}`);
    expect(rest.entries.map(({ action }) => action)).toEqual(['log-in']);
    expect(rest.next).toBeNull();
  });

  test.each(['who=uid', 'limit=0', 'before=x', 'name=Rosa'])(
    'answers the query %s with a 400',
    async (parameter) => {
      const response = await testApi().asAdmin(`/api/admin/audit?${parameter}`);
      expect(response.status).toBe(400);
      await readProblem(response);
    },
  );
});
