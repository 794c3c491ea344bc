import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { CONTACT_LOG_LIMIT, CONTACT_TEXT_LIMIT, NO_WORK } from '../../../src/domain/records/work.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const RECORD = `/api/admin/submissions/${SAMPLE_CHECK.id}`;
const OTHER_ID = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';
const ENTRY = { id: OTHER_ID, kind: 'no-answer', text: 'Rings.', call_again: '2026-11-25' } as const;
const CHANGE = { version: 0, status: 'contacted', entry: ENTRY } as const;

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
    expect(await response.json()).toEqual({
      work_status: 'contacted',
      work_log: [{ ...ENTRY, at: NOW.toISOString(), by: 'admin-token@example.com' }],
      work_version: 1,
      worked_at: NOW.toISOString(),
    });
    const found = async (work: string) =>
      ((await (await api.asAdmin(`/api/admin/submissions?work=${work}`)).json()) as { matching: number })
        .matching;
    expect(await found('contacted')).toBe(1);
    expect(await found('new')).toBe(0);
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

  test('is changed once when a call is retried after its response was lost', async () => {
    const api = await apiWithCheck();
    const first = await (await api.change(CHANGE)).json();
    const again = await api.change(CHANGE);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  test('keeps one entry when its call is retried after later changes', async () => {
    const api = await apiWithCheck();
    await api.change(CHANGE);
    await api.change({ version: 1, status: 'closed', entry: null });
    const again = await api.change(CHANGE);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({
      work_status: 'closed',
      work_version: 2,
      work_log: [{ text: 'Rings.' }],
    });
    // The same entry with the new version does not count as a second one, and another text under its id is refused.
    expect((await api.change({ ...CHANGE, version: 2 })).status).toBe(200);
    const edited = { ...ENTRY, text: 'Rang again.' };
    expect((await api.change({ ...CHANGE, version: 2, entry: edited })).status).toBe(409);
    expect((await api.stores.submissions.get(SAMPLE_CHECK.id))?.work_log).toHaveLength(1);
  });

  test('takes the author from the token, whatever the body says', async () => {
    const api = await apiWithCheck();
    for (const field of ['by', 'at', 'author']) {
      const response = await api.change({ ...CHANGE, entry: { ...ENTRY, [field]: 'somebody else' } });
      expect(response.status).toBe(400);
    }
    const withoutAddress = testApi({
      stores: api.stores,
      identity: {
        identify: () =>
          Promise.resolve({ account: 'account', role: 'manager', at: NOW, hasSecondFactor: true } as const),
        account: () => Promise.resolve({ id: 'uid-7', email: null }),
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
    const entry = { ...ENTRY, at: null, by: null };
    const log = Array.from({ length: CONTACT_LOG_LIMIT }, (_, index) => ({ ...entry, id: String(index) }));
    await api.stores.submissions.change(SAMPLE_CHECK.id, () => ({ work_log: log }));
    const response = await api.change(CHANGE);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).errors?.entry).toContain('full');
    expect((await api.change({ ...CHANGE, entry: null })).status).toBe(200);
  });

  test.each([
    ['version', { ...CHANGE, version: -1 }],
    ['status', { ...CHANGE, status: 'done' }],
    ['entry.text', { ...CHANGE, entry: { ...ENTRY, text: 'x'.repeat(CONTACT_TEXT_LIMIT + 1) } }],
    ['entry.call_again', { ...CHANGE, entry: { ...ENTRY, call_again: 'Friday' } }],
    ['is_eligible', { ...CHANGE, is_eligible: true }],
  ])('with a bad %s gets 400 and changes nothing', async (field, change) => {
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
  ])('on an unknown record gets 404: %s', async (path) => {
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

  test('is every record with the same email or phone, in all collections, and no other', async () => {
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
  ])('of an unknown record is 404: %s', async (path) => {
    const response = await testApi().asAdmin(path);
    expect(response.status).toBe(404);
    await readProblem(response);
  });

  test('does not include a record whose number merely ends with that of an older one', async () => {
    const api = await apiWithCheck();
    const createdAt = new Date('2026-11-20T00:00:00Z');
    await api.stores.leads.create({
      id: OTHER_ID,
      fields: {
        email: 'old@example.com',
        phone: '555-0134',
        consent_version: '',
        consent_text: '',
        language: 'en',
      },
      createdAt,
      expireAt: createdAt,
      contentDigest: '',
      searchTerms: ['5550134'],
      outbox: {},
    });
    const response = await api.asAdmin(`/api/admin/leads/${OTHER_ID}/person`);
    const data = personSchema.parse(await response.json());
    expect(data).toMatchObject({ submissions: [], leads: [{ email: 'old@example.com' }], messages: [] });
  });

  test('leaves nothing about the person in the log', async () => {
    const api = await apiWithCheck();
    await api.asAdmin(`${RECORD}/person`);
    expect(JSON.stringify(api.log.lines)).not.toMatch(/rosa|555-0134/i);
    expect(JSON.stringify(api.log.lines)).not.toContain(SAMPLE_CHECK.id);
  });
});

/** An API with four records: three of one person over two steps, and one of somebody else. */
async function apiWithPerson() {
  const api = await apiWithCheck();
  const send = (index: number, email: string, phone: string) =>
    api.post('/api/leads', { id: idOf(index), fillMs: SAMPLE_FILL_MS, email, phone });
  // The same phone as the check, with another address; then that address, with another phone.
  await send(1, 'second@example.com', '+1 602 555 0134');
  await api.post('/api/messages', {
    id: idOf(2),
    fillMs: SAMPLE_FILL_MS,
    name: 'R. Delgado',
    email: 'SECOND@example.com',
    phone: '(480) 555-0177',
    message: 'Hi',
  });
  await send(3, 'stranger@example.com', '(480) 555-0188');
  return api;
}
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c0${index}`;

describe('the timeline of a person', () => {
  const idsSchema = z.record(z.string(), z.array(z.object({ id: z.string() })));
  const idsAt = async (api: ReturnType<typeof testApi>, record: string, method = 'GET') =>
    Object.fromEntries(
      Object.entries(idsSchema.parse(await (await api.asAdmin(`/api/admin/${record}`, method)).json())).map(
        ([name, records]) => [name, records.map(({ id }) => id)],
      ),
    );
  const WHOLE = { submissions: [SAMPLE_CHECK.id], leads: [idOf(1)], messages: [idOf(2)] };

  test.each([`submissions/${SAMPLE_CHECK.id}`, `leads/${idOf(1)}`, `messages/${idOf(2)}`])(
    'is the same when opened from any of their records: %s',
    async (record) => {
      expect(await idsAt(await apiWithPerson(), `${record}/timeline`)).toEqual(WHOLE);
    },
  );

  test('has the fields that lists show, without those that only the store needs', async () => {
    const api = await apiWithPerson();
    const data: unknown = await (await api.asAdmin(`${RECORD}/timeline`)).json();
    expect(data).toMatchObject({
      submissions: [{ full_name: 'Rosa Delgado', ...NO_WORK }],
      leads: [{ ...NO_WORK, do_not_call_since: null }],
    });
    expect(JSON.stringify(data)).not.toMatch(/content_digest|search_terms|consent_text/u);
  });

  test('joins nobody by a dummy number typed to get past the form', async () => {
    const api = testApi();
    for (const [index, email] of ['a@example.com', 'b@example.com'].entries()) {
      const lead = { id: idOf(index), fillMs: SAMPLE_FILL_MS, email, phone: '(000) 000-0000' };
      await api.post('/api/leads', lead);
    }
    expect(await idsAt(api, `leads/${idOf(0)}/timeline`)).toMatchObject({ leads: [idOf(0)] });
  });

  test('of an unknown record is 404', async () => {
    expect((await testApi().asAdmin(`${RECORD}/timeline`)).status).toBe(404);
  });
});

describe('consent to calls and texts', () => {
  const sinceOf = async ({ stores }: ReturnType<typeof testApi>) =>
    Object.fromEntries(
      (
        await Promise.all(
          [stores.submissions, stores.leads, stores.messages].map((store) => store.page({ limit: 10 })),
        )
      )
        .flat()
        .map(({ id, do_not_call_since }) => [id, do_not_call_since]),
    );
  const now = NOW.toISOString();

  test('is withdrawn on every record of the person, and on no other', async () => {
    const api = await apiWithPerson();
    const response = await api.asAdmin(`/api/admin/leads/${idOf(1)}/do-not-call`, 'POST');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      submissions: [{ id: SAMPLE_CHECK.id, do_not_call_since: now }],
      leads: [{ id: idOf(1), do_not_call_since: now }],
      messages: [{ id: idOf(2), do_not_call_since: now }],
    });
    expect(await sinceOf(api)).toEqual({
      [SAMPLE_CHECK.id]: now,
      [idOf(1)]: now,
      [idOf(2)]: now,
      [idOf(3)]: null,
    });
  });

  test('withdrawn twice keeps the first time, and can be restored after a mistake', async () => {
    const api = await apiWithPerson();
    await api.asAdmin(`${RECORD}/do-not-call`, 'POST');
    const later = testApi({ stores: api.stores, now: new Date(NOW.getTime() + 60_000) });
    await later.asAdmin(`${RECORD}/do-not-call`, 'POST');
    expect(new Set(Object.values(await sinceOf(api)))).toEqual(new Set([now, null]));
    await later.asAdmin(`/api/admin/messages/${idOf(2)}/do-not-call`, 'DELETE');
    expect(Object.values(await sinceOf(api))).toEqual([null, null, null, null]);
  });

  test('stays withdrawn on what the person sends later, unless they tick the box again', async () => {
    const api = await apiWithPerson();
    await api.asAdmin(`${RECORD}/do-not-call`, 'POST');
    const later = testApi({ stores: api.stores, now: new Date(NOW.getTime() + 60_000) });
    const { email, phone } = SAMPLE_CHECK;
    const send = async (index: number, body: object, path = '/api/leads') => {
      const response = await later.post(path, { fillMs: SAMPLE_FILL_MS, ...body, id: idOf(index) });
      expect(response.status).toBe(201);
    };
    await send(4, { email: email.toUpperCase(), phone: '(480) 555-0199' });
    await send(5, { email: 'third@example.com', phone });
    await send(6, { email: 'nobody@example.com', phone: '(480) 555-0111' });
    await send(7, SAMPLE_CHECK, '/api/submissions');
    await send(8, { ...SAMPLE_CHECK, contactConsent: true }, '/api/submissions');
    const since = await sinceOf(api);
    expect([4, 5, 6, 7, 8].map((index) => since[idOf(index)])).toEqual([now, now, null, now, null]);
  });

  test('is given again by the same answers with the box ticked, after the record was worked on', async () => {
    const api = testApi();
    const agreed = { ...SAMPLE_CHECK, contactConsent: true };
    await api.post('/api/submissions', agreed);
    await api.asAdmin(`${RECORD}/do-not-call`, 'POST');
    const tomorrow = testApi({ stores: api.stores, now: new Date(NOW.getTime() + 24 * 3_600_000) });
    expect((await tomorrow.post('/api/submissions', { ...agreed, isRepeat: true })).status).toBe(200);
    expect(await sinceOf(api)).toEqual({ [SAMPLE_CHECK.id]: now });
    expect((await tomorrow.post('/api/submissions', agreed)).status).toBe(200);
    expect(await sinceOf(api)).toEqual({ [SAMPLE_CHECK.id]: null });
  });

  test('stays withdrawn, and nothing changes, when other answers come under a stored id', async () => {
    const api = await apiWithPerson();
    await api.asAdmin(`/api/admin/leads/${idOf(3)}/do-not-call`, 'POST');
    const later = testApi({ stores: api.stores, now: new Date(NOW.getTime() + 60_000) });
    const response = await later.post('/api/submissions', {
      ...SAMPLE_CHECK,
      email: 'stranger@example.com',
    });
    expect(response.status).toBe(409);
    expect(await sinceOf(api)).toMatchObject({ [SAMPLE_CHECK.id]: null });
  });

  test('has its withdrawal in the export', async () => {
    const api = await apiWithPerson();
    await api.asAdmin(`${RECORD}/do-not-call`, 'POST');
    const csv = await (await api.asAdmin('/api/admin/leads.csv')).text();
    const [head, ...lines] = csv.split('\r\n');
    const column = head?.split(',').indexOf('Do not call or text since (UTC)') ?? -1;
    expect(lines.map((line) => line.split(',')[column]).sort()).toEqual([
      '',
      '2026-11-21 18:30:00',
      undefined,
    ]);
  });

  test.each(['POST', 'DELETE'])('of an unknown record is 404: %s', async (method) => {
    expect((await testApi().asAdmin(`${RECORD}/do-not-call`, method)).status).toBe(404);
  });
});

describe('a call about a record', () => {
  test('is logged by request and collection, with nothing about the person', async () => {
    const api = await apiWithCheck();
    await api.asAdmin(`${RECORD}/person`);
    await api.asAdmin(RECORD, 'DELETE');
    const done = api.log.lines.filter(({ event }) => event !== 'request');
    expect(done.map(({ event, fields }) => ({ event, fields }))).toEqual([
      { event: 'personal data exported on request', fields: { requestId: 'request-1' } },
      {
        event: 'record deleted on request',
        fields: { requestId: 'request-1', collection: 'submissions' },
      },
    ]);
  });

  test('returns none of the fields that the store derives for searching and comparing', async () => {
    const api = await apiWithCheck();
    const data = personFile.parse(await (await api.asAdmin(`${RECORD}/person`)).json());
    const names = Object.keys(data.submissions?.[0] ?? {});
    expect(names).toContain('id');
    for (const name of [
      'content_digest',
      'search_terms',
      'sort_key',
      'odd_fields',
      'work_version',
      'change_number',
    ]) {
      expect(names).not.toContain(name);
    }
  });

  test('skips a record that was deleted while consent was being withdrawn', async () => {
    const { stores } = await apiWithCheck();
    const change = () => Promise.resolve({ kind: 'missing' } as const);
    const api = testApi({ stores: { ...stores, submissions: { ...stores.submissions, change } } });
    const response = await api.asAdmin(`${RECORD}/do-not-call`, 'POST');
    expect(await response.json()).toEqual({ submissions: [], leads: [], messages: [] });
  });

  test.each(['answers', 'timeline', 'person', 'do-not-call'])(
    'gets 404 for an unknown collection: %s',
    async (what) => {
      const method = { answers: 'PATCH', 'do-not-call': 'POST' }[what] ?? 'GET';
      const response = await testApi().send(`/api/admin/work_claims/${SAMPLE_CHECK.id}/${what}`, {
        method,
        headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
        ...(method === 'PATCH' ? { body: JSON.stringify({ version: 0, answers: {} }) } : {}),
      });
      expect(response.status).toBe(404);
      await readProblem(response);
    },
  );
});

const personFile = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));
