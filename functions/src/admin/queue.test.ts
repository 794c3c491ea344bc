import { describe, expect, test, vi } from 'vitest';

import { TIMING } from '../../../src/content/words/en/offer.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/domain/records/document.ts';
import {
  PROMISED_HOURS,
  type Queue,
  recordRow,
  type RecordRow,
  queueSchema,
} from '../../../src/domain/office/queue.ts';

import { testApi } from '../testing/api.ts';
import { newLead } from '../testing/new-lead.ts';
import { SAMPLE_CHECK } from '../testing/sample-check.ts';

type Api = ReturnType<typeof testApi>;

const CHECK = SAMPLE_CHECK;
const idOf = (number: number) => `0b7e9a52-6f0a-4a57-9a3b-${String(number).padStart(12, '0')}`;

/** Saves one record of a kind at an instant, and returns its id. */
async function save(
  api: Api,
  kind: RecordKind,
  number: number,
  at: Date,
  changes: object = {},
): Promise<string> {
  const { email, phone, fullName: name, fillMs } = CHECK;
  const bodies = {
    submissions: CHECK,
    leads: { email, phone, fillMs },
    messages: { email, phone, name, message: 'Hello', fillMs },
  };
  const { post } = testApi({ now: at, stores: api.stores });
  const id = idOf(number);
  const response = await post(`/api/${kind}`, { ...bodies[kind], id, ...changes });
  expect(response.status).toBe(201);
  return id;
}

const queueOf = async (api: Api): Promise<Queue> => {
  const response = await api.asAdmin('/api/admin/queue');
  expect(response.status).toBe(200);
  return queueSchema.parse(await response.json());
};

// A Monday, 11:00 in New York: open since 8:00 there, and on Sunday until 18:00.
const NOW = new Date('2026-11-23T16:00:00.000Z');
const minutesBefore = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** The work on a record whose person is to be called on a day. */
const callOn = (day: string) => ({
  work_status: 'contacted',
  work_log: [{ id: 'a', at: null, by: null, kind: 'no-answer', text: '', call_again: day, closed: null }],
  call_again_at: day,
});

describe('the queue', () => {
  test('has the new records of all kinds', async () => {
    const api = testApi({ now: NOW });
    const lead = await save(api, 'leads', 1, minutesBefore(10));
    const check = await save(api, 'submissions', 2, minutesBefore(30));
    const message = await save(api, 'messages', 3, minutesBefore(20));
    const done = await save(api, 'leads', 4, minutesBefore(40));
    await api.stores.leads.change(done, () => ({ work_status: 'contacted' }));
    const queue = await queueOf(api);
    expect(queue.records.map(({ collection, id }) => [collection, id])).toEqual([
      ['submissions', check],
      ['messages', message],
      ['leads', lead],
    ]);
    expect(queue.has_more).toBe(false);
  });

  test('gives each person’s name, contact details and consent', async () => {
    const api = testApi({ now: NOW });
    await save(api, 'submissions', 1, minutesBefore(3), { contactConsent: true });
    await save(api, 'submissions', 2, minutesBefore(2), { contactConsent: false });
    await save(api, 'leads', 3, minutesBefore(1), { phone: '(850) 555-0134' });
    const { records } = await queueOf(api);
    expect(records.map((record) => recordRow(record, NOW))).toMatchObject([
      {
        name: CHECK.fullName,
        state: CHECK.state,
        county: CHECK.county,
        contact: 'agreed',
        time_zones: ['America/Phoenix', 'America/Denver'],
      },
      { contact: 'not-agreed' },
      {
        name: '',
        state: null,
        classification: null,
        contact: 'to-answer',
        time_zones: ['America/New_York', 'America/Chicago'],
      },
    ] satisfies Partial<RecordRow>[]);
  });

  test('is short, however much the form and the contact log say of a person', async () => {
    const api = testApi({ now: NOW });
    const id = await save(api, 'submissions', 1, minutesBefore(3), { details: 'x'.repeat(4000) });
    await logCall(api, `submissions/${id}`, 0, { text: 'y'.repeat(2000), call_again: NOW.toISOString() });
    const { records } = await queueOf(api);
    expect(JSON.stringify(records[0]).length).toBeLessThan(600);
  });

  test.each([
    ['those who wait longest', () => undefined],
    ['the earliest calls', callOn],
  ])('has %s if there are too many, and says that there are more', async (_who, work) => {
    const api = testApi({ now: NOW });
    const id = await save(api, 'leads', 0, minutesBefore(0));
    await api.stores.leads.change(id, () => work('2026-11-23T12:00:00.000Z'));
    for (let index = 1; index <= 500; index += 1) {
      await api.stores.leads.create(newLead(idOf(index), 'p@example.com', minutesBefore(index)));
      await api.stores.leads.change(idOf(index), () => work('2026-11-22T12:00:00.000Z'));
    }
    const { records, has_more } = await queueOf(api);
    expect(records).toHaveLength(500);
    expect(records.map((record) => record.id)).not.toContain(id);
    expect(has_more).toBe(true);
  });
});

test('the queue has the newest of too many on request', async () => {
  const api = testApi({ now: NOW });
  for (let index = 0; index <= 500; index += 1) {
    await api.stores.leads.create(newLead(idOf(index), 'p@example.com', minutesBefore(index)));
  }
  const newest = async () =>
    queueSchema.parse(await (await api.asAdmin('/api/admin/queue?order=newest')).json());
  const { records, has_more } = await newest();
  expect(records.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => idOf(index)));
  expect(has_more).toBe(true);
  // Without the one that somebody has worked on, all have room.
  await api.stores.leads.change(idOf(0), () => ({ work_status: 'contacted' }));
  const rest = await newest();
  expect([rest.records[0]?.id, rest.records.length, rest.has_more]).toEqual([idOf(1), 500, false]);
});

describe('checks whose remedy opens soon', () => {
  const DAY_MS = 86_400_000;
  const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);

  test('are those of people who agreed to calls, from a month before the day on, the nearest first', async () => {
    const api = testApi({ now: NOW });
    const agreed = { contactConsent: true };
    for (const [index, days, changes, fields] of [
      [1, 30, agreed, {}],
      [2, 0, agreed, { work_status: 'contacted' }],
      [3, 31, agreed, {}],
      [4, -1, agreed, {}],
      [5, 3, {}, {}],
      [6, 3, agreed, { work_status: 'closed' }],
      [7, 3, agreed, { do_not_call: { phone: NOW.toISOString(), email: null } }],
      [8, 12, agreed, {}],
    ] as const) {
      const id = await save(api, 'submissions', index, minutesBefore(index), changes);
      await api.stores.submissions.change(id, () => ({ opens_on: day(days), ...fields }));
    }
    const response = await api.asAdmin('/api/admin/queue/opening');
    const { records } = queueSchema.parse(await response.json());
    expect(records.map(({ id }) => id)).toEqual([2, 8, 1].map(idOf));
  });
});

test('checks whose answer changed are those told no or later before, the latest change first, until somebody turns to them', async () => {
  const api = testApi({ now: NOW });
  const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;
  const log = (day: number) => ({
    work_log: [{ id: 'a', at: at(day), by: null, kind: 'called', text: '', call_again: null, closed: null }],
  });
  for (const [index, fields] of [
    [1, { opens_on: '2026-11-20' }],
    [2, { opens_on: '2026-11-24' }],
    [3, { opens_on: null, answer_changed_at: at(22) }],
    [4, { opens_on: '2026-11-23', answer_changed_at: at(21) }],
    [5, { opens_on: '2026-11-20', ...log(20) }],
    [6, { opens_on: '2026-11-19', ...log(18) }],
    [7, { opens_on: '2026-11-20', do_not_call: { phone: null, email: NOW.toISOString() } }],
    [8, {}],
  ] as const) {
    const id = await save(api, 'submissions', index, minutesBefore(index));
    await api.stores.submissions.change(id, () => fields);
  }
  const response = await api.asAdmin('/api/admin/queue/changed');
  const { records, has_more } = queueSchema.parse(await response.json());
  expect(records.map(({ id }) => id).toSorted()).toEqual([1, 3, 4, 6].map(idOf));
  expect(has_more).toBe(false);
});

test('the filters of the queue find who is beyond the first of too many', async () => {
  const api = testApi({ now: NOW });
  for (let index = 1; index <= 501; index += 1)
    await api.stores.leads.create(newLead(idOf(index), 'p@example.com', minutesBefore(1000 - index)));
  const spanish = { language: 'es' };
  await api.stores.leads.change(await save(api, 'leads', 700, minutesBefore(1)), () => spanish);
  const due = { ...callOn('2026-11-23T12:00:00.000Z'), ...spanish };
  const check = await save(api, 'submissions', 701, minutesBefore(2), { state: 'AL', county: '' });
  await api.stores.submissions.change(check, () => due);
  const elsewhere = await save(api, 'submissions', 702, minutesBefore(2));
  await api.stores.submissions.change(elsewhere, () => ({ ...due, language: 'en' }));
  const found = async (query: string) => {
    const response = await api.asAdmin(`/api/admin/queue?${query}`);
    const { records, has_more } = queueSchema.parse(await response.json());
    return { ids: records.map(({ id }) => id).toSorted(), has_more };
  };
  for (const order of ['', '&order=newest'])
    expect(await found(`language=es${order}`)).toEqual({ ids: [700, 701].map(idOf), has_more: false });
  expect(await found('state=AL&language=es')).toEqual({ ids: [idOf(701)], has_more: false });
  expect((await api.asAdmin('/api/admin/queue?state=Alabama')).status).toBe(400);
});

/** Logs a call to a record as the admin does. */
async function logCall(api: Api, path: string, version: number, change: object) {
  const entry = { id: idOf(900 + version), kind: 'left-message', text: '', call_again: null, ...change };
  const response = await api.send(`/api/admin/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer admin-token', 'content-type': 'application/json' },
    body: JSON.stringify({ version, entry }),
  });
  expect(response.status).toBe(200);
}

describe('a person to call again', () => {
  const callsOn = async (api: Api, now: string) => {
    const { records } = await queueOf(testApi({ now: new Date(now), stores: api.stores }));
    return records.map(({ id }) => id);
  };

  test('is listed from midnight in the operator’s zone until called again or closed', async () => {
    const api = testApi({ now: NOW });
    const id = await save(api, 'leads', 1, minutesBefore(60));
    await logCall(api, `leads/${id}`, 0, { call_again: '2026-11-25T18:00:00.000Z' });
    expect((await queueOf(api)).records).toEqual([]);
    // Midnight in New York is five o'clock in UTC.
    expect(await callsOn(api, '2026-11-25T04:59:59.999Z')).toEqual([]);
    expect(await callsOn(api, '2026-11-25T05:00:00.000Z')).toEqual([id]);
    expect(await callsOn(api, '2026-12-24T12:00:00.000Z')).toEqual([id]);
    await logCall(api, `leads/${id}`, 1, { call_again: '2026-12-01T18:00:00.000Z' });
    expect(await callsOn(api, '2026-11-25T12:00:00.000Z')).toEqual([]);
    expect(await callsOn(api, '2026-12-01T12:00:00.000Z')).toEqual([id]);
    await logCall(api, `leads/${id}`, 2, { kind: 'called', closed: 'answered' });
    expect(await callsOn(api, '2026-12-01T12:00:00.000Z')).toEqual([]);
  });

  test('is listed once, whatever its kind and status', async () => {
    const api = testApi({ now: NOW });
    const ids: string[] = [];
    for (const [index, kind] of RECORD_KINDS.entries()) {
      const id = await save(api, kind, index, minutesBefore(60));
      await logCall(api, `${kind}/${id}`, 0, {
        call_again: '2026-11-22T18:00:00.000Z',
        kind: index === 0 ? 'no-answer' : 'left-message',
      });
      ids.push(id);
    }
    expect(await callsOn(api, NOW.toISOString())).toEqual(ids);
  });
});

test('the queue counts down the hours that the site promises', () => {
  expect(TIMING.emailReply).toBe(`${PROMISED_HOURS} hours`);
});

test('the queue costs two queries of each kind, however many wait', async () => {
  const api = testApi({ now: NOW });
  for (let number = 0; number < 30; number += 1) {
    await save(api, RECORD_KINDS[number % 3] ?? 'leads', number, minutesBefore(number));
  }
  const stores = RECORD_KINDS.map((kind) => api.stores[kind]);
  const reads = stores.map((store) => vi.spyOn(store, 'get'));
  const queries = stores.map((store) => vi.spyOn(store, 'due'));
  expect((await queueOf(api)).records).toHaveLength(30);
  for (const query of queries) expect(query).toHaveBeenCalledTimes(2);
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});

test('the counts of the queue name nobody, cost a count for each kind, and are in no audit log', async () => {
  const api = testApi({ now: NOW });
  await save(api, 'leads', 1, minutesBefore(10));
  await save(api, 'leads', 2, minutesBefore(20));
  for (const [index, kind] of RECORD_KINDS.entries()) {
    const done = await save(api, kind, 3 + index, minutesBefore(30));
    await api.stores[kind].change(done, () => ({ work_status: 'closed' }));
  }
  const counts = RECORD_KINDS.map((kind) => vi.spyOn(api.stores[kind], 'count'));
  const queries = RECORD_KINDS.map((kind) => vi.spyOn(api.stores[kind], 'due'));
  const response = await api.asAdmin('/api/admin/queue/counts');
  expect(await response.json()).toEqual({ submissions: 0, leads: 2, messages: 0 });
  for (const count of counts) expect(count).toHaveBeenCalledOnce();
  for (const query of queries) expect(query).not.toHaveBeenCalled();
  expect(api.auditLog.actions).toEqual([]);
});
