import { describe, expect, test } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { CONTACT_LOG_LIMIT } from '../../../src/domain/records/work.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_CHECK } from '../testing/sample-check.ts';

const RECORD = `/api/admin/submissions/${SAMPLE_CHECK.id}`;
const OTHER_ID = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';
const ENTRY = {
  id: OTHER_ID,
  kind: 'left-message',
  text: 'Rings.',
  call_again: '2026-11-25T18:00:00.000Z',
} as const;
const CLOSING = { id: '6f1d3c2b-4e5a-4b7c-8d9e-0f1a2b3c4d5e', kind: 'called', text: '', closed: 'answered' };
const CHANGE = { version: 0, entry: ENTRY } as const;

/** An API that holds the sample check. */
async function apiWithCheck() {
  const api = testApi();
  await api.post('/api/submissions', SAMPLE_CHECK);
  const change = (body: unknown, path = RECORD) =>
    api.send(path, {
      method: 'PATCH',
      headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ...api, change };
}

describe('the work on a record', () => {
  test('is changed, returned in its current state, and found by its filter', async () => {
    const api = await apiWithCheck();
    const response = await api.change(CHANGE);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      records: [
        {
          work_status: 'contacted',
          work_log: [{ ...ENTRY, at: NOW.toISOString(), by: 'admin-token@example.com' }],
          work_version: 1,
        },
      ],
    });
    const found = async (work: string) =>
      ((await (await api.asAdmin(`/api/admin/submissions?work=${work}`)).json()) as { matching: number })
        .matching;
    expect(await found('contacted')).toBe(1);
    expect(await found('new')).toBe(0);
    const headers = { authorization: 'Bearer admin-token', 'x-search': 'rings' };
    expect(await (await api.send('/api/admin/submissions', { headers })).json()).toMatchObject({
      matching: 1,
    });
    // Later changes keep when the person was first contacted.
    await api.change({ version: 1, entry: CLOSING });
  });

  test('that was changed in another tab is not overwritten: 409 with its current state', async () => {
    const api = await apiWithCheck();
    await api.change(CHANGE);
    const response = await api.change({
      ...CHANGE,
      entry: { ...ENTRY, id: SAMPLE_CHECK.id, text: 'Spoke to her.' },
    });
    expect(response.status).toBe(409);
    expect(await readProblem(response)).toMatchObject({
      detail: expect.stringContaining('changed in the meantime') as string,
      current: { work_log: [{ text: 'Rings.' }], work_version: 1 },
    });
  });

  test('keeps one entry when its call is retried after later changes', async () => {
    const api = await apiWithCheck();
    await api.change(CHANGE);
    await api.change({ version: 1, entry: CLOSING });
    const again = await api.change(CHANGE);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({
      records: [
        { work_status: 'closed', work_version: 2, work_log: [{ text: 'Rings.' }, { closed: 'answered' }] },
      ],
    });
    // The same entry with the new version does not count as a second one, and another text under its id is refused.
    expect((await api.change({ ...CHANGE, version: 2 })).status).toBe(200);
    const edited = { ...ENTRY, text: 'Rang again.' };
    expect((await api.change({ ...CHANGE, version: 2, entry: edited })).status).toBe(409);
    expect((await api.stores.submissions.get(SAMPLE_CHECK.id))?.work_log).toHaveLength(2);
  });

  test('has the account as its author where the token names no address', async () => {
    const api = await apiWithCheck();
    const withoutAddress = testApi({
      stores: api.stores,
      identity: {
        identify: () =>
          Promise.resolve({
            account: 'uid-7',
            email: null,
            at: NOW,
            hasSecondFactor: true,
          } as const),
      },
    });
    await withoutAddress.send(RECORD, {
      method: 'PATCH',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify(CHANGE),
    });
    expect(await api.stores.submissions.get(SAMPLE_CHECK.id)).toMatchObject({ work_log: [{ by: 'uid-7' }] });
  });

  test('refuses further entries with a reason once its log is full', async () => {
    const api = await apiWithCheck();
    const entry = { ...ENTRY, closed: null, at: null, by: null };
    const log = Array.from({ length: CONTACT_LOG_LIMIT }, (_, index) => ({ ...entry, id: String(index) }));
    await api.stores.submissions.change(SAMPLE_CHECK.id, () => ({ work_log: log }));
    const response = await api.change(CHANGE);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).errors?.entry).toContain('full');
    const undo = '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e';
    await api.stores.submissions.change(SAMPLE_CHECK.id, () => ({
      work_log: [...log.slice(1), { ...entry, id: undo }],
    }));
    expect((await api.change({ version: 0, undo })).status).toBe(200);
  });

  test.each([
    ['without a next step', { call_again: null }],
    ['in the night', { call_again: '2026-11-25T08:00:00.000Z' }],
  ])('refuses an attempt %s, with a reason, and saves nothing', async (_what, changes) => {
    const api = await apiWithCheck();
    const response = await api.change({ ...CHANGE, entry: { ...ENTRY, ...changes } });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual(['entry.call_again']);
    expect(await api.stores.submissions.get(SAMPLE_CHECK.id)).toMatchObject({ work_version: 0 });
  });

  test('is changed on every record of the person, and taken back on all', async () => {
    const api = await apiWithCheck();
    const { email, phone, fillMs } = SAMPLE_CHECK;
    await api.post('/api/leads', { id: OTHER_ID, fillMs, email, phone: '(480) 555-0177' });
    const stranger = '7a2e4d3c-5f6b-4c8d-9e0f-1a2b3c4d5e6f';
    await api.post('/api/leads', { id: stranger, fillMs, email: 'other@example.com', phone });
    const logs = async () =>
      Promise.all(
        [api.stores.submissions.get(SAMPLE_CHECK.id), ...[OTHER_ID, stranger].map(api.stores.leads.get)].map(
          async (record) => (await record)?.work_log.length,
        ),
      );
    const { records } = (await (await api.change(CHANGE)).json()) as { records: { id: string }[] };
    expect(records.map(({ id }) => id)).toEqual([SAMPLE_CHECK.id, OTHER_ID]);
    expect(await logs()).toEqual([1, 1, 0]);
    await api.change({ version: 1, undo: ENTRY.id });
    expect(await logs()).toEqual([0, 0, 0]);
    expect(await api.stores.leads.count({ where: { work_status: 'new' } })).toBe(2);
    // A note says something of one record.
    await api.change({ version: 2, entry: { id: stranger, kind: 'note', text: 'Owes 1,500.' } });
    expect(await logs()).toEqual([1, 0, 0]);
  });

  test('that cannot be read gets 400 and changes nothing', async () => {
    const api = await apiWithCheck();
    const response = await api.change({ ...CHANGE, version: -1 });
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual(['version']);
    expect(await api.stores.submissions.get(SAMPLE_CHECK.id)).toMatchObject({ work_version: 0 });
  });

  test.each([
    `/api/admin/submissions/${OTHER_ID}`,
    `/api/admin/leads/${SAMPLE_CHECK.id}`,
    '/api/admin/submissions/__name__',
    `/api/admin/admin_actions/${SAMPLE_CHECK.id}`,
  ])('on an unknown record gets 404: %s', async (path) => {
    const api = await apiWithCheck();
    const response = await api.change(CHANGE, path);
    expect(response.status).toBe(404);
    await readProblem(response);
  });

  test('sent as something other than JSON is refused', async () => {
    const api = await apiWithCheck();
    const headers = { authorization: 'Bearer admin-token', 'content-type': 'text/plain' };
    const response = await api.send(RECORD, { method: 'PATCH', headers, body: '{}' });
    expect(response.status).toBe(415);
  });
});

test('the export of a record has all that is stored of it, without what only the store needs', async () => {
  const api = await apiWithCheck();
  await api.change(CHANGE);
  const response = await api.asAdmin(`${RECORD}/export`);
  expect(response.status).toBe(200);
  const { collection, record } = (await response.json()) as Record<string, Record<string, unknown>>;
  expect(collection).toBe('submissions');
  const stored = Object.entries((await api.stores.submissions.document(SAMPLE_CHECK.id)) ?? {});
  const helps = ['content_digest', 'search_terms', 'sort_key', 'work_version'];
  expect(stored.map(([name]) => name)).toEqual(expect.arrayContaining(helps));
  expect(record).toEqual(Object.fromEntries(stored.filter(([name]) => !helps.includes(name))));
  expect(record).toMatchObject({
    id: SAMPLE_CHECK.id,
    full_name: 'Rosa Delgado',
    work_log: [{ text: 'Rings.' }],
  });
});

test('the deletion of a record answers 204, and 404 the second time', async () => {
  const api = await apiWithCheck();
  const statuses = [];
  for (let time = 0; time < 2; time += 1) statuses.push((await api.asAdmin(RECORD, 'DELETE')).status);
  expect(statuses).toEqual([204, 404]);
});

test(`the deletion of a record is logged by request and collection, with nothing about the person: ${privacy.sections.retention.paragraphs.onRequest}`, async () => {
  const api = await apiWithCheck();
  await api.asAdmin(RECORD, 'DELETE');
  const done = api.log.lines.filter(({ event }) => event !== 'request');
  expect(done.map(({ event, fields }) => ({ event, fields }))).toEqual([
    { event: 'record deleted on request', fields: { requestId: 'request-2', collection: 'submissions' } },
  ]);
});
