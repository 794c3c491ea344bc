import { expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '../../../src/domain/api/paths.ts';
import { auditPageSchema } from '../../../src/domain/office/audit.ts';

import { Unavailable } from '../http/time-limit.ts';
import { PUBLIC_ROUTES, readProblem, testApi, type TestApiOptions } from '../testing/api.ts';
import { memoryAuditLog } from '../testing/memory.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const { id, email, phone, fullName: name } = SAMPLE_CHECK;
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c${String(index).padStart(2, '0')}`;
const MINUTE_MS = 60_000;

/** An office with a check, and with leads of the same person. */
async function officeWith(leads: number, options: TestApiOptions = {}) {
  const api = testApi(options);
  await api.post('/api/submissions', SAMPLE_CHECK);
  for (let index = 0; index < leads; index += 1) {
    await api.post('/api/leads', { id: idOf(index), fillMs: SAMPLE_FILL_MS, email, phone });
  }
  return api;
}

const seenIn = ({ auditLog }: Pick<ReturnType<typeof testApi>, 'auditLog'>) =>
  auditLog.entries.filter(({ action }) => action === 'see-records').map(({ count }) => count);

/** Every admin route that may hand out records. */
const READING = Object.entries(testApi().table)
  .filter(([path, methods]) => !PUBLIC_ROUTES.includes(path) && methods.GET !== undefined)
  .map(([path]) => path.replace(':collection', 'submissions').replace(':id', id));

test.each(READING)('whatever %s shows of a person is counted before it leaves', async (path) => {
  const { stores } = await officeWith(0);
  const api = testApi({ stores });
  const response = await api.send(path, {
    headers: { authorization: 'Bearer admin-token', 'x-search': encodeURIComponent(email) },
  });
  const entries = api.auditLog.entries.filter(({ action }) => action !== 'log-in');
  const showsSomebody = /rosa@example\.com/iu.test(await response.text());
  expect(entries.length > 0).toBe(showsSomebody || path.endsWith('.csv'));
});

test('the records of a login and hour are one entry with their number, each counted once', async () => {
  const api = await officeWith(3);
  for (let times = 0; times < 3; times += 1) {
    await api.asAdmin(ADMIN_API_PATHS.leads);
    await api.asAdmin(`${ADMIN_API_PATHS.leads}?limit=2`);
  }
  expect(seenIn(api)).toEqual([3]);
  await api.asAdmin(ADMIN_API_PATHS.queue);
  expect(seenIn(api)).toEqual([4]);
  await api.asAdmin(ADMIN_API_PATHS.leadsCsv);
  expect(seenIn(api)).toEqual([7]);
  expect(JSON.stringify(api.auditLog.entries)).not.toMatch(/rosa@|555/iu);
});

test('the next hour and the next login have entries of their own', async () => {
  let now = NOW;
  const api = await officeWith(2, { clock: () => now });
  await api.asAdmin(ADMIN_API_PATHS.leads);
  // Logins of this API are a minute old, so this is another one.
  now = new Date(NOW.getTime() + 10 * MINUTE_MS);
  await api.asAdmin(ADMIN_API_PATHS.leads);
  now = new Date(NOW.getTime() + 90 * MINUTE_MS);
  await api.asAdmin(ADMIN_API_PATHS.leads);
  expect(seenIn(api)).toEqual([2, 2, 2]);
});

test('a text that looks like a record is not counted', async () => {
  const api = testApi();
  await api.post('/api/messages', {
    id,
    fillMs: SAMPLE_FILL_MS,
    email,
    phone,
    name,
    message: '"collection":"leads","id":"a"',
  });
  await api.asAdmin(ADMIN_API_PATHS.messages);
  expect(seenIn(api)).toEqual([1]);
});

test('a record that is opened is named, once for a login and hour', async () => {
  const api = await officeWith(1);
  for (let times = 0; times < 2; times += 1) await api.asAdmin(`/api/admin/leads/${idOf(0)}`);
  await api.asAdmin(`/api/admin/submissions/${id}`);
  expect(api.auditLog.entries.filter(({ action }) => action === 'open-record')).toMatchObject([
    { collection: 'leads', record: idOf(0), who: 'account-of-admin-token', at: NOW.toISOString() },
    { collection: 'submissions', record: id },
  ]);
});

test.each(['add', 'write'] as const)('what cannot be counted does not leave: %s', async (method) => {
  const { stores } = await officeWith(1);
  const auditLog = memoryAuditLog();
  const login = auditLog.write;
  const api = testApi({
    stores,
    auditLog: {
      ...auditLog,
      write: (entry) =>
        entry.action === 'log-in' || method === 'add'
          ? login(entry)
          : Promise.reject(new Unavailable('store')),
      add: (entry) => (method === 'add' ? Promise.reject(new Unavailable('store')) : auditLog.add(entry)),
    },
  });
  const response = await api.asAdmin(`/api/admin/leads/${idOf(0)}`);
  expect(response.status).toBe(503);
  expect(JSON.stringify(await readProblem(response))).not.toContain(email);
});

test('more records in an hour than the setting raise the alert', async () => {
  const api = await officeWith(4, { seenAlert: 3 });
  const alerts = () => api.log.lines.filter((line) => JSON.stringify(line).includes('many records seen'));
  await api.asAdmin(`${ADMIN_API_PATHS.leads}?limit=3`);
  expect(alerts()).toEqual([]);
  await api.asAdmin(ADMIN_API_PATHS.leads);
  expect(alerts()).toHaveLength(1);
});

test('the audit log says how many the account has seen today', async () => {
  const api = await officeWith(3);
  await api.asAdmin(ADMIN_API_PATHS.leads);
  const page = auditPageSchema.parse(await (await api.asAdmin(ADMIN_API_PATHS.audit)).json());
  expect(page.seen_today).toBe(3);
});
