import { expect, test, vi } from 'vitest';

import { ADMIN_PROBLEMS } from '../../../src/domain/api/contract.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { memoryReadCounts } from '../testing/memory.ts';
import { newLead } from '../testing/new-lead.ts';
import { NOW } from '../testing/sample-check.ts';

const readCounts = memoryReadCounts;

/** An office with many leads, whose time the test sets. */
async function busyOffice() {
  let now = NOW;
  const api = testApi({ clock: () => now, readCounts: readCounts() });
  for (let index = 0; index < 260; index += 1) {
    const createdAt = new Date(NOW.getTime() - index * 60_000);
    await api.stores.leads.create(newLead(`lead-${index}`, `p${index}@example.com`, createdAt));
  }
  const get = (path: string, token = 'admin-token') =>
    api.send(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } });
  /** Reads pages of 50 of a list, and returns their statuses. */
  const readPages = async (count: number) => {
    const statuses: number[] = [];
    let next = '';
    for (let page = 0; page < count; page += 1) {
      const response = await get(`leads?limit=50${next === '' ? '' : `&before=${encodeURIComponent(next)}`}`);
      statuses.push(response.status);
      if (response.status === 200) ({ next } = (await response.json()) as { next: string });
    }
    return statuses;
  };
  const many = () => api.auditLog.entries.filter(({ action }) => action === 'read-many');
  const passMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  return { ...api, get, readPages, many, passMinutes };
}

test('reading 200 people in an hour is work; one more needs the password', async () => {
  const office = await busyOffice();
  expect(await office.readPages(4)).toEqual([200, 200, 200, 200]);
  expect(office.many()).toEqual([]);
  expect(await office.readPages(5)).toEqual([200, 200, 200, 200, 401]);
});

test('whoever waits can be read without end, because they are the day’s work', async () => {
  const office = await busyOffice();
  expect((await office.get('queue')).status).toBe(200);
  expect((await office.get('leads?limit=50')).status).toBe(200);
  expect(office.many()).toEqual([]);
});

test('the refusal says why, can be resolved by the password, and is in the audit log once', async () => {
  const office = await busyOffice();
  await office.readPages(5);
  const response = await office.get('leads/lead-255/timeline');
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
  expect(await readProblem(response)).toMatchObject({
    type: ADMIN_PROBLEMS.recentLogin,
    detail: expect.stringContaining('more than 200 people') as string,
  });
  expect(office.many()).toMatchObject([{ who: 'account-of-admin-token', count: 250, id: 'request-5-many' }]);
  expect((await office.get('messages')).status).toBe(200);
});

test('the same people count once, however often they are loaded', async () => {
  const office = await busyOffice();
  for (let times = 0; times < 6; times += 1) expect(await office.readPages(1)).toEqual([200]);
  expect((await office.get('leads/lead-7/timeline')).status).toBe(200);
});

test('another login and another hour have a count of their own', async () => {
  const office = await busyOffice();
  await office.readPages(5);
  // After typing the password, the login is another one.
  office.passMinutes(1);
  expect((await office.get('leads?limit=50')).status).toBe(200);
  expect((await office.get('leads?limit=50', 'worker-token')).status).toBe(200);
});

test('nobody is shown whom nobody could count', async () => {
  const add = vi.fn(() => Promise.reject(new Error('no store')));
  const api = testApi({ readCounts: { add } });
  await api.stores.leads.create(newLead('lead-1', 'a@example.com'));
  const response = await api.asAdmin('/api/admin/leads');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('a@example.com');
  // It is 18:30, and the next hour has a count of its own.
  expect(add).toHaveBeenCalledWith(expect.any(String), ['lead-1'], new Date('2026-11-21T19:00:00.000Z'));
});
