import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { NO_OUTBOX } from '~/domain/notifications/outbox.ts';
import { WORK_NOTE_LIMIT } from '~/domain/records/work.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const RECORD = `/api/admin/submissions/${SAMPLE_CHECK.id}`;
const OTHER_ID = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';
const CHANGE = { version: 0, status: 'contacted', note: 'Called, no answer.' };

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
  test('is changed, answered as it stands, and found by its filter', async () => {
    const api = await apiWithCheck();
    const response = await api.change(CHANGE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      work_status: 'contacted',
      work_note: 'Called, no answer.',
      work_version: 1,
      worked_at: NOW.toISOString(),
    });
    const found = async (work: string) =>
      ((await (await api.asAdmin(`/api/admin/submissions?work=${work}`)).json()) as { matching: number })
        .matching;
    expect(await found('contacted')).toBe(1);
    expect(await found('new')).toBe(0);
  });

  test('changed in another tab stays as it is there, with 409 and how it stands', async () => {
    const api = await apiWithCheck();
    await api.change(CHANGE);
    const response = await api.change({ ...CHANGE, note: 'Spoke to her.' });
    expect(response.status).toBe(409);
    expect(await readProblem(response)).toMatchObject({
      detail: expect.stringContaining('changed in the meantime') as string,
      current: { work_note: 'Called, no answer.', work_version: 1 },
    });
  });

  test('is changed once when the same call comes again after its answer was lost', async () => {
    const api = await apiWithCheck();
    const first = await (await api.change(CHANGE)).json();
    const again = await api.change(CHANGE);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  test.each([
    ['version', { ...CHANGE, version: -1 }],
    ['status', { ...CHANGE, status: 'done' }],
    ['note', { ...CHANGE, note: 'x'.repeat(WORK_NOTE_LIMIT + 1) }],
    ['is_eligible', { ...CHANGE, is_eligible: true }],
  ])('with a bad %s gets 400, and nothing changes', async (field, change) => {
    const api = await apiWithCheck();
    const response = await api.change(change);
    expect(response.status).toBe(400);
    expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual([field]);
    expect(await api.stores.submissions.get(SAMPLE_CHECK.id)).toMatchObject({ work_version: 0 });
  });

  test.each([
    `/api/admin/submissions/${OTHER_ID}`,
    `/api/admin/leads/${SAMPLE_CHECK.id}`,
    '/api/admin/submissions/__name__',
    `/api/admin/work_claims/${SAMPLE_CHECK.id}`,
  ])('of no record gets 404: %s', async (path) => {
    const api = await apiWithCheck();
    const response = await api.change(CHANGE, path);
    expect(response.status).toBe(404);
    await readProblem(response);
  });

  test('of a deleted record gets 404', async () => {
    const api = await apiWithCheck();
    await api.asAdmin(RECORD, 'DELETE');
    expect((await api.change(CHANGE)).status).toBe(404);
  });

  test.each([
    ['as a form', { method: 'PATCH', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    [
      'as half a text',
      { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: '{"ver' },
      400,
    ],
  ])('sent %s is refused', async (_how, { headers, ...init }, status) => {
    const api = await apiWithCheck();
    const response = await api.send(RECORD, {
      ...init,
      headers: { ...headers, authorization: 'Bearer admin-token' },
    });
    expect(response.status).toBe(status);
  });
});

describe("one person's data", () => {
  const personSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
  const SAME_PHONE = { email: 'other@example.com', phone: '+1 602 555 0134' };
  const SAME_EMAIL = {
    name: 'R. Delgado',
    email: 'ROSA@example.com',
    phone: '(602) 555-0199',
    message: 'Hi',
  };
  const STRANGER = { email: 'rosa.delgado@example.com', phone: '(480) 555-0134' };

  test('is every record with the same email or phone, in all collections, and nobody else’s', async () => {
    const api = await apiWithCheck();
    await api.post('/api/leads', { id: OTHER_ID, fillMs: SAMPLE_FILL_MS, ...SAME_PHONE });
    await api.post('/api/leads', { id: OTHER_ID.replace('5e', '6e'), fillMs: SAMPLE_FILL_MS, ...STRANGER });
    await api.post('/api/messages', { id: OTHER_ID, fillMs: SAMPLE_FILL_MS, ...SAME_EMAIL });
    const response = await api.asAdmin(`${RECORD}/person`);
    expect(response.status).toBe(200);
    const data = personSchema.parse(await response.json());
    expect(data).toMatchObject({
      submissions: [
        {
          id: SAMPLE_CHECK.id,
          full_name: 'Rosa Delgado',
          consent_version: 'test',
          consent_text: 'You may call me.',
        },
      ],
      leads: [SAME_PHONE],
      messages: [SAME_EMAIL],
    });
    expect(Object.values(data).map((records) => records.length)).toEqual([1, 1, 1]);
    expect(data.submissions?.[0]).toHaveProperty('expire_at');
    expect(JSON.stringify(data)).not.toMatch(/content_digest|search_terms/);
  });

  test.each([
    `/api/admin/submissions/${OTHER_ID}/person`,
    `/api/admin/constructor/${OTHER_ID}/person`,
    '/api/admin/leads/__name__/person',
  ])('of no record is 404: %s', async (path) => {
    const response = await testApi().asAdmin(path);
    expect(response.status).toBe(404);
    await readProblem(response);
  });

  test('is nobody else’s whose number ends with what an older record has for a number', async () => {
    const api = await apiWithCheck();
    const createdAt = new Date('2026-11-20T00:00:00Z');
    await api.stores.leads.create({
      id: OTHER_ID,
      fields: { email: 'old@example.com', phone: '555-0134' },
      createdAt,
      expireAt: createdAt,
      contentDigest: '',
      searchTerms: ['5550134'],
      outbox: NO_OUTBOX,
    });
    const response = await api.asAdmin(`/api/admin/leads/${OTHER_ID}/person`);
    const data = personSchema.parse(await response.json());
    expect(data).toMatchObject({ submissions: [], leads: [{ email: 'old@example.com' }], messages: [] });
  });

  test('leaves no trace of the person in the log', async () => {
    const api = await apiWithCheck();
    await api.asAdmin(`${RECORD}/person`);
    expect(JSON.stringify(api.log.lines)).not.toMatch(/rosa|555-0134/i);
    expect(JSON.stringify(api.log.lines)).not.toContain(SAMPLE_CHECK.id);
  });
});
