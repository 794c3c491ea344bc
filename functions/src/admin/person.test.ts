import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { NO_WORK } from '../../../src/domain/records/work.ts';

import type { DoNotCallList } from '../store/ports.ts';
import { readProblem, testApi, type TestApiOptions } from '../testing/api.ts';
import { newLead } from '../testing/new-lead.ts';
import { NOW, SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const RECORD = `submissions/${SAMPLE_CHECK.id}`;
const now = NOW.toISOString();
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c${String(index).padStart(2, '0')}`;

/** An empty API, and shorter ways to call it. */
function office(options: TestApiOptions = {}) {
  const api = testApi(options);
  const lead = (index: number, email: string, phone: string) =>
    api.post('/api/leads', { id: idOf(index), fillMs: SAMPLE_FILL_MS, email, phone });
  const check = (
    index: number,
    changes: Partial<Record<keyof typeof SAMPLE_CHECK | 'isRepeat', unknown>> = {},
  ) => api.post('/api/submissions', { ...SAMPLE_CHECK, id: idOf(index), ...changes });
  /** Posts as a manager. */
  const act = (path: string, body: unknown = {}) =>
    api.post(`/api/admin/${path}`, body, { authorization: 'Bearer admin-token' });
  return { ...api, lead, check, act };
}

/** Four records: three of one person over two steps, and one of somebody else. */
async function officeWithPerson(options: TestApiOptions = {}) {
  const api = office(options);
  await api.post('/api/submissions', SAMPLE_CHECK);
  // The same phone as the check, with another address; then that address, with another phone.
  await api.lead(1, 'second@example.com', '+1 602 555 0134');
  await api.post('/api/messages', {
    id: idOf(2),
    fillMs: SAMPLE_FILL_MS,
    name: 'R. Delgado',
    email: 'SECOND@example.com',
    phone: '(480) 555-0177',
    message: 'Hi',
  });
  await api.lead(3, 'stranger@example.com', '(480) 555-0188');
  return api;
}

/** An API with the same stores at a later time. */
const later = (api: ReturnType<typeof office>, at: Date) =>
  office({ stores: api.stores, doNotCallList: api.doNotCallList, now: at });

const recordsSchema = z.array(z.looseObject({ id: z.string() }));
const personSchema = z.object({ records: recordsSchema, possibly: recordsSchema, has_more: z.boolean() });

const idsIn = (records: z.infer<typeof recordsSchema>) => records.map(({ id }) => id);

async function personAt(api: ReturnType<typeof office>, record: string) {
  const response = await api.asAdmin(`/api/admin/${record}/timeline`);
  const person = personSchema.parse(await response.json());
  return { same: idsIn(person.records), possibly: idsIn(person.possibly), hasMore: person.has_more };
}

describe('the timeline of a person', () => {
  test.each([RECORD, `leads/${idOf(1)}`, `messages/${idOf(2)}`])(
    'is the same when opened from any of their records: %s',
    async (record) => {
      const { same, possibly, hasMore } = await personAt(await officeWithPerson(), record);
      expect(same.toSorted()).toEqual([SAMPLE_CHECK.id, idOf(1), idOf(2)]);
      expect({ possibly, hasMore }).toEqual({ possibly: [], hasMore: false });
    },
  );

  test('has the fields that lists show, without those that only the store needs', async () => {
    const api = await officeWithPerson();
    const data: unknown = await (await api.asAdmin(`/api/admin/${RECORD}/timeline`)).json();
    expect(data).toMatchObject({
      records: [
        { collection: 'submissions', full_name: 'Rosa Delgado', ...NO_WORK },
        { collection: 'leads', ...NO_WORK, do_not_call_since: null },
        { collection: 'messages' },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/content_digest|search_terms|consent_text/u);
  });

  test('does not include a record whose number merely ends with that of another one', async () => {
    const api = office();
    await api.lead(1, 'old@example.com', '+44 20 6025 550134');
    await api.post('/api/submissions', SAMPLE_CHECK);
    expect(await personAt(api, RECORD)).toMatchObject({ same: [SAMPLE_CHECK.id], possibly: [] });
  });

  test('reads a bounded number of records, and says that there are more', async () => {
    const api = office();
    for (let index = 0; index < 550; index += 1) {
      const createdAt = new Date(NOW.getTime() + index);
      await api.stores.leads.create(newLead(`lead-${index}`, `p${index}@example.com`, createdAt));
    }
    const { submissions, leads, messages } = api.stores;
    const reads = [submissions, leads, messages].flatMap((store) => [
      vi.spyOn(store, 'page'),
      vi.spyOn(store, 'get'),
    ]);
    const changes = vi.spyOn(api.stores.leads, 'change');
    const calls = () => reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);

    const { same, hasMore } = await personAt(api, 'leads/lead-0');
    expect(same).toHaveLength(100);
    expect(same).toContain('lead-0');
    expect(hasMore).toBe(true);
    expect(calls()).toBeLessThanOrEqual(31);

    const marked = await api.act('leads/lead-0/do-not-call');
    expect(await marked.json()).toMatchObject({ has_more: true });
    expect(changes).toHaveBeenCalledTimes(100);
    expect(calls()).toBeLessThanOrEqual(62);
  });

  test('names a bounded number of records that may be theirs, and says that there are more', async () => {
    const api = office();
    for (let index = 0; index < 22; index += 1) {
      await api.lead(index, `p${index}@example.com`, '(000) 000-0000');
      const { same, possibly, hasMore } = await personAt(api, `leads/${idOf(0)}`);
      expect(same).toEqual([idOf(0)]);
      expect([possibly.length, hasMore]).toEqual(index <= 20 ? [index, false] : [20, true]);
    }
  });

  test('follows a bounded number of contacts', async () => {
    const api = office();
    // A chain: each lead has the address of the one before and a new one's number.
    for (let index = 0; index < 40; index += 1) {
      await api.lead(
        index,
        `p${Math.ceil(index / 2)}@example.com`,
        `(602) 555-01${String(10 + Math.floor(index / 2))}`,
      );
    }
    const { same, hasMore } = await personAt(api, `leads/${idOf(0)}`);
    expect(same.length).toBeGreaterThan(5);
    expect(same.length).toBeLessThan(40);
    expect(hasMore).toBe(true);
  });
});

describe('an admin’s decision about two records', () => {
  const decide = (api: ReturnType<typeof office>, record: string, other: string, decision: string) =>
    api.act(`${record}/same-person`, { other, decision });

  test('joins them, or keeps them apart, from either side', async () => {
    const api = office();
    await api.lead(0, 'ana@example.com', '(000) 000-0000');
    await api.lead(1, 'ben@example.com', '(000) 000-0000');
    const [one, other] = [`leads/${idOf(0)}`, `leads/${idOf(1)}`] as const;
    const joined = personSchema.parse(await (await decide(api, one, other, 'joined')).json());
    expect(idsIn(joined.records)).toEqual([idOf(0), idOf(1)]);
    expect((await personAt(api, other)).same).toEqual([idOf(1), idOf(0)]);

    await decide(api, other, one, 'apart');
    for (const record of [one, other]) {
      expect(await personAt(api, record)).toMatchObject({ same: [record.slice(6)], possibly: [] });
    }
    await decide(api, one, other, 'joined');
    expect((await personAt(api, one)).same).toHaveLength(2);
  });

  test('brings a wish not to be called to the record that is joined', async () => {
    const api = await officeWithPerson();
    await api.act(`${RECORD}/do-not-call`);
    await decide(api, `leads/${idOf(3)}`, RECORD, 'joined');
    expect(await api.stores.leads.get(idOf(3))).toMatchObject({ do_not_call_since: now });
    // Whoever agreed on the record itself still agrees.
    const other = { email: 'other@example.com', phone: '(480) 555-0166', contactConsent: true };
    await api.check(4, other);
    await decide(api, `submissions/${idOf(4)}`, RECORD, 'joined');
    expect(await api.stores.submissions.get(idOf(4))).toMatchObject({ do_not_call_since: null });
  });

  test.each([
    ['with itself', { other: RECORD, decision: 'joined' }, 404],
    ['with an unknown record', { other: `leads/${idOf(9)}`, decision: 'joined' }, 404],
    ['with no record', { other: 'work_claims/a', decision: 'apart' }, 404],
    ['that is unknown', { other: `leads/${idOf(1)}`, decision: 'married' }, 400],
    ['without the other', { decision: 'apart' }, 400],
  ])('%s is refused', async (_what, body, status) => {
    const api = await officeWithPerson();
    const response = await api.act(`${RECORD}/same-person`, body);
    expect(response.status).toBe(status);
    await readProblem(response);
    expect(await api.stores.submissions.get(SAMPLE_CHECK.id)).toMatchObject({
      joined_with: [],
      kept_apart_from: [],
    });
  });
});

describe('consent to calls and texts', () => {
  const sinceOf = async ({ stores }: ReturnType<typeof office>) =>
    Object.fromEntries(
      (
        await Promise.all(
          [stores.submissions, stores.leads, stores.messages].map((store) => store.page({ limit: 10 })),
        )
      )
        .flat()
        .map(({ id, do_not_call_since }) => [id, do_not_call_since]),
    );

  test('is withdrawn on every record of the person, which the response names, and on no other', async () => {
    const api = await officeWithPerson();
    const response = await api.act(`leads/${idOf(1)}/do-not-call`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      records: [
        { id: idOf(1), do_not_call_since: now },
        { id: idOf(2), do_not_call_since: now },
        { id: SAMPLE_CHECK.id, do_not_call_since: now },
      ],
    });
    expect(await sinceOf(api)).toEqual({
      [SAMPLE_CHECK.id]: now,
      [idOf(1)]: now,
      [idOf(2)]: now,
      [idOf(3)]: null,
    });
  });

  test('is not withdrawn for a stranger with the same filler number, now or later', async () => {
    const api = office();
    await api.lead(0, 'ana@example.com', '(000) 000-0000');
    await api.lead(1, 'ben@example.com', '(000) 000-0000');
    await api.act(`leads/${idOf(0)}/do-not-call`);
    await api.lead(2, 'carla@example.com', '(000) 000-0000');
    expect(await sinceOf(api)).toEqual({ [idOf(0)]: now, [idOf(1)]: null, [idOf(2)]: null });
  });

  test('withdrawn twice keeps the first time, and can be restored after a mistake', async () => {
    const api = await officeWithPerson();
    await api.act(`${RECORD}/do-not-call`);
    const next = later(api, new Date(NOW.getTime() + 60_000));
    await next.act(`${RECORD}/do-not-call`);
    expect(new Set(Object.values(await sinceOf(api)))).toEqual(new Set([now, null]));
    await next.asAdmin(`/api/admin/messages/${idOf(2)}/do-not-call`, 'DELETE');
    expect(Object.values(await sinceOf(api))).toEqual([null, null, null, null]);
    await next.lead(4, 'second@example.com', '(480) 555-0199');
    expect(await sinceOf(api)).toMatchObject({ [idOf(4)]: null });
  });

  test('stays withdrawn on what the person sends later, unless they tick the box again', async () => {
    const api = await officeWithPerson();
    await api.act(`${RECORD}/do-not-call`);
    const next = later(api, new Date(NOW.getTime() + 60_000));
    const { email, phone } = SAMPLE_CHECK;
    await next.lead(4, email.toUpperCase(), '(480) 555-0199');
    await next.lead(5, 'third@example.com', phone);
    await next.lead(6, 'nobody@example.com', '(480) 555-0111');
    await next.check(7);
    await next.check(8, { contactConsent: true });
    const since = await sinceOf(api);
    expect([4, 5, 6, 7, 8].map((index) => since[idOf(index)])).toEqual([now, now, null, now, null]);
  });

  test('stays withdrawn for five years after every record of the person is deleted', async () => {
    const api = await officeWithPerson();
    await api.act(`${RECORD}/do-not-call`);
    for (const record of [RECORD, `leads/${idOf(1)}`, `messages/${idOf(2)}`]) {
      expect((await api.asAdmin(`/api/admin/${record}`, 'DELETE')).status).toBe(204);
    }
    const almost = later(api, new Date('2031-11-21T18:29:59.000Z'));
    await almost.lead(4, 'second@example.com', '(480) 555-0199');
    const after = later(api, new Date('2031-11-21T18:30:00.000Z'));
    await after.lead(5, 'second@example.com', '(480) 555-0198');
    expect(await sinceOf(api)).toMatchObject({ [idOf(4)]: now, [idOf(5)]: null });
  });

  test('is remembered by hashes that do not show whose it is', async () => {
    const doNotCallList = {
      add: vi.fn<DoNotCallList['add']>(() => Promise.resolve()),
      remove: vi.fn(() => Promise.resolve()),
      since: vi.fn(() => Promise.resolve(null)),
    };
    const api = await officeWithPerson({ doNotCallList });
    await api.act(`${RECORD}/do-not-call`);
    const [hashes = []] = doNotCallList.add.mock.calls[0] ?? [];
    expect(hashes).toHaveLength(4);
    for (const hash of hashes) expect(hash).toMatch(/^[\da-f]{64}$/u);
  });

  test('is given again by the same answers with the box ticked, after the record was worked on', async () => {
    const api = office();
    await api.check(0, { contactConsent: true });
    await api.act(`submissions/${idOf(0)}/do-not-call`);
    const tomorrow = later(api, new Date(NOW.getTime() + 24 * 3_600_000));
    expect((await tomorrow.check(0, { contactConsent: true, isRepeat: true })).status).toBe(200);
    expect(await sinceOf(api)).toEqual({ [idOf(0)]: now });
    expect((await tomorrow.check(0, { contactConsent: true })).status).toBe(200);
    expect(await sinceOf(api)).toEqual({ [idOf(0)]: null });
  });

  test('stays withdrawn, and nothing changes, when other answers come under a stored id', async () => {
    const api = await officeWithPerson();
    await api.act(`leads/${idOf(3)}/do-not-call`);
    const next = later(api, new Date(NOW.getTime() + 60_000));
    const response = await next.post('/api/submissions', { ...SAMPLE_CHECK, email: 'stranger@example.com' });
    expect(response.status).toBe(409);
    expect(await sinceOf(api)).toMatchObject({ [SAMPLE_CHECK.id]: null });
  });

  test('skips a record that was deleted while it was being withdrawn', async () => {
    const { stores } = await officeWithPerson();
    const change = () => Promise.resolve({ kind: 'missing' } as const);
    const api = office({ stores: { ...stores, submissions: { ...stores.submissions, change } } });
    const response = await api.act(`${RECORD}/do-not-call`);
    expect(await response.json()).toMatchObject({
      records: [{ id: idOf(1) }, { id: idOf(2) }],
    });
  });
});

describe('the data of a person', () => {
  const proof = { verified: ' 602-555-0134 ' };
  const exportSchema = z.object({ records: z.array(z.looseObject({ record: z.looseObject({}) })) });
  const exported = async (response: Response) => exportSchema.parse(await response.json()).records;
  const exportedIds = async (response: Response) => (await exported(response)).map(({ record }) => record.id);

  test('is exported as far as the verified address or number goes', async () => {
    const api = await officeWithPerson();
    const response = await api.act(`${RECORD}/person`, proof);
    expect(response.status).toBe(200);
    const records = await exported(response);
    expect(records.map(({ record }) => record.id)).toEqual([SAMPLE_CHECK.id, idOf(1)]);
    expect(records[0]).toMatchObject({
      collection: 'submissions',
      record: { full_name: 'Rosa Delgado', consent_version: 'test', consent_text: 'You may call me.' },
    });
    expect(records[0]?.record).toHaveProperty('expire_at');
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({
        event: 'personal data exported on request',
        fields: { requestId: 'request-5' },
      }),
    );
  });

  test('includes other records of the person only by name, and never somebody else’s', async () => {
    const api = await officeWithPerson();
    const also = [`messages/${idOf(2)}`, `leads/${idOf(3)}`];
    const response = await api.act(`${RECORD}/person`, { ...proof, also });
    expect(await exportedIds(response)).toEqual([SAMPLE_CHECK.id, idOf(1), idOf(2)]);
  });

  test('has none of the fields that the store derives for searching, comparing and linking', async () => {
    const api = await officeWithPerson();
    const records = await exported(await api.act(`${RECORD}/person`, proof));
    const names = Object.keys(records[0]?.record ?? {});
    expect(names).toContain('id');
    expect(names.join(' ')).not.toMatch(
      /content_digest|search_terms|sort_key|odd_fields|work_version|change_number|joined_with|kept_apart/u,
    );
  });

  test('is exported without a record that was deleted meanwhile', async () => {
    const { stores } = await officeWithPerson();
    const document = () => Promise.resolve(undefined);
    const api = office({ stores: { ...stores, leads: { ...stores.leads, document } } });
    expect(await exportedIds(await api.act(`${RECORD}/person`, proof))).toEqual([SAMPLE_CHECK.id]);
  });

  test('is deleted as far as the verified address or number goes', async () => {
    const api = await officeWithPerson();
    const response = await api.act(`messages/${idOf(2)}/person/removal`, { verified: 'SECOND@example.com' });
    expect(await response.json()).toEqual({
      removed: [`messages/${idOf(2)}`, `leads/${idOf(1)}`],
    });
    expect(api.log.lines).toContainEqual(
      expect.objectContaining({
        event: 'personal data deleted on request',
        fields: { requestId: 'request-5', records: 2 },
      }),
    );
    expect(await api.stores.leads.page({ limit: 9 })).toMatchObject([{ id: idOf(3) }]);
    expect(await api.stores.messages.count()).toBe(0);
    expect(await api.stores.submissions.count()).toBe(1);
  });

  test.each(['person', 'person/removal'])('needs proof: %s', async (path) => {
    const api = await officeWithPerson();
    for (const body of [{}, { verified: '' }, { verified: 'nobody@example.com' }, { verified: '555-0134' }]) {
      const response = await api.act(`${RECORD}/${path}`, body);
      expect(response.status).toBe(400);
      expect(Object.keys((await readProblem(response)).errors ?? {})).toEqual(['verified']);
    }
    // Nothing was done, so nothing is in the audit log.
    expect(api.auditLog.entries).toEqual([]);
    expect(await api.stores.submissions.count()).toBe(1);
  });
});

describe('a call about a person', () => {
  test.each([
    ['GET', 'timeline'],
    ['POST', 'do-not-call'],
    ['DELETE', 'do-not-call'],
    ['POST', 'person'],
    ['POST', 'person/removal'],
    ['POST', 'same-person'],
  ])('gets 404 for an unknown record or collection: %s %s', async (method, what) => {
    const api = await officeWithPerson();
    for (const record of [
      `submissions/${idOf(9)}`,
      `work_claims/${SAMPLE_CHECK.id}`,
      `constructor/${idOf(1)}`,
      'leads/__name__',
    ]) {
      const body = { 'same-person': { other: RECORD, decision: 'joined' } }[what] ?? { verified: 'a@b.co' };
      const response = await api.send(`/api/admin/${record}/${what}`, {
        method,
        headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      });
      expect(response.status).toBe(404);
      await readProblem(response);
    }
  });
});
